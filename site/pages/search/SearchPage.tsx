import { searchTabs } from '@afterglow/design-system/lists/searchTabs';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { videosRead } from '../../data/videos.ts';
import { useSavedSearch } from '../../features/search/useSuggester.ts';
import { isSearchLength } from '@afterglow/contract/limits';
import { VideosPage } from '../videos/VideosPage.tsx';
import { NoResults } from './NoResults.tsx';
import { UnsearchableWords } from './UnsearchableWords.tsx';
import { countsIn, searchReads } from '../../data/searchReads.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

interface SearchAddress {
  address: ListAddress;
  words: string;
}

const reads = ({ address, words }: SearchAddress) => ({ videos: isSearchLength(words) ? videosRead(address) : null });

const deferredReads = ({ address, words }: SearchAddress) => searchReads(words, 'videos', videosRead(address));

/** /search/{page}/?s= */
function SearchPage({
  address,
  words,
  ...results
}: SearchAddress & AnswersTo<typeof reads> & AnswersTo<typeof deferredReads>) {
  const reader = useReader();
  useSavedSearch(words);
  if (!isSearchLength(words)) return <UnsearchableWords words={words} />;
  const tabs = searchTabs({ words, current: 'videos', counts: countsIn(results) }, reader);
  return <VideosPage address={address} videos={results.videos} Empty={NoResults} tabs={tabs} />;
}

export const page = readingPage({ Page: SearchPage, reads, deferredReads });
