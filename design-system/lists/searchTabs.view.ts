import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { TabsProps } from '../primitives/Tabs/Tabs.tsx';
import { shortCount } from '../reader/format.ts';
import type { Reader } from '../reader/reader.ts';
import type { SearchTab } from '../reader/pageHrefs.ts';

const messages = defineMessages({
  label: { id: 'searchTabs.label', defaultMessage: 'What is found' },
});

const names = defineMessages({
  videos: { id: 'searchTabs.videos', defaultMessage: 'Videos' },
  models: { id: 'searchTabs.models', defaultMessage: 'Models' },
  channels: { id: 'searchTabs.channels', defaultMessage: 'Channels' },
  playlists: { id: 'searchTabs.playlists', defaultMessage: 'Playlists' },
  members: { id: 'searchTabs.members', defaultMessage: 'Members' },
}) satisfies Record<SearchTab, TypedMessageDescriptor>;

const order = ['videos', 'models', 'channels', 'playlists', 'members'] as const satisfies readonly SearchTab[];

/** Number of results of each tab, as far as it is known. */
export type SearchCounts = Partial<Record<SearchTab, number | null>>;

export interface SearchOf {
  words: string;
  current: SearchTab;
  counts?: SearchCounts | undefined;
}

/** Returns tabs for the same query in the other result types. */
export const searchTabs = ({ words, current, counts = {} }: SearchOf, reader: Reader): TabsProps => ({
  label: reader.intl.formatMessage(messages.label),
  tabs: order.map((tab) => ({
    label: reader.intl.formatMessage(names[tab]),
    href: reader.href.searchTab(tab, words, 1),
    current: tab === current,
    count: countText(counts[tab], reader),
  })),
});

const countText = (count: number | null | undefined, reader: Reader): string | undefined =>
  typeof count === 'number' ? shortCount(count, reader) : undefined;
