import type { Member } from '@afterglow/contract/member';
import type { Page } from '@afterglow/contract/wire';
import { memberCard } from '../../cards/MemberCard/MemberCard.view.ts';
import { filterForm } from '../../filters/FilterForm/FilterForm.view.ts';
import { memberSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import type { CommunityState } from '../../reader/pageHrefs.ts';
import type { SearchCounts } from '../../lists/searchTabs.view.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { listScreen } from '../listScreen.view.ts';
import { headOfList } from '../peopleTitles.view.ts';
import type { CommunityScreenProps } from './CommunityScreen.tsx';

export interface Community {
  state: CommunityState;
  members: Page<Member> | Pending;
  /** The query; set only on search pages. */
  words?: string;
  /** Number of results of each search tab. */
  counts?: SearchCounts | undefined;
}

export function communityScreen({ state, members, words, counts }: Community, reader: Reader): CommunityScreenProps {
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
    sorts: tabsOf(memberSortOrder, state.sort, (sort) => first({ sort }), reader),
    filters: filterForm({ of: 'members', filters, filterCounts, href: (other) => first({ filters: other }) }, reader),
  };
}

export const communityHead = ({ state, members, words }: Community, reader: Reader): DocumentHead =>
  headOfList('community', { words, page: state.page, found: members }, reader);
