import type { SearchCounts } from '@afterglow/design-system/lists/searchTabs';
import type { SearchTab } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { Page } from '@afterglow/contract/wire';
import { countsIn, searchReads } from '../../data/searchReads.ts';
import type { Read } from '../../runtime/data/read.ts';
import { useResource } from '../../runtime/data/useResource.ts';

/**
 * Returns the number of results in each tab of a search: the current tab's from its list, the others' once they are
 * counted.
 */
export function useSearchCounts(words: string, current: SearchTab, shown: Read<Page<unknown>>): SearchCounts {
  const reads = searchReads(words, current, shown);
  return countsIn({
    videos: useResource(reads.videos),
    models: useResource(reads.models),
    channels: useResource(reads.channels),
    playlists: useResource(reads.playlists),
    members: useResource(reads.members),
  });
}
