/**
 * Acts and the numbers that must follow: every number that the site shows beside something that an act changes, as the
 * next reply to the member has it. Each act is taken back, and each number with it.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { SectionInput } from '@afterglow/contract/forms/sections';
import { noFilters, type SubscriptionType, type VideoSection } from '@afterglow/contract/lists';
import { notificationsReply } from '@afterglow/contract/notification';
import { requestsReply, threadsReply } from '@afterglow/contract/ownPage';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
const [id, otherId] = [fullMembers.own.id, fullMembers.friend.id];
const videoId = videos.standard.id;
let own: string;
let other: string;
let playlistId = 0;

async function read<Reply extends z.ZodMiniType>(reply: Reply, path: string, as = own): Promise<z.output<Reply>> {
  return decodeJson(reply, await (await api.get(path, { as })).json());
}
const post = async (path: string, fields: Record<string, string>, as: string): Promise<Record<string, unknown>> =>
  (await (await api.get(path, { method: 'POST', body: new URLSearchParams(fields), as })).json()) as Record<
    string,
    unknown
  >;
const act = (input: ActInput, as = own) => post(calls.input.path(), callFields(input), as);
const section = async <Reply extends z.ZodMiniType>(reply: Reply, input: SectionInput, as: string) =>
  decodeJson(reply, await post(calls.ownPage.path(), callFields(input), as));

const list = async (of: VideoSection, objectId: number) =>
  (
    await read(
      calls.videos.reply,
      calls.videos.path(
        {
          ...noFilters,
          gender: 'str',
          section: of,
          objectId: String(objectId),
          sort: 'latest-updates',
          count: 60,
          page: 1,
        },
        0,
      ),
    )
  ).total;
const video = async () => (await read(calls.video.reply, calls.video.path({ id: videoId }, 0))).statistics;
const comments = async () =>
  (
    await read(
      calls.comments.reply,
      calls.comments.path({ section: 'video', objectId: videoId, page: 1, sort: 'newest' }, 0),
    )
  ).total;
const subscriptions = async (type: SubscriptionType) =>
  (await read(calls.subscriptions.reply, calls.subscriptions.path({ userId: id, type, page: 1 }))).total;
const playlists = async () =>
  (
    await read(
      calls.playlists.reply,
      calls.playlists.path(
        { gender: 'str', count: 60, section: 'member', objectId: String(id), sort: 'recent', page: 1, words: '' },
        0,
      ),
    )
  ).total;
const videosInPlaylist = async () =>
  (await read(calls.playlist.reply, calls.playlist.path({ id: playlistId }, 0))).videos;
const friends = async (userId: number, as: string) =>
  (await read(calls.friends.reply, calls.friends.path({ userId, page: 1 }), as)).total;
const member = async (userId: number) => await read(calls.member.reply, calls.member.path({ id: userId }, 0), other);
const unread = async (as: string) =>
  (await section(notificationsReply, { section: 'notifications', only: 'unread' }, as)).unread;
const unreadMessages = async (as: string) =>
  (await section(threadsReply, { section: 'messages', only: 'unread' }, as)).unread;
const requests = async () => (await section(requestsReply, { section: 'friends' }, other)).requests.length;

/** The numbers, by the name under which the table below has them. */
const numbers = {
  'comments of the video': async () => (await video()).comments,
  'comments in their list': comments,
  'likes of the video': async () => (await video()).likes,
  'dislikes of the video': async () => (await video()).dislikes,
  favourites: () => list('favourite', id),
  'videos for later': () => list('watch_later', id),
  'playlists of the member': playlists,
  'videos in the playlist': videosInPlaylist,
  'videos in the list of the playlist': () => list('playlist', playlistId),
  'subscribers of the member': async () => (await member(otherId)).subscribers,
  'subscribers of the channel': async () =>
    (await read(calls.channel.reply, calls.channel.path({ dir: fullChannels.standard.dir }, 0))).subscribers,
  'subscribers of the model': async () =>
    (await read(calls.model.reply, calls.model.path({ dir: fullModels.standard.dir }, 0))).subscribers,
  'subscriptions to members': () => subscriptions('member'),
  'subscriptions to channels': () => subscriptions('channel'),
  'subscriptions to models': () => subscriptions('model'),
  'requests of the other': requests,
  'friends of the member': () => friends(id, own),
  'friends of the other': () => friends(otherId, other),
  'unread notifications of the other': () => unread(other),
  'unread messages of the other': () => unreadMessages(other),
} satisfies Record<string, () => Promise<number>>;
type Changes = Partial<Record<keyof typeof numbers, number>>;

const all = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(numbers).map(async ([name, count]) => [name, await count()] as const)),
  );
const differences = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.keys(before).flatMap((name) => {
      const change = (after[name] ?? 0) - (before[name] ?? 0);
      return change === 0 ? [] : [[name, change]];
    }),
  );

beforeAll(async () => {
  api = await createTestApi();
  [own, other] = [await api.signIn(id), await api.signIn(otherId)];
  for (const table of ['friends', 'subscriptions', 'saved_videos', 'votes'])
    await api.database.execute(
      sql`delete from ${sql.identifier(table)} where user_id = ${id}${table === 'friends' ? sql` or friend_id = ${id}` : sql``}`,
    );
  const made = await act({
    ...{ act: 'playlist', section: 'new', title: 'For a rainy week', desc: 'Slow and long.', visible: 1 },
    ...{ orientation: 'str', video_id: videos.hd.id },
  });
  playlistId = Number(made['playlist_id']);
});
afterAll(() => api.close());

/** An act, how it is taken back, and every number that changes: no other one may. */
const table: Record<string, { does: () => Promise<unknown>; undoes: () => Promise<unknown>; changes: Changes }> = {
  'a favourite': {
    does: () => act({ act: 'favourite', section: 'add', video_id: videoId }),
    undoes: () => act({ act: 'favourite', section: 'del', video_id: videoId }),
    changes: { favourites: 1 },
  },
  'a video for later': {
    does: () => act({ act: 'watch_later', section: 'add', video_id: videoId }),
    undoes: () => act({ act: 'watch_later', section: 'del', video_id: videoId }),
    changes: { 'videos for later': 1 },
  },
  'a video in a playlist': {
    does: () => act({ act: 'playlist', section: 'add', playlist_id: playlistId, video_id: videoId }),
    undoes: () => act({ act: 'playlist', section: 'del', playlist_id: playlistId, video_id: videoId }),
    changes: { 'videos in the playlist': 1, 'videos in the list of the playlist': 1 },
  },
  'a subscription to a member': {
    does: () => act({ act: 'subscribe', section: 'member', object_id: otherId }),
    undoes: () => act({ act: 'subscribe', section: 'member', object_id: otherId, del: 1 }),
    changes: { 'subscribers of the member': 1, 'subscriptions to members': 1 },
  },
  'a subscription to a channel': {
    does: () => act({ act: 'subscribe', section: 'channel', object_id: fullChannels.standard.id }),
    undoes: () => act({ act: 'subscribe', section: 'channel', object_id: fullChannels.standard.id, del: 1 }),
    changes: { 'subscribers of the channel': 1, 'subscriptions to channels': 1 },
  },
  'a subscription to a model': {
    does: () => act({ act: 'subscribe', section: 'model', object_id: fullModels.standard.id }),
    undoes: () => act({ act: 'subscribe', section: 'model', object_id: fullModels.standard.id, del: 1 }),
    changes: { 'subscribers of the model': 1, 'subscriptions to models': 1 },
  },
  'a friend request': {
    does: () => act({ act: 'friend', section: 'add', user_id: otherId }),
    undoes: () => act({ act: 'friend', section: 'del', user_id: otherId }),
    changes: { 'requests of the other': 1, 'unread notifications of the other': 1 },
  },
  'a friendship': {
    does: async () => {
      await act({ act: 'friend', section: 'add', user_id: otherId });
      await act({ act: 'friend', section: 'accept', user_id: id }, other);
    },
    undoes: () => act({ act: 'friend', section: 'del', user_id: otherId }),
    changes: { 'friends of the member': 1, 'friends of the other': 1 },
  },
};

test.each(Object.entries(table))('%s', async (_, { does, undoes, changes }) => {
  api.clock.now += 60_000;
  const before = await all();
  await does();
  expect(differences(before, await all())).toEqual(changes);
  await undoes();
  expect(differences(before, await all())).toEqual({});
});

test('a comment, and its deletion', async () => {
  const before = await all();
  const posted = await act({ act: 'comment', section: 'video', object_id: videoId, text: 'Lovely light.' });
  expect(differences(before, await all())).toEqual({ 'comments of the video': 1, 'comments in their list': 1 });
  await act({ act: 'comment', del: Number(posted['comment_id']) });
  expect(differences(before, await all())).toEqual({});
});

test('a vote, which no second one changes', async () => {
  const before = await all();
  await act({ act: 'vote', section: 'video', object_id: videoId, vote: 1 });
  expect(differences(before, await all())).toEqual({ 'likes of the video': 1 });
  await act({ act: 'vote', section: 'video', object_id: videoId, vote: 0 });
  expect(differences(before, await all())).toEqual({ 'likes of the video': 1 });
});

test('a message is unread for the other until it is opened', async () => {
  const before = await all();
  await act({ act: 'message', user_id: otherId, text: 'Good evening.' });
  const changes = { 'unread messages of the other': 1, 'unread notifications of the other': 1 };
  expect(differences(before, await all())).toEqual(changes);
  await post(calls.ownPage.path(), callFields({ section: 'messages', user_id: id, page: 1 }), other);
  expect(differences(before, await all())).toEqual({});
});

test('a playlist that is deleted leaves the member’s list', async () => {
  const before = await playlists();
  await act({ act: 'playlist', section: 'del', playlist_id: playlistId });
  expect(await playlists()).toBe(before - 1);
});
