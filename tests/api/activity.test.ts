/** Activities of members, as others see them: their audience, and those that vanish. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activityReply, type Activity } from '@afterglow/contract/activity';
import { activityDays, maxActivities } from '@afterglow/contract/activityKinds';
import { queryRows } from '@afterglow/api/database/database';
import type { Audience } from '@afterglow/contract/audience';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { SectionInput } from '@afterglow/contract/forms/sections';
import { openableTabs } from '@afterglow/contract/memberTabs';
import type { Page } from '@afterglow/contract/wire';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
const id = fullMembers.own.id;
const [friendId, otherMemberId] = [fullMembers.friend.id, fullMembers.bare.id];
let as: string;
let asFriend: string;
let asOtherMember: string;

const post = async (path: string, fields: Record<string, string>, session: string) =>
  (await (await api.get(path, { method: 'POST', body: new URLSearchParams(fields), as: session })).json()) as Record<
    string,
    unknown
  >;
const own = (input: SectionInput, session = as) => post(calls.ownPage.path(), callFields(input), session);
const act = (input: ActInput, session = as) => post(calls.input.path(), callFields(input), session);

async function read(session?: string, { page = 1, count = 24 } = {}): Promise<Page<Activity>> {
  const path = calls.activity.path({ gender: 'str', count, page }, 0);
  const reply = await api.get(path, session === undefined ? {} : { as: session });
  return decodeJson(activityReply, await reply.json());
}
const kindsOf = async (session?: string) =>
  (await read(session)).entries.filter(({ user }) => user.id === id).map(({ kind }) => kind);
const show = (to: Audience, { tabs = openableTabs.join(), friends = '', session = as } = {}) =>
  own({ section: 'privacy', tabs, friend_tabs: friends, online_to: 'me', listed: 1, activity_to: to }, session);

const later = (ms: number) => {
  api.clock.now += ms;
};
const hour = 3_600_000;
const makePlaylist = async () => {
  const reply = await act({
    ...{ act: 'playlist', section: 'new', title: 'For a rainy week', desc: 'Slow and long.', visible: 1 },
    ...{ orientation: 'str', video_id: videos.standard.id },
  });
  return Number(reply['playlist_id']);
};

beforeAll(async () => {
  api = await createTestApi();
  [as, asFriend, asOtherMember] = [await api.signIn(id), await api.signIn(friendId), await api.signIn(otherMemberId)];
  await api.database.execute(sql`update videos set user_id = null where user_id in (${id}, ${friendId})`);
});
afterAll(() => api.close());
beforeEach(async () => {
  later(2 * hour);
  await api.database.execute(sql`update users set activity_to = 'me'`);
  await api.database.execute(sql`delete from friends where ${id} in (user_id, friend_id)`);
  await api.database.execute(sql`delete from comments where user_id = ${id}`);
  await api.database.execute(sql`delete from playlists where user_id = ${id}`);
});

const comment = () => act({ act: 'comment', section: 'video', object_id: videos.standard.id, text: 'Lovely light.' });

test('nothing is shown of a member who has not said so, and nobody has by default', async () => {
  await comment();
  expect((await read()).entries).toEqual([]);
  expect((await read(asFriend)).total).toBe(0);
  const [row] = await queryRows<{ initially: string }>(
    api.database,
    sql`select column_default as initially from information_schema.columns where column_name = 'activity_to'`,
  );
  expect(row?.initially).toContain("'me'");
});

test('a comment is told of to everybody, with who, where and when; and not once it is deleted', async () => {
  await show('everybody');
  await comment();
  const [told] = (await read()).entries;
  expect(told).toMatchObject({
    kind: 'comment',
    user: { id, name: fullMembers.own.name },
    subject: { id: videos.standard.id, dir: videos.standard.dir, title: videos.standard.title },
    at: Math.floor(api.clock.now / 1_000) * 1_000,
  });
  await act({ act: 'comment', del: told?.commentId ?? 0 });
  expect(await kindsOf()).toEqual([]);
});

test('what is for friends is seen by friends and by the member, not by guests and strangers', async () => {
  await act({ act: 'friend', section: 'add', user_id: id }, asFriend);
  await act({ act: 'friend', section: 'accept', user_id: friendId });
  await show('friends');
  await comment();
  expect(await kindsOf()).toEqual([]);
  expect(await kindsOf(asOtherMember)).toEqual([]);
  expect(await kindsOf(asFriend)).toEqual(['comment']);
  expect(await kindsOf(as)).toEqual(['comment']);
});

test('who has blocked somebody and who is blocked do not see what the other does', async () => {
  await show('everybody');
  await comment();
  expect(await kindsOf(asOtherMember)).toEqual(['comment']);
  await act({ act: 'block', section: 'add', user_id: id }, asOtherMember);
  expect(await kindsOf(asOtherMember)).toEqual([]);
  await act({ act: 'block', section: 'del', user_id: id }, asOtherMember);
  await act({ act: 'block', section: 'add', user_id: otherMemberId });
  expect(await kindsOf(asOtherMember)).toEqual([]);
  await act({ act: 'block', section: 'del', user_id: otherMemberId });
  expect(await kindsOf(asOtherMember)).toEqual(['comment']);
});

test('who does not stand in the list of the community does not stand here', async () => {
  await show('everybody');
  await comment();
  await own({ section: 'privacy', tabs: '', listed: 0 });
  expect(await kindsOf()).toEqual([]);
});

test('a friendship is told of from its acceptance on, if both show it', async () => {
  await show('everybody');
  await act({ act: 'friend', section: 'add', user_id: id }, asFriend);
  later(hour);
  await act({ act: 'friend', section: 'accept', user_id: friendId });
  const friendships = async () => (await read()).entries.filter(({ kind }) => kind === 'friend');
  expect(await friendships()).toEqual([]);
  await show('everybody', { session: asFriend });
  const [told] = await friendships();
  expect(told).toMatchObject({ kind: 'friend', user: { id: friendId }, subject: { id } });
  expect(told?.at).toBe(Math.floor(api.clock.now / 1_000) * 1_000);
  await show('everybody', { tabs: 'info', session: asFriend });
  expect(await friendships()).toEqual([]);
});

test('playlists are told of when they are made and when they grow, while they are public and not empty', async () => {
  await show('everybody');
  const playlistId = await makePlaylist();
  expect(await kindsOf()).toEqual(['playlist']);
  later(2 * hour);
  await act({ act: 'playlist', section: 'add', playlist_id: playlistId, video_id: videos.hd.id });
  expect(await kindsOf()).toEqual(['addition', 'playlist']);
  later(hour);
  await act({ act: 'playlist', section: 'del', playlist_id: playlistId, video_id: videos.hd.id });
  expect(await kindsOf()).toEqual(['playlist']);
  await act({ act: 'playlist', section: 'del', playlist_id: playlistId, video_id: videos.standard.id });
  expect(await kindsOf()).toEqual([]);
  await act({ act: 'playlist', section: 'add', playlist_id: playlistId, video_id: videos.standard.id });
  await api.database.execute(sql`update playlists set private = true where id = ${playlistId}`);
  expect(await kindsOf(asOtherMember)).toEqual([]);
});

test('a tab that fewer may see is not told of to the others', async () => {
  await show('everybody', { tabs: 'info', friends: 'playlists' });
  await makePlaylist();
  await comment();
  expect(await kindsOf()).toEqual(['comment']);
  await act({ act: 'friend', section: 'add', user_id: id }, asFriend);
  await act({ act: 'friend', section: 'accept', user_id: friendId });
  expect((await kindsOf(asFriend)).toSorted()).toEqual(['comment', 'playlist']);
});

test('an upload is told of while its video is shown', async () => {
  await show('everybody');
  const at = new Date(api.clock.now).toISOString();
  await api.database.execute(
    sql`update videos set user_id = ${id}, posted_at = ${at}::timestamptz where id = ${videos.hd.id}`,
  );
  expect(await kindsOf()).toEqual(['upload']);
  await api.database.execute(sql`update videos set shown = false where id = ${videos.hd.id}`);
  expect(await kindsOf()).toEqual([]);
  await api.database.execute(sql`update videos set shown = true where id = ${videos.hd.id}`);
});

test('uploads of a member on one day are told of as one, by the latest, and count those that are shown', async () => {
  await show('everybody');
  const posted = [videos.hd, videos.standard, videos.longTitle];
  const day = Math.floor(api.clock.now / (24 * hour)) * 24 * hour;
  const post = (video: { id: number }, at: number) =>
    api.database.execute(
      sql`update videos set user_id = ${id}, posted_at = ${new Date(at).toISOString()}::timestamptz where id = ${video.id}`,
    );
  await Promise.all(posted.map((video, place) => post(video, day + place)));
  const told = async () => (await read()).entries.filter(({ user }) => user.id === id);
  expect(await told()).toMatchObject([{ kind: 'upload', count: 3, subject: { id: videos.longTitle.id }, at: day }]);
  await api.database.execute(sql`update videos set shown = false where id = ${videos.longTitle.id}`);
  expect(await told()).toMatchObject([{ count: 2, subject: { id: videos.standard.id } }]);
  await post(videos.standard, day - 1);
  expect(await told()).toMatchObject([
    { count: 1, subject: { id: videos.hd.id } },
    { count: 1, subject: { id: videos.standard.id } },
  ]);
  await api.database.execute(sql`update videos set shown = true, user_id = null where user_id = ${id}`);
});

test('the latest come first, page by page, and count what there is', async () => {
  await api.database.execute(sql`update users set activity_to = 'everybody'`);
  const first = await read(undefined, { count: 10 });
  expect(first.total).toBeGreaterThan(20);
  expect(first.total).toBeLessThanOrEqual(maxActivities);
  expect(first.pages).toBe(Math.ceil(first.total / 10));
  const pages = await Promise.all(
    Array.from({ length: first.pages }, (_, index) => read(undefined, { page: index + 1, count: 10 })),
  );
  const all = pages.flatMap(({ entries }) => entries);
  expect(all.length).toBe(first.total);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
  expect(all.at(-1)?.at).toBeGreaterThan(api.clock.now - activityDays * 86_400_000 - 1_000);
  const beyond = await read(undefined, { page: first.pages + 1, count: 10 });
  expect([beyond.entries, beyond.total]).toEqual([[], first.total]);
});

test('what guests get is kept for a minute, what members get is not', async () => {
  const guests = await api.get(calls.activity.path({ gender: 'str', count: 24, page: 1 }));
  expect(guests.headers.get('cache-control')).toContain('max-age=60');
  const live = await api.get(calls.activity.path({ gender: 'str', count: 24, page: 1 }, 0), { as });
  expect(live.headers.get('cache-control')).toContain('no-store');
});

// The last one, as it takes the uploads from all other members.
test('a member with more uploads than are listed leaves room for the others', async () => {
  await show('everybody');
  const at = new Date(api.clock.now).toISOString();
  await api.database.execute(sql`update videos set user_id = ${id}, posted_at = ${at}::timestamptz where id in
    (select id from videos where gender = 'str' and shown order by id limit ${maxActivities + 10})`);
  await show('everybody', { session: asFriend });
  await act({ act: 'comment', section: 'video', object_id: videos.standard.id, text: 'So many.' }, asFriend);
  const { entries } = await read();
  expect(entries.filter(({ kind }) => kind === 'upload').map(({ count }) => count)).toEqual([maxActivities + 10]);
  expect(entries.find(({ kind, user }) => kind === 'comment' && user.id === friendId)).toBeDefined();
});
