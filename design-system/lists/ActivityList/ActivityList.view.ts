import type { Activity } from '@afterglow/contract/activity';
import { activityCard } from '../../cards/ActivityCard/ActivityCard.view.ts';
import { isPending, pending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { ActivityListProps } from './ActivityList.tsx';

/** Returns the list of what members have done. */
export const activityList = (
  activities: readonly Activity[] | Pending,
  reader: Reader,
): Pick<ActivityListProps, 'items'> => ({
  items: isPending(activities)
    ? pending
    : activities.map((activity) => ({ ...activityCard(activity, reader), key: activity.key })),
});
