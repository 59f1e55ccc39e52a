// @vitest-environment jsdom
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../runtime/data/answer.ts';
import { useCountChange, type OwnCount } from './ownCounts.ts';
import { memberPlaylistsRead } from './members.ts';
import { channelRead } from './people.ts';
import { playlistRead, playlistsRead } from './playlists.ts';
import type { Read } from '../runtime/data/read.ts';
import { videoRead } from './video.ts';

const { standard: video } = fullVideos;
const { standard: channel } = fullChannels;
const { standard: playlist } = playlists;
const reads = {
  video: videoRead(video),
  channel: channelRead(channel.dir),
  playlist: playlistRead(playlist.id, true),
  playlists: playlistsRead({ sort: 'recent', page: 1 }),
  playlistsTab: memberPlaylistsRead(playlist.user.id, 1, true),
};
/** The video belongs to the channel. */
const ofChannel = { ...video, channel: video.channel && { ...video.channel, id: channel.id } };

const page = { entries: [playlist], total: 1, pages: 1, dropped: 0 };
const ready = <Value,>({ key }: Read<Value>, value: Value): [string, Answer<Value>] => [key, { state: 'ready', value }];
const fallback = Object.fromEntries([
  ready(reads.video, ofChannel),
  ready(reads.channel, channel),
  ready(reads.playlist, playlist),
  ready(reads.playlists, page),
  ready(reads.playlistsTab, { tab: 'playlists', playlists: page }),
]);

const fetched = vi.fn(async (_path: string, _options?: RequestInit) => new Response('{}'));
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  fetched.mockClear();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ fallback, revalidateOnMount: false }}>{children}</SWRConfig>
);

/** Returns what pages show of a read, and the function that changes counts. */
function useRendered<Value>(read: Read<Value>) {
  const { data } = useSWR<Answer<Value>>(read.key, null);
  return { change: useCountChange(), value: data?.state === 'ready' ? data.value : null };
}

async function changed<Value>(read: Read<Value>, count: OwnCount, by: number) {
  const { result } = renderHook(() => useRendered(read), { wrapper });
  const change = await act(async () => result.current.change(count, by));
  const value = result.current.value;
  await act(async () => change.undo());
  return { value, undone: result.current.value };
}

test('a comment and a vote are counted at their video', async () => {
  const comments = await changed(reads.video, { kind: 'comments', videoId: video.id }, 1);
  expect(comments.value?.statistics.comments).toBe(video.statistics.comments + 1);
  expect(comments.undone?.statistics.comments, 'refused').toBe(video.statistics.comments);
  const likes = await changed(reads.video, { kind: 'likes', videoId: video.id }, 1);
  expect(likes.value?.statistics.likes).toBe(video.statistics.likes + 1);
  const other = await changed(reads.video, { kind: 'likes', videoId: video.id + 1 }, 1);
  expect(other.value?.statistics.likes, 'of another video').toBe(video.statistics.likes);
});

test('a subscription is counted on the page of a channel, and at its videos', async () => {
  const count = { kind: 'subscribers', section: 'channel', id: channel.id } as const;
  expect((await changed(reads.channel, count, -1)).value?.subscribers).toBe(channel.subscribers - 1);
  const before = ofChannel.channel?.subscribers ?? 0;
  expect((await changed(reads.video, count, 1)).value?.channel?.subscribers).toBe(before + 1);
  const model = { ...count, section: 'model' } as const;
  expect((await changed(reads.channel, model, 1)).value?.subscribers, 'of a model').toBe(channel.subscribers);
});

test('a playlist counts its videos on its page and in lists', async () => {
  const count = { kind: 'videos', playlistId: playlist.id } as const;
  expect((await changed(reads.playlist, count, 1)).value?.videos).toBe(playlist.videos + 1);
  expect((await changed(reads.playlists, count, 1)).value?.entries[0]?.videos).toBe(playlist.videos + 1);
  expect((await changed(reads.playlistsTab, count, 1)).value).toMatchObject({
    playlists: { entries: [{ videos: playlist.videos + 1 }] },
  });
});

test('once it is done, the browser’s copy of what was changed is renewed, and nothing else is asked', async () => {
  const { result } = renderHook(() => useRendered(reads.channel), { wrapper });
  const count = { kind: 'subscribers', section: 'channel', id: channel.id } as const;
  const change = await act(async () => result.current.change(count, 1));
  expect(fetched).not.toHaveBeenCalled();
  change.confirm();
  expect(fetched.mock.calls.map(([path, options]) => [path, options?.cache])).toEqual(
    expect.arrayContaining([[reads.channel.key, 'reload']]),
  );
});
