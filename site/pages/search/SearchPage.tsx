import { searchTabs } from '@afterglow/design-system/lists/searchTabs';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { videosRead } from '../../data/videos.ts';
import { useSavedSearch } from '../../features/search/useSuggester.ts';
import { isSearchLength } from '@afterglow/contract/limits';
import { VideosPage } from '../videos/VideosPage.tsx';
import { NothingFound } from './NothingFound.tsx';
import { UnsearchableWords } from './UnsearchableWords.tsx';
import { useSearchCounts } from './useSearchCounts.ts';
import { countReadsOf } from '../../data/found.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /search/{page}/?s= */
export function SearchPage({ address, words }: { address: ListAddress; words: string }) {
  useSavedSearch(words);
  return isSearchLength(words) ? <FoundVideos address={address} words={words} /> : <UnsearchableWords words={words} />;
}

function FoundVideos({ address, words }: { address: ListAddress; words: string }) {
  const counts = useSearchCounts(words, 'videos', videosRead(address));
  const tabs = searchTabs({ words, current: 'videos', counts }, useReader());
  return <VideosPage address={address} Empty={NothingFound} tabs={tabs} />;
}

export const page: PageCode<Parameters<typeof SearchPage>[0]> = {
  Page: SearchPage,
  reads: ({ address, words }) => (isSearchLength(words) ? [videosRead(address)] : []),
  deferredReads: ({ address, words }) => countReadsOf(words, 'videos', videosRead(address)),
};
