import { ChannelCard, type ChannelCardProps } from '../../cards/ChannelCard/ChannelCard.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';

export interface ChannelListScreenProps extends Omit<ListFrameProps, 'filters' | 'children'> {
  cards: readonly ChannelCardProps[];
}

/** /pornsites/{sort}/{page}/ and channel search results. */
export function ChannelListScreen({ cards, ...rest }: ChannelListScreenProps) {
  return (
    <ListFrame {...rest} data-component="ChannelListScreen">
      <CardGrid data-columns="one">
        {cards.map((card) => (
          <li key={card.href}>
            <ChannelCard {...card} />
          </li>
        ))}
      </CardGrid>
    </ListFrame>
  );
}
