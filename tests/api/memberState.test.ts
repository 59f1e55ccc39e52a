/** A member's own data in replies: votes, blocks, history, age check; and reads by name or by id. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { closeAgeCheck, openAgeCheck } from '@afterglow/api/age/ageChecks';
import { queryRows } from '@afterglow/api/database/database';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { callFields } from '@afterglow/contract/callFields';
import { calls, type ReadCall } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { SectionInput } from '@afterglow/contract/forms/sections';
import { noFilters } from '@afterglow/contract/lists';
import { fullMemberReply } from '@afterglow/contract/member';
import { defaultOpenTabs } from '@afterglow/contract/memberTabs';
import { blockedReply, commentVotesReply } from '@afterglow/contract/ownPage';
import { comments } from '@afterglow/fixtures/data/comments';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi, type RequestOptions } from './testApi.ts';

let api: TestApi;
let as: string;
const { id } = fullMembers.own;
beforeAll(async () => {
  api = await createTestApi({ ageAdapter: 'manual', nogeo: true });
  as = await api.signIn(id);
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now += 2 * 60 * 60_000;
});

type Fields = Record<string, string>;
const send = async (path: string, fields: Fields, session = as) => {
  const body = new URLSearchParams(fields);
  return (await api.get(path, { method: 'POST', body, as: session })).json() as Promise<Record<string, unknown>>;
};
const act = (input: ActInput) => send(calls.input.path(), callFields(input));
const own = async <Codec extends z.ZodMiniType>(codec: Codec, input: SectionInput): Promise<z.output<Codec>> =>
  decodeJson(codec, await send(calls.ownPage.path(), callFields(input)));
const read = async <Params, Codec extends z.ZodMiniType>(
  call: ReadCall<Params, Codec>,
  params: NoInfer<Params>,
  options: RequestOptions = {},
): Promise<z.output<Codec>> => decodeJson(call.reply, await (await api.get(call.path(params, 0), options)).json());

test('the own page says which tabs are open and whether the history is kept; nobody else is told', async () => {
  await send(calls.ownPage.path(), { section: 'privacy', tabs: 'wall,info' });
  expect(await own(fullMemberReply, { section: '' })).toMatchObject({ openTabs: ['wall', 'info'], keepsHistory: true });
  const other = await read(calls.member, { id }, { as: await api.signIn(fullMembers.friend.id) });
  expect(Object.keys(other)).not.toEqual(expect.arrayContaining(['openTabs']));
  expect(Object.keys(other)).not.toEqual(expect.arrayContaining(['keepsHistory']));
  await send(calls.ownPage.path(), { section: 'privacy', tabs: defaultOpenTabs.join(',') });
});

test('a member reads who is blocked, latest first', async () => {
  const [one, two] = [fullMembers.friend.id, fullMembers.bare.id];
  for (const userId of [one, two]) {
    api.clock.now += 1_000;
    expect(await act({ act: 'block', section: 'add', user_id: userId })).toMatchObject({ ok: 1 });
  }
  const { blocked } = await own(blockedReply, { section: 'blocked' });
  expect(blocked.map((member) => member.id)).toEqual([two, one]);
  expect(blocked[1]).toMatchObject({ name: fullMembers.friend.name });
});

test('own votes on a list of comments come in one read; what is no id is left out', async () => {
  const [liked, disliked, neither] = [comments.standard.id, comments.atSecond.id, comments.justNow.id];
  await act({ act: 'vote', section: 'comment', object_id: liked, vote: 1 });
  await act({ act: 'vote', section: 'comment', object_id: disliked, vote: 0 });
  const votesOn = async (ids: string) =>
    decodeJson(commentVotesReply, await send(calls.ownPage.path(), { section: 'state', comment_ids: ids }));
  expect(await votesOn(`${liked},${disliked}, ${neither},x,-1,99999999999`)).toEqual({
    votes: [
      { commentId: liked, vote: 'liked' },
      { commentId: disliked, vote: 'disliked' },
    ],
  });
  expect(await votesOn('')).toEqual({ votes: [] });
});

const historyIds = async () =>
  (
    await read(
      calls.videos,
      {
        gender: 'str',
        ...noFilters,
        section: 'history',
        objectId: String(id),
        sort: 'latest-updates',
        count: 200,
        page: 1,
      },
      { as },
    )
  ).entries.map((video) => video.id);

test('one video leaves the history, all do, and none come in while it is switched off', async () => {
  const view = (videoId: number) => act({ act: 'view', video_id: videoId });
  await act({ act: 'history', section: 'clear' });
  expect(await historyIds()).toEqual([]);
  for (const video of [videos.hd, videos.long]) {
    api.clock.now += 60_000;
    await view(video.id);
  }
  expect(await historyIds()).toEqual([videos.long.id, videos.hd.id]);
  expect(await act({ act: 'history', section: 'del', video_id: videos.long.id })).toMatchObject({ ok: 1 });
  expect(await act({ act: 'history', section: 'del', video_id: videos.long.id })).toMatchObject({ code: 'not_found' });
  expect(await historyIds()).toEqual([videos.hd.id]);

  await act({ act: 'history', section: 'off' });
  const viewsOf = async () =>
    (await queryRows<{ views: number }>(api.database, sql`select views from videos where id = ${videos.long.id}`))[0]
      ?.views;
  const before = Number(await viewsOf());
  api.clock.now += 2 * 60_000;
  await view(videos.long.id);
  // It counts as a view nevertheless.
  expect([await historyIds(), await viewsOf()]).toEqual([[videos.hd.id], before + 1]);
  expect(await own(fullMemberReply, { section: '' })).toMatchObject({ keepsHistory: false });
  await act({ act: 'history', section: 'on' });
  await view(videos.long.id);
  expect(await historyIds()).toEqual([videos.long.id, videos.hd.id]);
  expect(await send(calls.input.path(), { act: 'history', section: 'burn' })).toMatchObject({ code: 'not_found' });
});

test('new videos of a subscription are new until they are marked as seen, one subscription or all', async () => {
  const [one, two] = [fullModels.standard.id, fullModels.man.id];
  await api.database.execute(sql`delete from subscriptions where user_id = ${id}`);
  for (const model of [one, two]) await act({ act: 'subscribe', section: 'model', object_id: model });
  const age = () =>
    api.database.execute(sql`update subscriptions set seen_at = timestamptz '2000-01-01' where user_id = ${id}`);
  const fresh = async () =>
    new Map(
      (await read(calls.subscriptions, { userId: id, type: 'model', page: 1 }, { as })).entries.map(
        ({ objectId, newVideos }) => [objectId, newVideos],
      ),
    );
  await age();
  expect(Math.min(...(await fresh()).values())).toBeGreaterThan(0);
  expect(await act({ act: 'seen', section: 'model', object_id: one })).toMatchObject({ ok: 1 });
  expect((await fresh()).get(one)).toBe(0);
  expect((await fresh()).get(two)).toBeGreaterThan(0);
  await age();
  expect(await act({ act: 'seen', section: 'channel' })).toMatchObject({ ok: 1 });
  expect((await fresh()).get(two)).toBeGreaterThan(0);
  expect(await act({ act: 'seen' })).toMatchObject({ ok: 1 });
  expect([...(await fresh()).values()]).toEqual([0, 0]);
  expect(await act({ act: 'seen', section: 'channel', object_id: one })).toMatchObject({ code: 'not_found' });
});

test('globals say the state of the last age check, and that nogeo was set, which opens no gate', async () => {
  const member = fullMembers.bare.id;
  await api.database.execute(sql`update users set age_verified = false where id = ${member}`);
  const session = await api.signIn(member);
  const globals = () => read(calls.globals, undefined, { as: session, country: 'gb' });
  expect(await globals()).toMatchObject({ ageCheck: 'none', nogeo: true, gate: 'verify', providerLogin: false });
  const context = { database: api.database, now: () => api.clock.now, ageAdapter: { name: 'manual' } };
  // The cast is safe, because only these parts of the context are used.
  const open = () => openAgeCheck(context as unknown as Parameters<typeof openAgeCheck>[0], member);
  const first = await open();
  expect(await globals()).toMatchObject({ ageCheck: 'pending', gate: 'verify' });
  await closeAgeCheck(api.database, api.settings.dataFolder, first, 'refused', api.clock.now);
  expect(await globals()).toMatchObject({ ageCheck: 'refused' });
  await closeAgeCheck(api.database, api.settings.dataFolder, await open(), 'granted', api.clock.now);
  expect(await globals()).toMatchObject({ ageCheck: 'granted', gate: 'off' });
  expect(await read(calls.globals, undefined, { country: 'gb' })).toMatchObject({ ageCheck: 'none', gate: 'verify' });
});

test('categories have their ids, by which lists are found, too', async () => {
  const all = await read(calls.categories, { gender: 'str', kind: 'all', language: 'en' });
  const category = all.find(({ videos: count }) => count > 0);
  expect(category?.id).toBeGreaterThan(0);
  const list = (objectId: string) =>
    read(calls.videos, {
      gender: 'str',
      ...noFilters,
      section: 'categories',
      objectId,
      sort: 'longest',
      count: 60,
      page: 1,
    });
  expect(await list(String(category?.id))).toEqual(await list(category?.dir ?? ''));
});

test('a model and its comments are read by name and by id alike', async () => {
  const { id: modelId, dir } = fullModels.standard;
  expect(await read(calls.model, { dir: String(modelId) })).toEqual(await read(calls.model, { dir }));
  const commentsBy = (objectId: number | string) =>
    read(calls.comments, { section: 'model', objectId, page: 1, sort: 'newest' });
  await act({ act: 'comment', section: 'model', object_id: modelId, text: 'Well played.' });
  expect((await commentsBy(dir)).entries[0]).toMatchObject({ text: 'Well played.' });
  expect(await commentsBy(dir)).toEqual(await commentsBy(modelId));
  for (const [section, objectId] of [
    ['model', 'nobody-here'],
    ['video', dir],
    ['member', dir],
  ] as const)
    expect((await api.get(calls.comments.path({ section, objectId, page: 1, sort: 'newest' }, 0))).status).toBe(404);
});

test('a playlist counts the videos that its list shows', async () => {
  const listed = () =>
    read(calls.videos, {
      ...{ gender: 'str', ...noFilters, section: 'playlist', objectId: String(playlists.standard.id) },
      ...{ sort: 'latest-updates', count: 200, page: 1 },
    });
  const counted = async () => (await read(calls.playlist, { id: playlists.standard.id })).videos;
  const first = (await listed()).entries[0]?.id ?? 0;
  const before = await counted();
  expect(before).toBe((await listed()).total);
  await api.database.execute(sql`update videos set shown = false where id = ${first}`);
  expect([await counted(), (await listed()).total]).toEqual([before - 1, before - 1]);
  await api.database.execute(sql`update videos set shown = true where id = ${first}`);
});

test('a sitemap reads every public video once, by ranges of ids, and nothing that is private or hidden', async () => {
  await api.database.execute(sql`update videos set private = true where id = ${videos.hd.id}`);
  await api.database.execute(sql`update videos set shown = false where id = ${videos.long.id}`);
  const ids: number[] = [];
  for (let after = 0; ;) {
    const part = await read(calls.sitemap, { count: 100, after });
    ids.push(...part.map((video) => video.id));
    if (part.length < 100) break;
    after = part.at(-1)?.id ?? 0;
  }
  const rows = await queryRows<{ id: number }>(
    api.database,
    sql`select id from videos where shown and not private order by id`,
  );
  expect(ids).toEqual(rows.map((row) => row.id));
  expect(ids).not.toContain(videos.hd.id);
  const [entry] = await read(calls.sitemap, { count: 1, after: videos.standard.id - 1 });
  expect(entry).toMatchObject({ id: videos.standard.id, dir: videos.standard.dir, title: videos.standard.title });
  const sitemap = calls.sitemap.path({ count: 1, after: 0 });
  expect((await api.get(sitemap)).status).toBe(200);
  for (const path of ['5001/0', '0/0', '100/-1', '100/x'])
    expect((await api.get(sitemap.replace('1/0.json', `${path}.json`))).status, path).toBe(404);
  await api.database.execute(
    sql`update videos set private = false, shown = true where id in (${videos.hd.id}, ${videos.long.id})`,
  );
});
