import { channelEndpoint } from '@afterglow/contract/endpoints/channels';
import { type Endpoint, pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { memberEndpoint } from '@afterglow/contract/endpoints/members';
import { modelEndpoint } from '@afterglow/contract/endpoints/models';
import { playlistEndpoint, playlistsEndpoint } from '@afterglow/contract/endpoints/playlists';
import { videoEndpoint } from '@afterglow/contract/endpoints/videos';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { SubscriptionType } from '@afterglow/contract/lists';
import type { Playlist } from '@afterglow/contract/playlist';
import type { Page } from '@afterglow/contract/wire';
import { useSWRConfig } from 'swr';
import type { Answer } from '../runtime/data/answer.ts';
import { renewCopy } from '../runtime/data/fetcher.ts';
import { showValue } from './showValue.ts';

/** A count that an action of the visitor changes. */
export type OwnCount =
  | { kind: 'comments' | 'likes' | 'dislikes'; videoId: number }
  | { kind: 'subscribers'; section: SubscriptionType; id: number }
  | { kind: 'videos'; playlistId: number };

interface Followed {
  id: number;
  subscribers: number;
}

const added = (count: number, by: number): number => Math.max(0, count + by);

/** Returns a member, model or channel, with a new number of subscribers if it is the one that was followed. */
const followed = <Value extends Followed>(value: Value, id: number, by: number): Value =>
  value.id === id ? { ...value, subscribers: added(value.subscribers, by) } : value;

const filled = (playlist: Playlist, id: number, by: number): Playlist =>
  playlist.id === id ? { ...playlist, videos: added(playlist.videos, by) } : playlist;

/** The playlists endpoint answers both for lists of playlists and for the tab of a member's page. */
type PlaylistsTab = Extract<MemberPart, { tab: 'playlists' }>;

const filledIn = (list: Page<Playlist>, id: number, by: number): Page<Playlist> => ({
  ...list,
  entries: list.entries.map((playlist) => filled(playlist, id, by)),
});

function withFollowed(
  video: FullVideo,
  { section, id }: { section: SubscriptionType; id: number },
  by: number,
): FullVideo {
  const { channel, user, models } = video;
  if (section === 'channel' && channel?.id === id) return { ...video, channel: followed(channel, id, by) };
  if (section === 'member' && user.id === id) return { ...video, user: followed(user, id, by) };
  const isShown = section === 'model' && models.some((model) => model.id === id);
  return isShown ? { ...video, models: models.map((model) => followed(model, id, by)) } : video;
}

function countedVideo(video: FullVideo, count: OwnCount, by: number): FullVideo {
  if (count.kind === 'videos') return video;
  if (count.kind === 'subscribers') return withFollowed(video, count, by);
  const { statistics } = video;
  if (video.id !== count.videoId) return video;
  return { ...video, statistics: { ...statistics, [count.kind]: added(statistics[count.kind], by) } };
}

interface Counted {
  endpoint: Endpoint<never>;
  /** Changes the count in a decoded reply; returns the same object if the reply has no such count. */
  change: (value: unknown) => unknown;
}

// Each value was made by the decoder of the endpoint that its key begins with.
const countedBy = <Value>(endpoint: Endpoint<never>, change: (value: Value) => Value): Counted => ({
  endpoint,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values of this endpoint's reads only
  change: (value) => change(value as Value),
});

const followables = { channel: channelEndpoint, model: modelEndpoint, member: memberEndpoint } as const;

/** Returns the endpoints whose replies contain a count. */
function countedIn(count: OwnCount, by: number): Counted[] {
  const video = countedBy<FullVideo>(videoEndpoint, (value) => countedVideo(value, count, by));
  switch (count.kind) {
    case 'comments':
    case 'likes':
    case 'dislikes':
      return [video];
    case 'subscribers':
      return [video, countedBy<Followed>(followables[count.section], (value) => followed(value, count.id, by))];
    case 'videos':
      return [
        countedBy<Playlist>(playlistEndpoint, (value) => filled(value, count.playlistId, by)),
        countedBy<Page<Playlist> | PlaylistsTab>(playlistsEndpoint, (list) =>
          'playlists' in list
            ? { ...list, playlists: filledIn(list.playlists, count.playlistId, by) }
            : filledIn(list, count.playlistId, by),
        ),
      ];
  }
}

/** A count changed by an action of the visitor. */
export interface CountChange {
  /** Reverts the change, because the action was refused. */
  undo: () => void;
  /** Requests the changed replies again, past the browser's cache, so that later pages do not show the old count. */
  confirm: () => void;
}

/**
 * Returns a function that changes a count by `by` in every answer that this document has loaded, so that the shown
 * page, the previous one and later ones agree.
 */
export function useCountChange(): (count: OwnCount, by: number) => CountChange {
  const { cache, fallback } = useSWRConfig();
  return (count, by) => {
    const keys = new Set<string>();
    const apply = (step: number): void => {
      for (const { endpoint, change } of countedIn(count, step))
        for (const key of new Set([...cache.keys(), ...Object.keys(fallback)])) {
          if (!key.startsWith(pathPrefix(endpoint))) continue;
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `useAnswer` and by the server; both hold answers only
          const answer = (cache.get(key)?.data ?? fallback[key]) as Answer<unknown> | undefined;
          if (answer?.state !== 'ready') continue;
          const value = change(answer.value);
          if (value === answer.value) continue;
          keys.add(key);
          void showValue({ key }, value);
        }
    };
    apply(by);
    return {
      undo: () => apply(-by),
      confirm: () => {
        for (const key of keys) renewCopy(key);
      },
    };
  };
}
