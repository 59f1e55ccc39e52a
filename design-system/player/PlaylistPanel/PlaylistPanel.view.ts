import type { Playlist } from '@afterglow/contract/playlist';
import type { ListedVideo } from '@afterglow/contract/video';
import { defineMessages } from 'react-intl';
import { clock, videoCount } from '../../reader/format.ts';
import { isPending, pending, type Pending } from '../../reader/pending.ts';
import type { Playing } from '../../reader/pageHrefs.ts';
import type { Reader } from '../../reader/reader.ts';
import type { PanelVideo, PlaylistPanelProps } from './PlaylistPanel.tsx';

const messages = defineMessages<{
  place: { place: number; total: number };
  hidden: { count: number };
  locked: { count: number };
  playlist: {};
  favourites: {};
  watchLater: {};
  history: {};
}>({
  place: { id: 'playlistPanel.place', defaultMessage: '{place, number} of {total, number}' },
  hidden: { id: 'playlistPanel.hidden', defaultMessage: 'Skipped, as you hide them: {count, number}' },
  locked: {
    id: 'playlistPanel.locked',
    defaultMessage: 'Skipped, as only members can watch them: {count, number}',
  },
  playlist: { id: 'playlistPanel.playlist', defaultMessage: 'Playlist' },
  favourites: { id: 'memberScreen.favouriteVideos', defaultMessage: 'Favourites' },
  watchLater: { id: 'memberScreen.watchLaterVideos', defaultMessage: 'Watch later' },
  history: { id: 'historyScreen.title', defaultMessage: 'History' },
});

/** A video of a list that is played, as the API or the history on the device has it. */
export type PlayedVideo = Pick<
  ListedVideo,
  'id' | 'dir' | 'title' | 'lang' | 'seconds' | 'picture' | 'private' | 'channelTitle' | 'user'
>;

/** A video of the list, its place in the order, and its URL while the list is played. */
export interface PlayedRow {
  video: PlayedVideo;
  place: number;
  href: string;
}

export interface PlayedReads {
  list:
    | { kind: 'playlist'; id: number; playlist: Playlist | Pending | null }
    | { kind: 'favourites' | 'watch-later'; memberId: number }
    | { kind: 'history' };
  /** The list, its order and whether it repeats. */
  playing: Playing;
  /** The video that the page shows; its place is null if it has left the list. */
  current: { id: number; dir: string; place: number | null };
  /** In the order in which they are played; null if they cannot be shown. */
  rows: readonly PlayedRow[] | Pending | null;
  /** Number of videos in the whole list. */
  total: number;
  previous: PlayedRow | null;
  next: PlayedRow | null;
  /** Numbers of the known videos that are skipped: hidden by the visitor, or for members only. */
  skipped: Record<'hidden' | 'locked', number>;
  /** The other states of the two switches. */
  switched: Record<'loop' | 'shuffle', Playing>;
}

/** Such as `3 of 18`. */
export const placeOf = (place: number, total: number, { intl }: Reader): string =>
  intl.formatMessage(messages.place, { place, total });

const languageOf = (lang: string, { intl }: Reader): string | undefined =>
  lang === intl.locale ? undefined : lang || undefined;

const panelVideo = ({ video, place, href }: PlayedRow, currentId: number, reader: Reader): PanelVideo => ({
  id: video.id,
  href,
  title: video.title,
  lang: languageOf(video.lang, reader),
  picture: reader.picture(video.picture),
  duration: clock(video.seconds),
  place: reader.intl.formatNumber(place),
  current: video.id === currentId,
});

/** Returns name and URL of the list, and its owner if that is known. */
function nameOf(list: PlayedReads['list'], reader: Reader): { title: string | Pending; titleHref: string; by: string } {
  const { formatMessage } = reader.intl;
  switch (list.kind) {
    case 'playlist': {
      const titleHref = reader.href.playlist(list);
      if (isPending(list.playlist)) return { title: pending, titleHref, by: '' };
      if (list.playlist === null) return { title: formatMessage(messages.playlist), titleHref, by: '' };
      return { title: list.playlist.title, titleHref, by: list.playlist.user.name };
    }
    case 'favourites': {
      const titleHref = reader.href.member({ id: list.memberId }, 'favourite_videos');
      return { title: formatMessage(messages.favourites), titleHref, by: '' };
    }
    case 'watch-later': {
      const titleHref = reader.href.member({ id: list.memberId }, 'watch_later_videos');
      return { title: formatMessage(messages.watchLater), titleHref, by: '' };
    }
    case 'history':
      return { title: formatMessage(messages.history), titleHref: reader.href.page('history'), by: '' };
  }
}

/** Returns what is skipped, and why; empty if nothing is. */
const skippedSentence = (skipped: PlayedReads['skipped'], { intl }: Reader): string =>
  (['hidden', 'locked'] as const)
    .filter((reason) => skipped[reason] > 0)
    .map((reason) => intl.formatMessage(messages[reason], { count: skipped[reason] }))
    .join(' · ');

/** Returns the panel of a list that is played, beside the video with which it is played now. */
export function playlistPanel(reads: PlayedReads, reader: Reader): PlaylistPanelProps {
  const { list, playing, current, rows, total, previous, next, skipped, switched } = reads;
  const { by, ...name } = nameOf(list, reader);
  const isKnown = rows !== null && !isPending(rows);
  const count = current.place === null ? videoCount(total, reader) : placeOf(current.place, total, reader);
  return {
    ...name,
    facts: [by, isKnown ? count : ''].filter((fact) => fact !== ''),
    children: skippedSentence(skipped, reader),
    videos: isKnown ? rows.map((row) => panelVideo(row, current.id, reader)) : rows,
    previous: previous?.href ?? null,
    next: next?.href ?? null,
    loop: { on: playing.loop, href: reader.href.videoIn(current, switched.loop) },
    shuffle: { on: playing.shuffle !== '', href: reader.href.videoIn(current, switched.shuffle) },
  };
}
