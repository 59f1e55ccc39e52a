import { column } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { isPending } from '../../reader/pending.ts';
import { Row, type RowProps } from '../Row/Row.tsx';
import { VideoGrid, type VideoGridProps } from '../VideoGrid/VideoGrid.tsx';
import { VideoGridSkeleton } from '../VideoGridSkeleton/VideoGridSkeleton.tsx';

const messages = defineMessages({
  title: { id: 'popularVideos.title', defaultMessage: 'Popular videos' },
});

export interface PopularVideosProps extends Omit<RowProps, 'title' | 'children'> {
  /** Four are shown. */
  cards: VideoGridProps['cards'];
}

/** A row of popular videos, for a page that has nothing else to show. */
export function PopularVideos({ cards, ...rest }: PopularVideosProps) {
  const { formatMessage } = useIntl();
  return (
    <Root
      aria-busy={isPending(cards) || undefined}
      {...rest}
      title={formatMessage(messages.title)}
      data-component="PopularVideos"
    >
      {isPending(cards) ? <VideoGridSkeleton cards={4} data-rows="one" /> : <VideoGrid cards={cards} data-rows="one" />}
    </Root>
  );
}

const Root = styled(Row)`
  inline-size: 100%;
  max-inline-size: ${column.four}px;
  margin-inline: auto;
`;
