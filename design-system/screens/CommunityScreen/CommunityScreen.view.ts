import type { Activity } from '@afterglow/contract/activity';
import type { Member } from '@afterglow/contract/member';
import type { Page } from '@afterglow/contract/wire';
import { memberCard } from '../../cards/MemberCard/MemberCard.view.ts';
import { filterForm } from '../../filters/FilterForm/FilterForm.view.ts';
import { memberSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import type { CommunityState } from '../../reader/pageHrefs.ts';
import type { SearchCounts } from '../../lists/searchTabs.view.ts';
import { activityList } from '../../lists/ActivityList/ActivityList.view.ts';
import { isPending, pending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { listScreen } from '../listScreen.view.ts';
import { activityTitle } from '../ActivityScreen/ActivityScreen.view.ts';
import { headOfList } from '../peopleTitles.view.ts';
import type { CommunityScreenProps } from './CommunityScreen.tsx';

export interface Community {
  state: CommunityState;
  members: Page<Member> | Pending;
  /** The latest of what members do; null or omitted if the API does not tell. */
  activity?: Page<Activity> | Pending | null;
  /** The query; set only on search pages. */
  words?: string;
  /** Number of results of each search tab. */
  counts?: SearchCounts | undefined;
}

/** Returns the latest of what members do; null if there is nothing, and beside a part of the members. */
function latestActivity(
  { state, activity = null }: Community,
  reader: Reader,
): NonNullable<CommunityScreenProps['activity']> | null {
  const narrowed = state.page > 1 || Object.values(state.filters).some((value) => value !== '');
  if (activity === null || narrowed || (!isPending(activity) && activity.entries.length === 0)) return null;
  return {
    title: activityTitle(reader),
    href: reader.href.activity(1),
    ...activityList(isPending(activity) ? pending : activity.entries, reader),
  };
}

export function communityScreen(of: Community, reader: Reader): CommunityScreenProps {
  const { state, members, words, counts } = of;
  const { href } = reader;
  const { filters } = state;
  const first = (other: Partial<CommunityState>) => href.community({ ...state, page: 1, ...other });
  const narrowed = Object.values(filters).some((value) => value !== '');
  const list = listScreen(
    {
      list: 'community',
      found: members,
      card: (member) => memberCard(member, reader),
      ...{ page: state.page, words, counts },
      href: (page) => href.community({ ...state, page }),
      withoutFilters: narrowed ? first({ filters: {} }) : null,
    },
    reader,
  );
  if (words !== undefined) return list;
  const filterCounts = isPending(members) ? undefined : members.filterCounts;
  return {
    ...list,
    activity: latestActivity(of, reader),
    sorts: tabsOf(memberSortOrder, state.sort, (sort) => first({ sort }), reader),
    filters: filterForm({ of: 'members', filters, filterCounts, href: (other) => first({ filters: other }) }, reader),
  };
}

export const communityHead = ({ state, members, words }: Community, reader: Reader): DocumentHead =>
  headOfList('community', { words, page: state.page, found: members }, reader);
