import { ChannelCard, type ChannelCardProps } from '../../cards/ChannelCard/ChannelCard.tsx';
import { ChannelCardSkeleton } from '../../cards/ChannelCardSkeleton/ChannelCardSkeleton.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { listItems } from '../../lists/listItems.tsx';
import type { Pending } from '../../reader/pending.ts';

export interface ChannelListScreenProps extends Omit<ListFrameProps, 'filters' | 'children'> {
  /** The entries on this page of the list. */
  cards: readonly ChannelCardProps[] | Pending;
}

/** The pages /pornsites/{sort}/{page}/, and channel search results. */
export function ChannelListScreen({ cards, ...rest }: ChannelListScreenProps) {
  return (
    <ListFrame {...rest} data-component="ChannelListScreen">
      <CardGrid data-columns="one">
        {listItems(
          cards,
          (card) => (
            <ChannelCard {...card} />
          ),
          <ChannelCardSkeleton />,
        )}
      </CardGrid>
    </ListFrame>
  );
}
