import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { Row, type RowProps } from '../Row/Row.tsx';
import { VideoGrid } from '../VideoGrid/VideoGrid.tsx';

export interface VideoRowProps extends Omit<RowProps, 'children'> {
  /** Twelve are enough for the widest page. */
  cards: readonly VideoCardProps[];
  /** It opens the page: its first pictures are asked for at once. */
  first?: boolean;
}

/** Two or three rows of videos under a title; what does not fill a row is left out. */
export function VideoRow({ cards, first = false, ...rest }: VideoRowProps) {
  return (
    <Row {...rest} data-component="VideoRow">
      <VideoGrid cards={cards} first={first} data-rows="whole" />
    </Row>
  );
}
