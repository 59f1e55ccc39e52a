import type { ListAddress, Reader } from '../../reader/reader.ts';
import { tabsOf, videoSortOrder } from '../sortNames.view.ts';
import type { SortTabsProps } from './SortTabs.tsx';

/**
 * Returns the tabs of a video list. Changing the order goes to the first page and keeps the filters. "Best match"
 * exists only for searches.
 */
export const sortTabs = (address: ListAddress, reader: Reader): SortTabsProps =>
  tabsOf(
    address.of.kind === 'search' ? ['relevance', ...videoSortOrder] : videoSortOrder,
    address.sort,
    (sort) => reader.href.list({ ...address, sort, page: 1 }),
    reader,
  );
