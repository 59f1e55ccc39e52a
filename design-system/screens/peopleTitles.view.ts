import { defineMessages } from 'react-intl';
import type { Page } from '@afterglow/contract/wire';
import { counted } from '../reader/format.ts';
import { isPending, type Pending, pending } from '../reader/pending.ts';
import type { Reader } from '../reader/reader.ts';
import type { DocumentHead } from './DocumentHead.ts';

const messages = defineMessages<{
  models: {};
  channels: {};
  playlists: {};
  community: {};
  search: { words: string };
  modelCount: { count: number; shown: string };
  channelCount: { count: number; shown: string };
  playlistCount: { count: number; shown: string };
  memberCount: { count: number; shown: string };
  head: { title: string; name: string };
  headPage: { title: string; page: string; name: string };
  description: { title: string; count: string; name: string; theme: string };
}>({
  models: { id: 'peopleTitles.models', defaultMessage: 'Models' },
  channels: { id: 'peopleTitles.channels', defaultMessage: 'Channels' },
  playlists: { id: 'peopleTitles.playlists', defaultMessage: 'Playlists' },
  community: { id: 'peopleTitles.community', defaultMessage: 'Community' },
  search: { id: 'peopleTitles.search', defaultMessage: 'Results for “{words}”' },
  modelCount: {
    id: 'peopleTitles.modelCount',
    defaultMessage: '{count, plural, one {{shown} model} other {{shown} models}}',
  },
  channelCount: {
    id: 'peopleTitles.channelCount',
    defaultMessage: '{count, plural, one {{shown} channel} other {{shown} channels}}',
  },
  playlistCount: {
    id: 'peopleTitles.playlistCount',
    defaultMessage: '{count, plural, one {{shown} playlist} other {{shown} playlists}}',
  },
  memberCount: {
    id: 'peopleTitles.memberCount',
    defaultMessage: '{count, plural, one {{shown} member} other {{shown} members}}',
  },
  head: { id: 'peopleTitles.head', defaultMessage: '{title} – {name}' },
  headPage: { id: 'peopleTitles.headPage', defaultMessage: '{title}, page {page} – {name}' },
  description: {
    id: 'peopleTitles.description',
    defaultMessage: '{title} on {name}, a site of {theme} videos: {count}. For adults only.',
  },
});

export type ListKind = 'models' | 'channels' | 'playlists' | 'community';

const counts = {
  models: messages.modelCount,
  channels: messages.channelCount,
  playlists: messages.playlistCount,
  community: messages.memberCount,
} as const;

/** Returns the title of a list of people or playlists; for a search, its words as typed. */
export const titleOfList = (kind: ListKind, words: string | undefined, { intl }: Reader): string =>
  words === undefined ? intl.formatMessage(messages[kind]) : intl.formatMessage(messages.search, { words });

/** Returns the number of entries as localized text, such as `80 models`. */
export const countOfList = (kind: ListKind, found: Page<unknown> | Pending, reader: Reader): string | Pending =>
  isPending(found) ? pending : reader.intl.formatMessage(counts[kind], counted(found.total, reader));

/** Returns the head of a page of a list; while the list is pending, only the title is known. */
export function headOfList(
  kind: ListKind,
  { words, page, found }: { words?: string | undefined; page: number; found: Page<unknown> | Pending },
  reader: Reader,
): DocumentHead {
  const { formatMessage, formatNumber } = reader.intl;
  const title = titleOfList(kind, words, reader);
  const count = countOfList(kind, found, reader);
  const { name, theme } = reader.brand;
  return {
    title:
      page > 1
        ? formatMessage(messages.headPage, { title, page: formatNumber(page), name })
        : formatMessage(messages.head, { title, name }),
    description: isPending(count) ? '' : formatMessage(messages.description, { title, count, name, theme }),
  };
}
