import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Row, type RowProps } from '../Row/Row.tsx';
import { VideoGrid } from '../VideoGrid/VideoGrid.tsx';

export interface VideoRowProps extends Omit<RowProps, 'children'> {
  /** Twelve are enough for the widest page; incomplete rows are hidden. While pending, a skeleton is shown. */
  cards: readonly VideoCardProps[] | Pending;
  /** True for the first list of the page: its first card is large, and its first pictures load eagerly. */
  first?: boolean;
  /** A single row under a title of one line: its height is known before its videos are. */
  line?: boolean;
}

/** Two or three rows of videos under a title, without an incomplete one; or a single row. */
export function VideoRow({ cards, first = false, line = false, ...rest }: VideoRowProps) {
  return (
    <Row
      aria-busy={isPending(cards) || undefined}
      {...rest}
      data-title={line ? 'line' : undefined}
      data-component="VideoRow"
    >
      <VideoGrid cards={cards} first={first} data-rows={line ? 'line' : first ? 'lead' : 'whole'} />
    </Row>
  );
}
