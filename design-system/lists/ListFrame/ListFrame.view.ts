import { noFilters } from '@afterglow/contract/lists';
import type { Page } from '@afterglow/contract/wire';
import { defineMessages } from 'react-intl';
import { isPending, type Pending, pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import { paging } from '../Paging/Paging.view.ts';
import { popularVideos, type Popular } from '../PopularVideos/PopularVideos.view.ts';
import type { ListFrameProps, EmptyState } from './ListFrame.tsx';

const messages = defineMessages<{
  emptyTitle: {};
  empty: {};
  emptyWay: {};
  narrowTitle: {};
  narrow: {};
  narrowWay: {};
  unfoundTitle: {};
  unfound: {};
  beyondTitle: {};
  beyond: { last: string };
  beyondWay: {};
}>({
  emptyTitle: { id: 'listFrame.empty.title', defaultMessage: 'Nothing here yet' },
  empty: { id: 'listFrame.empty', defaultMessage: 'Nothing has been added to this list yet.' },
  emptyWay: { id: 'listFrame.empty.way', defaultMessage: 'See all videos' },
  narrowTitle: { id: 'listFrame.narrow.title', defaultMessage: 'Nothing fits' },
  narrow: { id: 'listFrame.narrow', defaultMessage: 'Nothing in this list fits all of the filters.' },
  narrowWay: { id: 'listFrame.narrow.way', defaultMessage: 'Take the filters off' },
  unfoundTitle: { id: 'listFrame.unfound.title', defaultMessage: 'Nothing found' },
  unfound: { id: 'listFrame.unfound', defaultMessage: 'Nothing fits these words. Try fewer words, or others.' },
  beyondTitle: { id: 'listFrame.beyond.title', defaultMessage: 'The list is not that long' },
  beyond: { id: 'listFrame.beyond', defaultMessage: 'It ends at page {last}.' },
  beyondWay: { id: 'listFrame.beyond.way', defaultMessage: 'Go to the last page' },
});

export interface ListState {
  /** Omit it if the page has its own header. */
  title?: string;
  count?: string | Pending;
  found: Page<unknown> | Pending;
  /** The current page number. */
  page: number;
  href: (page: number) => string;
  /** URL of the same list without filters; null if none is set. */
  withoutFilters: string | null;
  /** The query, if the list is a search result. */
  words?: string | undefined;
  /** Videos to watch instead, if the search has found nothing. */
  popular?: Popular;
  /** Overrides of the default texts for a list that has no entries yet. */
  empty?: Partial<EmptyState>;
}

/** Returns the frame of a list: header, pagination, and if the list is empty the reason and the most helpful action. */
export function listFrame(listed: ListState, reader: Reader): Pick<ListFrameProps, 'head' | 'paging' | 'nothing'> {
  const { title, count, found, page, href } = listed;
  const head = title === undefined ? undefined : { title, ...(count !== undefined && { count }) };
  if (isPending(found)) return { head, paging: pending, nothing: null };
  const last = Math.max(1, found.pages);
  return {
    head,
    paging: paging({ current: page, last, href }, reader),
    nothing:
      found.entries.length === 0
        ? { ...emptyState(listed, last, reader), filtered: listed.withoutFilters !== null }
        : null,
  };
}

function emptyState(
  { page, href, withoutFilters, words, popular = null, empty }: ListState,
  last: number,
  reader: Reader,
): EmptyState {
  const { formatMessage, formatNumber } = reader.intl;
  if (page > 1) {
    return {
      heading: formatMessage(messages.beyondTitle),
      sentence: formatMessage(messages.beyond, { last: formatNumber(last) }),
      way: { label: formatMessage(messages.beyondWay), href: href(last) },
    };
  }
  if (withoutFilters !== null) {
    return {
      heading: formatMessage(messages.narrowTitle),
      sentence: formatMessage(messages.narrow),
      way: { label: formatMessage(messages.narrowWay), href: withoutFilters },
    };
  }
  const way = {
    label: formatMessage(messages.emptyWay),
    href: reader.href.list({ of: { kind: 'all' }, sort: 'most-popular', page: 1, filters: noFilters }),
  };
  if (words !== undefined) {
    return {
      heading: formatMessage(messages.unfoundTitle),
      sentence: formatMessage(messages.unfound),
      way,
      search: { action: reader.href.search(), words },
      popular: popularVideos(popular, reader),
    };
  }
  return { heading: formatMessage(messages.emptyTitle), sentence: formatMessage(messages.empty), way, ...empty };
}
