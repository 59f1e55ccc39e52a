import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { Row, type RowProps } from '../Row/Row.tsx';
import { VideoGrid } from '../VideoGrid/VideoGrid.tsx';

export interface VideoRowProps extends Omit<RowProps, 'children'> {
  /** Twelve are enough for the widest page; incomplete rows are hidden. */
  cards: readonly VideoCardProps[];
  /** Whether it is the first list of the page: loads its first pictures eagerly. */
  first?: boolean;
}

/** Two or three rows of videos under a title; an incomplete row is hidden. */
export function VideoRow({ cards, first = false, ...rest }: VideoRowProps) {
  return (
    <Row {...rest} data-component="VideoRow">
      <VideoGrid cards={cards} first={first} data-rows="whole" />
    </Row>
  );
}
