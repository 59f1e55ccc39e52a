/** input.php: every act and its effects. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { playlistVideos } from '../tools/callPaths.ts';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { noFilters } from '@afterglow/contract/lists';
import { videosReply } from '@afterglow/contract/video';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
let as: string;
const actor = fullMembers.own.id;
const other = fullMembers.friend.id;
const videoId = videos.hd.id;

beforeAll(async () => {
  api = await createTestApi();
  as = await api.signIn(actor);
  await api.database.execute(sql`delete from subscriptions where user_id = ${actor}`);
});
afterAll(() => api.close());
beforeEach(() => {
  // Advances beyond every rate limit window of the previous test.
  api.clock.now += 2 * 60 * 60_000;
});

type Fields = Record<string, string | number>;
interface Sender {
  as?: string;
  headers?: Record<string, string>;
}
const send = async (fields: Fields, options: Sender = { as }) => {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const response = await api.get(calls.input.path(), { method: 'POST', body, ...options });
  return {
    http: response.status,
    retry: response.headers.get('retry-after'),
    ...((await response.json()) as {
      ok?: 1;
      error?: 1;
      status?: string;
      code?: string;
      field?: string;
      info?: Record<string, number>;
      playlist_id?: number;
      comment_id?: number;
      codes?: unknown;
    }),
  };
};
const post = (input: ActInput, options?: Sender) => send(callFields(input), options);
const count = async (query: ReturnType<typeof sql>) =>
  Number((await queryRows<{ n: number }>(api.database, sql`select (${query})::int as n`))[0]?.n);
const fresh = async (id: number) =>
  decodeJson(fullVideoReply, await (await api.get(calls.video.path({ id }, 0))).json());

test('a vote counts once, in lists too', async () => {
  const before = (await fresh(videoId)).statistics;
  expect(await post({ act: 'vote', section: 'video', object_id: videoId, vote: 1 })).toMatchObject({
    http: 200,
    ok: 1,
  });
  expect(await post({ act: 'vote', section: 'video', object_id: videoId, vote: 0 })).toMatchObject({
    http: 200,
    error: 1,
    code: 'already',
    field: 'notify',
  });
  const after = (await fresh(videoId)).statistics;
  expect([after.likes, after.dislikes, after.votes]).toEqual([before.likes + 1, before.dislikes, before.votes + 1]);
  const list = decodeJson(
    videosReply,
    await (
      await api.get(
        calls.videos.path(
          {
            gender: 'str',
            ...noFilters,
            section: 'model',
            objectId: 'aurelia-voss',
            sort: 'most-viewed',
            count: 200,
            page: 1,
          },
          0,
        ),
      )
    ).json(),
  );
  expect(list.entries.find(({ id }) => id === videoId)?.likes).toBe(before.likes + 1);
  expect(
    await count(
      sql`select count(*) from video_facets f join videos v on v.id = f.video_id where f.score <> v.score or f.popularity <> v.popularity or f.views <> v.views or f.comments <> v.comments`,
    ),
  ).toBe(0);
});

test.each([
  ['model', fullModels.standard.id, 'models'],
  ['channel', 301, 'channels'],
  ['playlist', playlists.standard.id, 'playlists'],
  ['comment', 880_101, 'comments'],
] as const)('a vote on a %s counts once', async (section, objectId, table) => {
  const likes = () => count(sql`select likes from ${sql.identifier(table)} where id = ${objectId}`);
  const before = await likes();
  expect((await post({ act: 'vote', section, object_id: objectId, vote: 1 })).ok).toBe(1);
  expect((await post({ act: 'vote', section, object_id: objectId, vote: 1 })).code).toBe('already');
  expect(await likes()).toBe(before + 1);
});

test.each([
  [{ act: 'vote', section: 'video', object_id: 7, vote: 1 }, 404, 'not_found', 'notify'],
  [{ act: 'vote', section: 'video', object_id: 'x', vote: 1 }, 200, 'invalid', 'object_id'],
  [{ act: 'vote', section: 'video', vote: 1 }, 200, 'required', 'object_id'],
  [{ act: 'vote', object_id: videoId, video_id: videoId, vote: 1 }, 200, 'invalid', 'video_id'],
  [{ act: 'favourite', video_id: videoId, vote: '' }, 200, 'invalid', 'vote'],
  [{ act: 'vote', section: 'user', object_id: videoId, vote: 1 }, 404, 'not_found', 'notify'],
  [{ act: 'vote', section: 'video', object_id: videos.notHd.id }, 200, 'required', 'vote'],
  [{ act: 'vote', section: 'video', object_id: videos.notHd.id, vote: 2 }, 200, 'invalid', 'vote'],
  [{ act: 'subscribe', section: 'member', user_id: actor }, 200, 'self', 'notify'],
  [{ act: 'subscribe', section: 'model', object_id: 7 }, 404, 'not_found', 'notify'],
  [{ act: 'subscribe', section: 'model', object_id: fullModels.man.id, del: 1 }, 404, 'not_found', 'notify'],
  [{ act: 'favourite', video_id: 7 }, 404, 'not_found', 'notify'],
  [{ act: 'favourite', section: 'del', video_id: videos.notHd.id }, 404, 'not_found', 'notify'],
  [{ act: 'playlist', section: 'new' }, 200, 'required', 'title'],
  [{ act: 'playlist', section: 'new', title: 'ab', desc: 'long enough' }, 200, 'min', 'title'],
  [{ act: 'playlist', section: 'new', title: 'x'.repeat(101), desc: 'long enough' }, 200, 'max', 'title'],
  [{ act: 'playlist', section: 'new', title: 'abc', desc: 'abcd' }, 200, 'min', 'desc'],
  [
    { act: 'playlist', section: 'new', title: 'abc', desc: 'abcde', categories: 'lakeside,dunes,snow,bridges' },
    200,
    'max',
    'categories',
  ],
  [{ act: 'playlist', section: 'new', title: 'abc', desc: 'abcde' }, 200, 'required', 'orientation'],
  [{ act: 'playlist', section: 'new', title: 'abc', desc: 'abcde', orientation: 'odd' }, 200, 'invalid', 'orientation'],
  [
    { act: 'playlist', section: 'new', title: 'abc', desc: 'abcde', orientation: 'str', video_id: 7 },
    404,
    'not_found',
    'notify',
  ],
  [
    { act: 'playlist', section: 'upd', object_id: playlists.standard.id, title: 'abc', desc: 'abcde' },
    403,
    'forbidden',
    'notify',
  ],
  [
    { act: 'playlist', section: 'add', object_id: playlists.standard.id, video_id: videoId },
    403,
    'forbidden',
    'notify',
  ],
  [{ act: 'playlist', section: 'add', object_id: playlists.private.id, video_id: 7 }, 404, 'not_found', 'notify'],
  [{ act: 'playlist', section: 'add', object_id: 7, video_id: videoId }, 404, 'not_found', 'notify'],
  [{ act: 'playlist', section: 'order', object_id: playlists.private.id }, 200, 'required', 'videos'],
  [{ act: 'playlist', section: 'order', object_id: playlists.private.id, videos: '1;2' }, 200, 'invalid', 'videos'],
  [{ act: 'playlist', section: 'constructor', object_id: playlists.private.id }, 404, 'not_found', 'notify'],
  [{ act: 'comment', section: 'video', object_id: videoId }, 200, 'required', 'text'],
  [{ act: 'comment', section: 'video', object_id: videoId, text: ' \n ' }, 200, 'required', 'text'],
  [{ act: 'comment', section: 'video', object_id: videoId, text: '🌅'.repeat(1_001) }, 200, 'max', 'text'],
  [{ act: 'comment', section: 'video', object_id: 7, text: 'hello' }, 404, 'not_found', 'notify'],
  [{ act: 'comment', section: 'channel', object_id: 301, text: 'hello' }, 404, 'not_found', 'notify'],
  [{ act: 'comment', section: 'member', object_id: fullMembers.closed.id, text: 'hello' }, 403, 'forbidden', 'notify'],
  [{ act: 'comment', del: 7 }, 404, 'not_found', 'notify'],
  [{ act: 'friend', section: 'add', user_id: actor }, 200, 'self', 'notify'],
  [{ act: 'friend', section: 'add', user_id: 7 }, 404, 'not_found', 'notify'],
  [{ act: 'friend', section: 'accept', user_id: fullMembers.longName.id }, 404, 'not_found', 'notify'],
  [{ act: 'friend', section: 'hug', user_id: other }, 404, 'not_found', 'notify'],
  [{ act: 'message', user_id: actor, text: 'hello' }, 200, 'self', 'notify'],
  [{ act: 'message', user_id: other }, 200, 'required', 'text'],
  [{ act: 'message', user_id: 7, text: 'hello' }, 404, 'not_found', 'notify'],
  [{ act: 'block', user_id: actor }, 200, 'self', 'notify'],
  [{ act: 'block', user_id: 7 }, 404, 'not_found', 'notify'],
  [{ act: 'block', section: 'del', user_id: other }, 404, 'not_found', 'notify'],
  [{ act: 'view', video_id: 7 }, 404, 'not_found', 'notify'],
  [{ act: 'dance' }, 404, 'not_found', 'notify'],
  [{ act: '__proto__' }, 404, 'not_found', 'notify'],
  [{}, 404, 'not_found', 'notify'],
])('%j is refused', async (fields, status, code, field) => {
  expect(await send(fields as Fields)).toMatchObject({ http: status, error: 1, code, field });
});

test('a length error includes the limit', async () => {
  expect(await post({ act: 'playlist', section: 'new', title: 'ab', desc: 'abcd', orientation: 'str' })).toMatchObject({
    field: 'title',
    code: 'min',
    info: { length: 3 },
    codes: [
      { field: 'title', code: 'min', info: { length: 3 } },
      { field: 'desc', code: 'min', info: { length: 5 } },
    ],
  });
});

test.each([
  ['model', fullModels.standard.id, 'models'],
  ['channel', 301, 'channels'],
  ['member', other, 'users'],
] as const)('subscribing to a %s and unsubscribing', async (section, objectId, table) => {
  const followers = () => count(sql`select subscribers from ${sql.identifier(table)} where id = ${objectId}`);
  await post({ act: 'subscribe', section, object_id: objectId, del: 1 });
  const before = await followers();
  expect((await post({ act: 'subscribe', section, object_id: objectId })).ok).toBe(1);
  expect((await post({ act: 'subscribe', section, object_id: objectId })).code).toBe('already');
  expect(await followers()).toBe(before + 1);
  expect((await post({ act: 'subscribe', section, object_id: objectId, del: 1 })).ok).toBe(1);
  expect(await followers()).toBe(before);
});

test.each(['favourite', 'watch_later'] as const)('%s: added once, listed first, removed', async (act) => {
  await post({ act, section: 'del', video_id: videoId });
  expect((await post({ act, section: 'add', video_id: videoId })).ok).toBe(1);
  expect((await post({ act, section: 'add', video_id: videoId })).code).toBe('already');
  const path = calls.videos.path(
    { gender: 'str', ...noFilters, section: act, objectId: String(actor), sort: 'latest-updates', count: 60, page: 1 },
    0,
  );
  const list = decodeJson(videosReply, await (await api.get(path, { as })).json());
  expect(list.entries[0]?.id).toBe(videoId);
  expect((await post({ act, section: 'del', video_id: videoId })).ok).toBe(1);
});

test('a view counts once a minute per visitor, updates all counters, and is added to the history', async () => {
  const sums = () =>
    queryRows(
      api.database,
      sql`select v.views as video, u.views as uploader, c.views as channel, (select sum(views)::int from models where id = any(v.model_ids)) as cast_ from videos v join users u on u.id = v.user_id join channels c on c.id = v.channel_id where v.id = ${videoId}`,
    );
  const incremented = (before: Record<string, number>, by: number) =>
    Object.fromEntries(Object.entries(before).map(([name, value]) => [name, value + (name === 'cast_' ? 2 * by : by)]));
  const before = (await sums())[0] as Record<string, number>;
  expect((await post({ act: 'view', video_id: videoId })).ok).toBe(1);
  expect((await post({ act: 'view', video_id: videoId })).ok).toBe(1);
  expect((await sums())[0]).toEqual(incremented(before, 1));
  // Guests are identified by the address from the trusted proxy.
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.1'])
    expect((await post({ act: 'view', video_id: videoId }, { headers: { 'X-Forwarded-For': address } })).ok).toBe(1);
  expect((await sums())[0]).toEqual(incremented(before, 3));
  api.clock.now += 61_000;
  await post({ act: 'view', video_id: videoId });
  expect((await sums())[0]).toEqual(incremented(before, 4));
  expect(
    await count(
      sql`select count(*) from saved_videos where user_id = ${actor} and kind = 'history' and video_id = ${videoId}`,
    ),
  ).toBe(1);
});

test('a playlist is created, updated, filled, reordered, emptied and deleted', async () => {
  const made = await post({
    act: 'playlist',
    section: 'new',
    title: ' Night trains 🚂 ',
    desc: '<b>Windows</b>',
    orientation: 'gay',
    categories: 'night-trains,lakeside',
    private: 1,
    video_id: videoId,
  });
  const id = made.playlist_id ?? 0;
  const read = async () =>
    ((await (await api.get(calls.playlist.path({ id }, 0), { as })).json()) as { playlist: Record<string, unknown> })
      .playlist;
  const order = async () =>
    decodeJson(videosReply, await (await api.get(playlistVideos(id), { as })).json()).entries.map((one) => one.id);
  expect(await read()).toMatchObject({
    title: 'Night trains 🚂',
    description: '<b>Windows</b>',
    visible: '0',
    private: '1',
    categories: { 1: { dir: 'lakeside' }, 7: { dir: 'night-trains' } },
    statistics: { videos: 1 },
  });
  for (const one of [videos.long.id, videos.thai.id, videos.private.id])
    expect((await post({ act: 'playlist', section: 'add', playlist_id: id, video_id: one })).ok).toBe(1);
  expect((await post({ act: 'playlist', section: 'add', playlist_id: id, video_id: videos.thai.id })).code).toBe(
    'already',
  );
  expect(await order()).toEqual([videoId, videos.long.id, videos.thai.id, videos.private.id]);
  expect(
    (
      await post({
        act: 'playlist',
        section: 'order',
        playlist_id: id,
        videos: [videos.private.id, videos.long.id, 999, videos.long.id],
      })
    ).ok,
  ).toBe(1);
  expect(await order()).toEqual([videos.private.id, videos.long.id, videoId, videos.thai.id]);
  expect(
    (
      await post({
        act: 'playlist',
        section: 'upd',
        playlist_id: id,
        title: 'Day trains',
        desc: 'Seats and aisles',
        visible: 1,
      })
    ).ok,
  ).toBe(1);
  expect(await read()).toMatchObject({ title: 'Day trains', visible: '1', categories: [], orientation: 'gay' });
  expect((await post({ act: 'playlist', section: 'del', playlist_id: id, video_id: videos.long.id })).ok).toBe(1);
  expect((await post({ act: 'playlist', section: 'del', playlist_id: id, video_id: videos.long.id })).code).toBe(
    'not_found',
  );
  expect((await order()).length).toBe(3);
  expect((await post({ act: 'playlist', section: 'del', playlist_id: id })).ok).toBe(1);
  expect((await api.get(calls.playlist.path({ id }, 0), { as })).status).toBe(404);
  expect(await count(sql`select count(*) from playlist_videos where playlist_id = ${id}`)).toBe(0);
});

test('a text that is sent again within half a minute is the same one; elsewhere, later or in answer it is another', async () => {
  const said = { act: 'comment', section: 'video', object_id: videoId, text: 'Said twice' } as const;
  const { comment_id: first = 0 } = await post(said);
  const again = await Promise.all(Array.from({ length: 20 }, () => post(said)));
  expect(again.map(({ comment_id: id }) => id)).toEqual(Array.from({ length: 20 }, () => first));
  const { comment_id: answer = 0 } = await post({ ...said, parent_id: first });
  const { comment_id: elsewhere = 0 } = await post({ ...said, object_id: videos.notHd.id });
  api.clock.now += 31_000;
  const { comment_id: later = 0 } = await post(said);
  expect(new Set([first, answer, elsewhere, later]).size).toBe(4);
  expect(await count(sql`select count(*) from comments where text = 'Said twice'`)).toBe(4);
  for (const id of [answer, first, elsewhere, later]) await post({ act: 'comment', del: id });
});

test('a comment is stored verbatim, answered, counted and deleted', async () => {
  const before = (await fresh(videoId)).statistics.comments;
  const text = '  <script>alert(1)</script> & "ağ" \u202e مساء 🌅\nnext line ';
  const { comment_id: id = 0 } = await post({
    act: 'comment',
    section: 'video',
    object_id: videoId,
    text,
    at_seconds: 12,
  });
  const answer = await post({
    act: 'comment',
    section: 'video',
    object_id: videoId,
    text: 'Yes.',
    parent_id: id,
    at_seconds: 999_999,
  });
  const stray = await post({
    act: 'comment',
    section: 'video',
    object_id: videos.notHd.id,
    text: 'No.',
    parent_id: id,
  });
  const page = (await (
    await api.get(calls.comments.path({ section: 'video', objectId: videoId, page: 1, sort: 'newest' }, 0))
  ).json()) as {
    comments: Record<string, unknown>[];
  };
  expect(page.comments.find((one) => one['comment_id'] === String(id))).toMatchObject({
    text: text.trim(),
    at_seconds: '12',
    username: 'marlowe',
    likes: 0,
  });
  expect(page.comments.find((one) => one['comment_id'] === String(answer.comment_id))).toMatchObject({
    parent_id: String(id),
    at_seconds: null,
  });
  expect(await count(sql`select count(*) from comments where id = ${stray.comment_id} and parent_id is null`)).toBe(1);
  expect((await fresh(videoId)).statistics.comments).toBe(before + 2);
  expect((await post({ act: 'comment', del: id })).ok).toBe(1);
  expect((await fresh(videoId)).statistics.comments).toBe(before + 1);
  // The reply stays a reply, because the deleted comment stays as an empty one.
  expect(await count(sql`select count(*) from comments where parent_id = ${id}`)).toBe(1);
});

test('a deleted comment that was answered says so, keeps its place, and nothing of its author', async () => {
  const target = videos.long.id;
  const counted = () => count(sql`select comments from videos where id = ${target}`);
  const read = async () =>
    decodeJson(
      calls.comments.reply,
      await (
        await api.get(calls.comments.path({ section: 'video', objectId: target, page: 1, sort: 'newest' }, 0))
      ).json(),
    ).entries;
  const write = async (fields: { text: string; at_seconds?: number; parent_id?: number }, from: string) =>
    Number((await post({ act: 'comment', section: 'video', object_id: target, ...fields }, { as: from })).comment_id);
  const before = await counted();
  const listed = (await read()).length;
  const answerer = await api.signIn(other);
  const question = await write({ text: 'Where is this lake?', at_seconds: 5 }, as);
  const answer = await write({ text: 'In the north.', parent_id: question }, answerer);
  expect((await post({ act: 'comment', del: question })).ok).toBe(1);
  expect(await counted()).toBe(before + 1);
  expect((await read()).find(({ id }) => id === question)).toMatchObject({
    ...{ text: '', deleted: true, atSeconds: null, user: { id: 0, name: '', avatar: '' } },
  });
  expect((await read()).find(({ id }) => id === answer)).toMatchObject({ parentId: question, text: 'In the north.' });
  expect((await read()).find(({ id }) => id === answer)).not.toHaveProperty('deleted');
  expect(await queryRows(api.database, sql`select text, user_id from comments where id = ${question}`)).toEqual([
    { text: '', user_id: null },
  ]);
  // It cannot be deleted again, voted on or answered.
  expect((await post({ act: 'comment', del: question })).code).toBe('not_found');
  expect((await post({ act: 'vote', section: 'comment', object_id: question, vote: 1 })).code).toBe('not_found');
  const late = await write({ text: 'Which one?', parent_id: question }, as);
  expect((await read()).find(({ id }) => id === late)?.parentId).toBeNull();
  // Without an answer, the empty comment is removed.
  for (const [id, from] of [
    [late, as],
    [answer, answerer],
  ] as const)
    expect((await post({ act: 'comment', del: id }, { as: from })).ok).toBe(1);
  expect((await read()).length).toBe(listed);
  expect(await counted()).toBe(before);
});

test("a comment can be deleted by its author and by the video's uploader", async () => {
  expect(await post({ act: 'comment', del: 880_102 }, { as: await api.signIn(fullMembers.closed.id) })).toMatchObject({
    http: 403,
    code: 'forbidden',
  });
  expect((await post({ act: 'comment', del: 880_102 }, { as: await api.signIn(videos.standard.user.id) })).ok).toBe(1);
});

test('the owner of a wall can delete its comments', async () => {
  const { comment_id: id = 0 } = await post({
    act: 'comment',
    section: 'member',
    object_id: other,
    text: 'Hello, wall.',
  });
  expect((await post({ act: 'comment', del: id }, { as: await api.signIn(fullMembers.bare.id) })).code).toBe(
    'forbidden',
  );
  expect((await post({ act: 'comment', del: id }, { as: await api.signIn(other) })).ok).toBe(1);
});

test('two members become friends by accepting a request or by mutual requests', async () => {
  const [first, second] = [fullMembers.longName.id, fullMembers.cyrillic.id];
  const [asFirst, asSecond] = [await api.signIn(first), await api.signIn(second)];
  const accepted = () =>
    count(
      sql`select count(*) from friends where accepted and user_id in (${first}, ${second}) and friend_id in (${first}, ${second})`,
    );
  await post({ act: 'friend', section: 'del', user_id: second }, { as: asFirst });
  expect(await post({ act: 'friend', section: 'add', user_id: second }, { as: asFirst })).toMatchObject({
    ok: 1,
    status: 'asked',
  });
  expect((await post({ act: 'friend', section: 'add', user_id: second }, { as: asFirst })).code).toBe('already');
  expect((await post({ act: 'friend', section: 'accept', user_id: second }, { as: asFirst })).code).toBe('already');
  expect(await accepted()).toBe(0);
  expect((await post({ act: 'friend', section: 'accept', user_id: first }, { as: asSecond })).ok).toBe(1);
  expect((await post({ act: 'friend', section: 'add', user_id: first }, { as: asSecond })).code).toBe('already');
  expect(await accepted()).toBe(1);
  expect((await post({ act: 'friend', section: 'del', user_id: first }, { as: asSecond })).ok).toBe(1);
  await Promise.all([
    post({ act: 'friend', section: 'add', user_id: first }, { as: asSecond }),
    post({ act: 'friend', section: 'add', user_id: second }, { as: asFirst }),
  ]);
  expect(await accepted()).toBe(1);
});

test('a blocked member loses friendship and subscription and cannot interact', async () => {
  const blockedId = fullMembers.standard.id;
  const asBlocked = await api.signIn(blockedId);
  await post({ act: 'subscribe', section: 'member', object_id: actor }, { as: asBlocked });
  await post({ act: 'friend', section: 'add', user_id: actor }, { as: asBlocked });
  expect((await post({ act: 'message', user_id: actor, text: 'Hello' }, { as: asBlocked })).ok).toBe(1);
  expect((await post({ act: 'block', section: 'add', user_id: blockedId })).ok).toBe(1);
  expect((await post({ act: 'block', section: 'add', user_id: blockedId })).code).toBe('already');
  for (const fields of [
    { act: 'message', user_id: actor, text: 'Hello' },
    { act: 'friend', section: 'add', user_id: actor },
    { act: 'subscribe', section: 'member', object_id: actor },
    { act: 'comment', section: 'member', object_id: actor, text: 'Hello' },
  ] as const) {
    expect(await post(fields, { as: asBlocked }), fields.act).toMatchObject({ http: 403, code: 'forbidden' });
  }
  expect(
    await count(
      sql`select (select count(*) from friends where ${actor} in (user_id, friend_id) and ${blockedId} in (user_id, friend_id)) + (select count(*) from subscriptions where user_id = ${blockedId} and section = 'member' and object_id = ${actor})`,
    ),
  ).toBe(0);
  expect(
    (await (await api.get(calls.member.path({ id: actor }, 0), { as: asBlocked })).json()) as {
      member: { can_view: Record<string, boolean> };
    },
  ).toMatchObject({ member: { can_view: { wall: false, uploaded_videos: false } } });
  expect((await post({ act: 'block', section: 'del', user_id: blockedId })).ok).toBe(1);
  expect((await post({ act: 'message', user_id: actor, text: 'Hello again' }, { as: asBlocked })).ok).toBe(1);
});

test('rate limits are exact under concurrency: five comments per member, twenty per address', async () => {
  // Equal texts within half a minute count as one comment.
  let texts = 0;
  const send = (session: string, address: string) =>
    post(
      { act: 'comment', section: 'video', object_id: videos.oneLetter.id, text: `At once, ${(texts += 1)}.` },
      { as: session, headers: { 'X-Forwarded-For': address } },
    );
  const one = await Promise.all(Array.from({ length: 50 }, (_, index) => send(as, `198.51.100.${index}`)));
  expect(one.filter(({ ok }) => ok).length).toBe(5);
  expect(
    one.filter(
      ({ http, code, retry, info }) =>
        http === 429 && code === 'limit_user' && retry === '600' && info?.['count'] === 5,
    ).length,
  ).toBe(45);
  const sessions = await Promise.all(Array.from({ length: 10 }, (_, index) => api.signIn(6_042_000 + index * 3)));
  const many = await Promise.all(
    Array.from({ length: 50 }, (_, index) => send(sessions[index % 10] ?? '', '203.0.113.77')),
  );
  expect(many.filter(({ ok }) => ok).length).toBe(20);
  expect(many.filter(({ code }) => code === 'limit_ip' || code === 'limit_user').length).toBe(30);
  // A refusal for the address does not count against the member.
  expect(
    await count(
      sql`select count(*) from attempts where kind = 'comment of' and key in (${sql.join(
        Array.from({ length: 10 }, (_, index) => sql`${String(6_042_000 + index * 3)}`),
        sql`, `,
      )})`,
    ),
  ).toBe(20);
});

test('rate limits use a sliding window of ten minutes', async () => {
  let texts = 0;
  const send = () =>
    post({ act: 'comment', section: 'video', object_id: videos.oneLetter.id, text: `Slowly, ${(texts += 1)}.` });
  for (let index = 0; index < 5; index += 1) {
    expect((await send()).ok).toBe(1);
    api.clock.now += 60_000;
  }
  expect(await send()).toMatchObject({ code: 'limit_user', retry: '300', info: { seconds: 300 } });
  api.clock.now += 299_000;
  expect((await send()).retry).toBe('1');
  api.clock.now += 1_000;
  expect((await send()).ok).toBe(1);
  expect((await send()).retry).toBe('60');
});

test('fifty concurrent votes count once', async () => {
  const before = (await fresh(videos.emoji.id)).statistics.likes;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post({ act: 'vote', section: 'video', object_id: videos.emoji.id, vote: 1 })),
  );
  expect([answers.filter(({ ok }) => ok).length, answers.filter(({ code }) => code === 'already').length]).toEqual([
    1, 49,
  ]);
  expect((await fresh(videos.emoji.id)).statistics.likes).toBe(before + 1);
});

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://elsewhere.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://127.0.0.1:3000' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }, 404],
  [{ 'Sec-Fetch-Site': 'none' }, 404],
  [{ Origin: 'http://localhost:3000' }, 404],
  [{}, 404],
])('a post with %j', async (headers, status) => {
  expect((await send({ act: 'dance' }, { as, headers })).http).toBe(status);
});
