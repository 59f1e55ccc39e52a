import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Row, type RowProps } from '../Row/Row.tsx';
import { VideoGrid } from '../VideoGrid/VideoGrid.tsx';

export interface VideoRowProps extends Omit<RowProps, 'children'> {
  /** Twelve are enough for the widest page; incomplete rows are hidden. While pending, a skeleton is shown. */
  cards: readonly VideoCardProps[] | Pending;
  /** True for the first list of the page: its first card is large, and its first pictures load eagerly. */
  first?: boolean;
}

/** Two or three rows of videos under a title; an incomplete row is hidden. */
export function VideoRow({ cards, first = false, ...rest }: VideoRowProps) {
  return (
    <Row aria-busy={isPending(cards) || undefined} {...rest} data-component="VideoRow">
      <VideoGrid cards={cards} first={first} data-rows={first ? 'lead' : 'whole'} />
    </Row>
  );
}
