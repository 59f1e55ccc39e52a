import type { Member } from '@afterglow/contract/member';
import type { Page } from '@afterglow/contract/wire';
import { memberCard } from '../../cards/MemberCard/MemberCard.view.ts';
import { filterForm } from '../../filters/FilterForm/FilterForm.view.ts';
import { memberSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import type { CommunityState } from '../../reader/pageHrefs.ts';
import { searchTabs, type SearchCounts } from '../../lists/searchTabs.view.ts';
import { isPending, type Pending, pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { countOfList, headOfList, titleOfList } from '../peopleTitles.view.ts';
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
  const label = titleOfList('community', undefined, reader);
  const frame = {
    title: titleOfList('community', words, reader),
    count: countOfList('community', members, reader),
    found: members,
    page: state.page,
  };
  const cards = isPending(members) ? pending : members.entries.map((member) => memberCard(member, reader));
  if (words !== undefined) {
    return {
      ...listFrame(
        { ...frame, href: (page) => reader.href.searchTab('members', words, page), withoutFilters: null, words },
        reader,
      ),
      tabs: searchTabs({ words, current: 'members', counts }, reader),
      label,
      cards,
    };
  }
  const narrowed = Object.values(state.filters).some((value) => value !== '');
  return {
    ...listFrame(
      {
        ...frame,
        href: (page) => reader.href.community({ ...state, page }),
        withoutFilters: narrowed ? reader.href.community({ ...state, page: 1, filters: {} }) : null,
      },
      reader,
    ),
    sorts: tabsOf(memberSortOrder, state.sort, (sort) => reader.href.community({ ...state, sort, page: 1 }), reader),
    filters: filterForm(
      {
        of: 'members',
        filters: state.filters,
        filterCounts: isPending(members) ? undefined : members.filterCounts,
        href: (filters) => reader.href.community({ ...state, page: 1, filters }),
      },
      reader,
    ),
    label,
    cards,
  };
}

export const communityHead = ({ state, members, words }: Community, reader: Reader): DocumentHead =>
  headOfList('community', { words, page: state.page, found: members }, reader);
