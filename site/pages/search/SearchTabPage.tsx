import { useSavedSearch } from '../../features/search/useSuggester.ts';
import { isSearchLength } from '@afterglow/contract/limits';
import type { TabSearch } from '../../routing/searchTabs.ts';
import { FoundChannels } from './FoundChannels.tsx';
import { FoundMembers } from './FoundMembers.tsx';
import { FoundModels } from './FoundModels.tsx';
import { FoundPlaylists } from './FoundPlaylists.tsx';
import { UnsearchableWords } from './UnsearchableWords.tsx';
import { foundRead, searchReads } from '../../data/found.ts';
import type { PageCode } from '../../shared/pageCode.ts';

/** Results of a search by their tab. */
const results = { models: FoundModels, channels: FoundChannels, playlists: FoundPlaylists, members: FoundMembers };

/** /search/{page}/?s=&tab= */
export function SearchTabPage({ tab, words, page }: TabSearch) {
  const Results = results[tab];
  useSavedSearch(words);
  return isSearchLength(words) ? <Results words={words} page={page} /> : <UnsearchableWords words={words} />;
}

export const page: PageCode<TabSearch> = {
  Page: SearchTabPage,
  reads: ({ tab, words, page }) => (isSearchLength(words) ? [foundRead[tab](words, page)] : []),
  deferredReads: ({ tab, words, page }) =>
    Object.values(searchReads(words, tab, foundRead[tab](words, page))).filter((read) => read !== null),
};
