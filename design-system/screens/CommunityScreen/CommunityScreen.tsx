import { MemberCard, type MemberCardProps } from '../../cards/MemberCard/MemberCard.tsx';
import { FilterForm, type FilterFormProps } from '../../filters/FilterForm/FilterForm.tsx';
import { MemberCardSkeleton } from '../../cards/MemberCardSkeleton/MemberCardSkeleton.tsx';
import { ActivityList, type ActivityListProps } from '../../lists/ActivityList/ActivityList.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { listItems } from '../../lists/listItems.tsx';
import { Row } from '../../lists/Row/Row.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';

export interface CommunityScreenProps extends Omit<ListFrameProps, 'lead' | 'filters' | 'children'> {
  /** The latest of what members do, and the URL of all of it; null or omitted where there is none. */
  activity?: { title: string; href: string; items: ActivityListProps['items'] } | null;
  /** Omit it in a search. */
  filters?: FilterFormProps | undefined;
  /** The entries on this page of the list. */
  cards: readonly MemberCardProps[] | Pending;
}

/** The pages /community/{sort}/{page}/, and member search results. */
export function CommunityScreen({ activity, filters, cards, ...rest }: CommunityScreenProps) {
  return (
    <ListFrame
      {...rest}
      lead={activity && <LatestActivity {...activity} />}
      filters={filters && <FilterForm {...filters} />}
      data-component="CommunityScreen"
    >
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

const LatestActivity = ({ items, ...row }: NonNullable<CommunityScreenProps['activity']>) => (
  <Row {...row} aria-busy={isPending(items) || undefined}>
    <ActivityList items={items} />
  </Row>
);
