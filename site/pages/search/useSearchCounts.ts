import type { SearchCounts } from '@afterglow/design-system/lists/searchTabs';
import type { SearchTab } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { Page } from '@afterglow/contract/wire';
import { valueOf } from '../../runtime/data/answer.ts';
import { searchReads } from '../../data/found.ts';
import type { Read } from '../../runtime/data/read.ts';
import { useResource } from '../../runtime/data/useResource.ts';

const useTotal = (list: Read<Page<unknown>>): number | null => valueOf(useResource(list))?.total ?? null;

/**
 * Returns the number of results in each tab of a search: the current tab's from its list, the others' once they are
 * counted.
 */
export function useSearchCounts(words: string, current: SearchTab, shown: Read<Page<unknown>>): SearchCounts {
  const reads = searchReads(words, current, shown);
  return {
    videos: useTotal(reads.videos),
    models: useTotal(reads.models),
    channels: useTotal(reads.channels),
    playlists: useTotal(reads.playlists),
    members: useTotal(reads.members),
  };
}
