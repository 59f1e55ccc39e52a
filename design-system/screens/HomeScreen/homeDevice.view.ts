import type { ListedVideo } from '@afterglow/contract/video';
import { defineMessages } from 'react-intl';
import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { videoCards } from '../../lists/VideoGrid/VideoGrid.view.ts';
import { clock, spokenLength } from '../../reader/format.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { RowOfHome } from './HomeScreen.tsx';

const messages = defineMessages<{ continue: {}; because: { title: string }; left: { time: string } }>({
  continue: { id: 'homeScreen.continue', defaultMessage: 'Continue watching' },
  because: { id: 'homeScreen.because', defaultMessage: 'Because you watched {title}' },
  left: { id: 'homeScreen.left', defaultMessage: '{time} left' },
});

/** A video that was left before its end, as this device remembers it. */
interface UnfinishedVideo {
  id: number;
  dir: string;
  title: string;
  /** URL of the thumbnail; empty when there is none. */
  picture: string;
  /** Length in seconds. */
  seconds: number;
  /** Seconds that are left of it. */
  left: number;
}

/** The watched videos that this device remembers. */
export interface DeviceHistory {
  /** The most recently left video comes first. */
  unfinished: readonly UnfinishedVideo[];
  /** The video watched last; null if there is none. */
  newest: { id: number; title: string } | null;
  /** Ids of all watched videos. */
  seen: ReadonlySet<number>;
}

export interface DeviceReads {
  /** Null until the device has been read. */
  history: DeviceHistory | null;
  /** Rows that are likely to come, on a page that is not the document's first. */
  expected: readonly ('continue' | 'because')[];
  /** Videos related to the one watched last; pending while they are loading, null if they could not be loaded. */
  related: readonly ListedVideo[] | Pending | null;
}

/** The device of a visitor who has watched nothing, or whose device may not be read yet. */
export const noDevice: DeviceReads = { history: null, expected: [], related: null };

/** As many as fit into a single row of the widest page. */
export const cardsInLine = 7;

const reserved = (row: 'continue' | 'because', { expected }: DeviceReads): RowOfHome => ({
  kind: 'reserved',
  row: { 'data-row': row, certain: expected.includes(row) },
});

function unfinishedCard(video: UnfinishedVideo, reader: Reader): VideoCardProps {
  const { formatMessage } = reader.intl;
  return {
    href: reader.href.video(video),
    title: video.title,
    picture: reader.picture(video.picture),
    duration: { shown: clock(video.seconds), label: spokenLength(video.seconds, reader) },
    facts: {
      by: formatMessage(messages.left, { time: clock(video.left) }),
      views: '',
      liked: '',
      label: formatMessage(messages.left, { time: spokenLength(video.left, reader) }),
    },
  };
}

/** Videos that were left unfinished; room for them until the device has been read. */
export function continueRow(device: DeviceReads, reader: Reader): RowOfHome | null {
  if (device.history === null) return reserved('continue', device);
  const cards = device.history.unfinished.slice(0, cardsInLine).map((video) => unfinishedCard(video, reader));
  if (cards.length === 0) return null;
  const title = reader.intl.formatMessage(messages.continue);
  return { kind: 'videos', row: { title, href: reader.href.page('history'), cards, line: true } };
}

/** Videos like the one that was watched last, without those that were watched. */
export function becauseRow(device: DeviceReads, reader: Reader): RowOfHome | null {
  const { history, related } = device;
  if (history === null) return reserved('because', device);
  if (history.newest === null || related === null) return null;
  const title = reader.intl.formatMessage(messages.because, { title: history.newest.title });
  if (isPending(related)) return { kind: 'videos', row: { title, cards: related, line: true } };
  const cards = videoCards(related.filter(({ id }) => !history.seen.has(id)).slice(0, cardsInLine), reader);
  return cards.length > 0 ? { kind: 'videos', row: { title, cards, line: true } } : null;
}
