import { PlaylistCard, type PlaylistCardProps } from '../../cards/PlaylistCard/PlaylistCard.tsx';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { listItems } from '../../lists/listItems.tsx';
import type { Pending } from '../../reader/pending.ts';

export interface PlaylistListScreenProps extends Omit<ListFrameProps, 'filters' | 'children'> {
  /** The entries on this page of the list. */
  cards: readonly PlaylistCardProps[] | Pending;
}

/** The pages /playlists/{sort}/{page}/, and playlist search results. */
export function PlaylistListScreen({ cards, ...rest }: PlaylistListScreenProps) {
  return (
    <ListFrame {...rest} data-component="PlaylistListScreen">
      <CardGrid data-columns="two">
        {listItems(
          cards,
          (card) => (
            <PlaylistCard {...card} />
          ),
          <VideoCardSkeleton data-lines="one" />,
        )}
      </CardGrid>
    </ListFrame>
  );
}
