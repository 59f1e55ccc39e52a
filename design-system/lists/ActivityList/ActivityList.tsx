import { media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ActivityCard, type ActivityCardProps } from '../../cards/ActivityCard/ActivityCard.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';

export interface ActivityItem extends Omit<ActivityCardProps, 'id' | 'ref'> {
  /** Distinguishes it in the list. */
  key: string;
}

export interface ActivityListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Newest first. */
  items: readonly ActivityItem[] | Pending;
}

/** Number of rows that are drawn while the list is pending. */
const waiting = 4;

/** Activities of members, newest first: in one column, or in two where the page is wide. */
export const ActivityList = ({ items, ...rest }: ActivityListProps) => (
  <Root role="list" aria-busy={isPending(items) || undefined} {...rest} data-component="ActivityList">
    {isPending(items)
      ? indexes(waiting).map((place) => <Waiting key={place} />)
      : items.map(({ key, ...card }) => (
          <li key={key}>
            <ActivityCard {...card} />
          </li>
        ))}
  </Root>
);

const Waiting = () => (
  <li data-part="activity-waiting" aria-hidden="true">
    <Skeleton shape="circle" />
    <div>
      <Skeleton length="long" />
      <Skeleton length="short" />
    </div>
  </li>
);

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[5]};
  /* Aligns the list with the page, as a card has padding of its own. */
  margin: 0 calc(-1 * ${space[2]});
  padding: 0;
  list-style: none;

  & [data-part='activity-waiting'] {
    display: grid;
    grid-template-columns: ${size.touch} minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
    padding: ${space[2]};
  }

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
