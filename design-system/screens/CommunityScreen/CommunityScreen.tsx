import { MemberCard, type MemberCardProps } from '../../cards/MemberCard/MemberCard.tsx';
import { FilterForm, type FilterFormProps } from '../../filters/FilterForm/FilterForm.tsx';
import { MemberCardSkeleton } from '../../cards/MemberCardSkeleton/MemberCardSkeleton.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { listItems } from '../../lists/listItems.tsx';
import type { Pending } from '../../reader/pending.ts';

export interface CommunityScreenProps extends Omit<ListFrameProps, 'filters' | 'children'> {
  /** Omit it in a search. */
  filters?: FilterFormProps | undefined;
  /** The entries on this page of the list. */
  cards: readonly MemberCardProps[] | Pending;
}

/** The pages /community/{sort}/{page}/, and member search results. */
export function CommunityScreen({ filters, cards, ...rest }: CommunityScreenProps) {
  return (
    <ListFrame {...rest} filters={filters && <FilterForm {...filters} />} data-component="CommunityScreen">
      <CardGrid data-columns="two">
        {listItems(
          cards,
          (card) => (
            <MemberCard {...card} />
          ),
          <MemberCardSkeleton />,
        )}
      </CardGrid>
    </ListFrame>
  );
}
