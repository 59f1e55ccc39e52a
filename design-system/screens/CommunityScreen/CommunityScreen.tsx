import { MemberCard, type MemberCardProps } from '../../cards/MemberCard/MemberCard.tsx';
import { FilterForm, type FilterFormProps } from '../../filters/FilterForm/FilterForm.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';

export interface CommunityScreenProps extends Omit<ListFrameProps, 'filters' | 'children'> {
  /** Omitted in a search. */
  filters?: FilterFormProps | undefined;
  cards: readonly MemberCardProps[];
}

/** /community/{sort}/{page}/ and member search results. */
export function CommunityScreen({ filters, cards, ...rest }: CommunityScreenProps) {
  return (
    <ListFrame {...rest} filters={filters && <FilterForm {...filters} />} data-component="CommunityScreen">
      <CardGrid data-columns="two">
        {cards.map((card) => (
          <li key={card.href}>
            <MemberCard {...card} />
          </li>
        ))}
      </CardGrid>
    </ListFrame>
  );
}
