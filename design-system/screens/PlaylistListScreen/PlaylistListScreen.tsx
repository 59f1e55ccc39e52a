import { PlaylistCard, type PlaylistCardProps } from '../../cards/PlaylistCard/PlaylistCard.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';

export interface PlaylistListScreenProps extends Omit<ListFrameProps, 'filters' | 'children'> {
  cards: readonly PlaylistCardProps[];
}

/** /playlists/{sort}/{page}/ and playlist search results. */
export function PlaylistListScreen({ cards, ...rest }: PlaylistListScreenProps) {
  return (
    <ListFrame {...rest} data-component="PlaylistListScreen">
      <CardGrid data-columns="two">
        {cards.map((card) => (
          <li key={card.href}>
            <PlaylistCard {...card} />
          </li>
        ))}
      </CardGrid>
    </ListFrame>
  );
}
