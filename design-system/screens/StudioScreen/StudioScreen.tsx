import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Paging, type PagingProps } from '../../lists/Paging/Paging.tsx';
import { StudioList, type StudioListProps } from '../../lists/StudioList/StudioList.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'studioScreen.title', defaultMessage: 'Your studio' },
  sentence: { id: 'studioScreen.sentence', defaultMessage: 'Your videos, and what they got in the last 30 days.' },
  upload: { id: 'ownUploads.upload', defaultMessage: 'Upload a video' },
  emptyTitle: { id: 'ownUploads.emptyTitle', defaultMessage: 'You have not uploaded a video yet' },
  empty: {
    id: 'ownUploads.empty',
    defaultMessage: 'Every video that you upload is listed here, from the first byte to the day it is public.',
  },
});

export interface StudioScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Videos of this page; none if the member has none. */
  videos: StudioListProps['videos'];
  paging?: PagingProps | undefined;
  /** URL of the upload page. */
  uploadHref: string;
}

/** The page /studio/: a member’s own videos. */
export function StudioScreen({ videos, paging, uploadHref, ...rest }: StudioScreenProps) {
  const { formatMessage } = useIntl();
  const upload = formatMessage(messages.upload);
  return (
    <Narrow {...rest} data-component="StudioScreen">
      <ListHead title={formatMessage(messages.title)} />
      {videos.length === 0 ? (
        <Notice
          scene="empty"
          heading={formatMessage(messages.emptyTitle)}
          sentence={formatMessage(messages.empty)}
          way={{ href: uploadHref, label: upload }}
        />
      ) : (
        <>
          <Text tone="soft">{formatMessage(messages.sentence)}</Text>
          <Button icon="upload" href={uploadHref} data-part="studio-upload">
            {upload}
          </Button>
          <StudioList videos={videos} />
        </>
      )}
      {paging && <Paging {...paging} />}
    </Narrow>
  );
}

const Narrow = styled(Screen)`
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: calc(${size.form} * 1.6);
  margin-inline: auto;

  & [data-part='studio-upload'] {
    justify-self: start;
  }
`;
