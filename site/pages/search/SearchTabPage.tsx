import { useSavedSearch } from '../../features/search/useSuggester.ts';
import { isSearchLength } from '@afterglow/contract/limits';
import type { TabSearch } from '../../routing/searchTabs.ts';
import { results } from './results.tsx';
import { UnsearchableWords } from './UnsearchableWords.tsx';
import { resultsRead, searchReads } from '../../data/searchReads.ts';
import type { PageCode } from '../../shared/pageCode.ts';

/** /search/{page}/?s=&tab= */
export function SearchTabPage({ tab, words, page }: TabSearch) {
  const Results = results[tab];
  useSavedSearch(words);
  return isSearchLength(words) ? <Results words={words} page={page} /> : <UnsearchableWords words={words} />;
}

export const page: PageCode<TabSearch> = {
  Page: SearchTabPage,
  reads: ({ tab, words, page }) => (isSearchLength(words) ? [resultsRead[tab](words, page)] : []),
  deferredReads: ({ tab, words, page }) =>
    Object.values(searchReads(words, tab, resultsRead[tab](words, page))).filter((read) => read !== null),
};
