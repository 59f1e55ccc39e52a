import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { UploadState, type UploadStateProps } from '../../cards/UploadState/UploadState.tsx';
import { VideoCard, type VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { noticeOf } from '../noticeOf.ts';
import { Paging, type PagingProps } from '../Paging/Paging.tsx';

const messages = defineMessages({
  title: { id: 'ownUploads.title', defaultMessage: 'Your uploads' },
  loading: { id: 'ownUploads.loading', defaultMessage: 'Your videos are being loaded' },
  emptyTitle: { id: 'ownUploads.emptyTitle', defaultMessage: 'You have not uploaded a video yet' },
  empty: {
    id: 'ownUploads.empty',
    defaultMessage: 'Every video that you upload is listed here, from the first byte to the day it is public.',
  },
  upload: { id: 'ownUploads.upload', defaultMessage: 'Upload a video' },
  studio: { id: 'studioScreen.title', defaultMessage: 'Your studio' },
  failedTitle: { id: 'ownUploads.failedTitle', defaultMessage: 'Your videos did not come through' },
  failed: {
    id: 'ownUploads.failed',
    defaultMessage: 'Nothing is lost. Check your connection, then try again.',
  },
  retry: { id: 'ownUploads.retry', defaultMessage: 'Try again' },
});

export interface OwnUpload {
  id: string;
  card: VideoCardProps;
  /** State that hides it from others; null if they can see it. */
  state: Pick<UploadStateProps, 'state' | 'reason' | 'share' | 'opaque'> | null;
}

export interface OwnUploadsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Loading state of the uploads. `href` is the link of the notice that is shown instead of the list. */
  state:
    | { kind: 'loading' }
    | { kind: 'ready'; uploads: readonly OwnUpload[] }
    | { kind: 'empty'; href: string }
    | { kind: 'failed'; href: string };
  /** URL of the upload page, for the button above the list. */
  uploadHref?: string | undefined;
  /** URL of the studio, for a button beside that; omit it if the API has none. */
  studioHref?: string | undefined;
  /** Omit it on a page that has its own pagination, such as in a ListFrame. */
  paging?: PagingProps | undefined;
}

/** A member's own uploads, as only that member sees them: the public ones, and those on their way there. */
export function OwnUploads({ state, uploadHref, studioHref, paging, ...rest }: OwnUploadsProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-busy={state.kind === 'loading' || undefined} {...rest} data-component="OwnUploads">
      {uploadHref !== undefined && (
        <div data-part="own-uploads-ways">
          <Button icon="upload" href={uploadHref}>
            {formatMessage(messages.upload)}
          </Button>
          {studioHref !== undefined && <Button href={studioHref}>{formatMessage(messages.studio)}</Button>}
        </div>
      )}
      <Uploads state={state} />
      {state.kind === 'ready' && paging && <Paging {...paging} />}
    </Root>
  );
}

const drawings = {
  empty: { scene: 'empty', heading: messages.emptyTitle, sentence: messages.empty, way: messages.upload },
  failed: { scene: 'failed', heading: messages.failedTitle, sentence: messages.failed, way: messages.retry },
} as const;

function Uploads({ state }: Pick<OwnUploadsProps, 'state'>) {
  const { formatMessage } = useIntl();
  if (state.kind === 'loading') return <Waiting label={formatMessage(messages.loading)} />;
  if (state.kind === 'ready')
    return state.uploads.length === 0 ? null : (
      <>
        <h2 data-component="VisuallyHidden">{formatMessage(messages.title)}</h2>
        <CardGrid data-columns="one">
          {state.uploads.map(({ id, card, state: upload }) => (
            <li key={id}>
              <VideoCard {...card}>{upload && <UploadState {...upload} />}</VideoCard>
            </li>
          ))}
        </CardGrid>
      </>
    );
  return <Notice {...noticeOf(drawings[state.kind], state, formatMessage)} />;
}

const Waiting = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Announcement sentence={label} />
    <CardGrid data-columns="one" aria-hidden="true">
      {indexes(8).map((place) => (
        <li key={place}>
          <VideoCardSkeleton data-lines="one" />
        </li>
      ))}
    </CardGrid>
  </>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  & [data-part='own-uploads-ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;
