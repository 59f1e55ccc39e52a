/** Audiences of the parts of a member's page: everybody, friends, or the member alone. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { SectionInput } from '@afterglow/contract/forms/sections';
import { fullMemberReply, membersReply, type FullMember } from '@afterglow/contract/member';
import { defaultOpenTabs } from '@afterglow/contract/memberTabs';
import { relationReply } from '@afterglow/contract/ownPage';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { emptyProfile } from '../tools/emptyProfile.ts';

let api: TestApi;
const { id } = fullMembers.own;
const [friendId, otherMemberId] = [fullMembers.friend.id, fullMembers.bare.id];
let as: string;
let asFriend: string;
let asOtherMember: string;

const post = async (path: string, fields: Record<string, string>, session: string) => {
  const reply = await api.get(path, { method: 'POST', body: new URLSearchParams(fields), as: session });
  return (await reply.json()) as Record<string, unknown>;
};
const own = (input: SectionInput) => post(calls.ownPage.path(), callFields(input), as);
const act = (input: ActInput, session: string) => post(calls.input.path(), callFields(input), session);
const seenBy = async (session?: string): Promise<FullMember> => {
  const reply = await api.get(calls.member.path({ id }, 0), session === undefined ? {} : { as: session });
  return decodeJson(fullMemberReply, await reply.json());
};
const everyone = () => Promise.all([seenBy(), seenBy(asOtherMember), seenBy(asFriend), seenBy(as)]);

beforeAll(async () => {
  api = await createTestApi();
  [as, asFriend, asOtherMember] = [await api.signIn(id), await api.signIn(friendId), await api.signIn(otherMemberId)];
  await api.database.execute(sql`delete from friends where ${id} in (user_id, friend_id)`);
  await act({ act: 'friend', section: 'add', user_id: id }, asFriend);
  await act({ act: 'friend', section: 'accept', user_id: friendId }, as);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now += 60 * 60_000;
  await own({ section: 'privacy', tabs: defaultOpenTabs.join(), friend_tabs: '', online_to: 'me', listed: 1 });
});

test('a tab for friends is seen by friends and by its member, and so are the facts of the info tab', async () => {
  await own({ section: 'privacy', tabs: 'uploaded_videos', friend_tabs: 'info,wall,uploaded_videos' });
  const seen = (await everyone()).map(({ canView, education }) => [
    canView.uploaded_videos,
    canView.wall,
    canView.playlists,
    canView.edit,
    education !== '',
  ]);
  expect(seen).toEqual([
    [true, false, false, false, false],
    [true, false, false, false, false],
    [true, true, false, false, true],
    [true, true, true, true, true],
  ]);
});

test('the own page says who sees what, each tab once; nobody else is told', async () => {
  await own({ section: 'privacy', tabs: 'info', friend_tabs: 'wall,info', online_to: 'friends', listed: 0 });
  const settings = { openTabs: ['info'], friendTabs: ['wall'], onlineTo: 'friends', listed: false };
  expect(decodeJson(fullMemberReply, await own({ section: '' }))).toMatchObject(settings);
  for (const other of (await everyone()).slice(0, 3))
    expect(Object.keys(other).filter((key) => key in settings)).toEqual([]);
});

test('a form without friends closes what was for them, and leaves the rest', async () => {
  await own({ section: 'privacy', tabs: 'info', friend_tabs: 'wall', online_to: 'everybody', listed: 0 });
  await own({ section: 'privacy', tabs: 'info' });
  expect(decodeJson(fullMemberReply, await own({ section: '' }))).toMatchObject({
    openTabs: ['info'],
    friendTabs: [],
    onlineTo: 'everybody',
    listed: false,
  });
});

test.each([
  { tabs: '', friend_tabs: 'history' },
  { tabs: '', friend_tabs: 'nonsense' },
  { tabs: '', online_to: 'nobody' },
])('%j is refused', async (fields) => {
  expect(await own({ section: 'privacy', ...fields })).toMatchObject({ error: 1 });
});

test('who is here now is seen by nobody, by friends or by everybody, as the member wants', async () => {
  const onlineTo = async (audience: string) => {
    await own({ section: 'privacy', tabs: '', online_to: audience });
    return (await everyone()).map(({ online }) => online);
  };
  expect(await onlineTo('me')).toEqual([false, false, false, true]);
  expect(await onlineTo('friends')).toEqual([false, false, true, true]);
  expect(await onlineTo('everybody')).toEqual([true, true, true, true]);
  api.clock.now += 10 * 60_000;
  expect((await seenBy()).online).toBe(false);
});

test('among the friends of a friend, who is here now is seen by those who may see it', async () => {
  await act({ act: 'friend', section: 'add', user_id: friendId }, asOtherMember);
  await act({ act: 'friend', section: 'accept', user_id: otherMemberId }, asFriend);
  await api.database.execute(sql`update users set open_tabs = '{friends}' where id = ${friendId}`);
  await own({ section: 'privacy', tabs: '', online_to: 'friends' });
  const onlineFor = async (session: string) => {
    const reply = await api.get(calls.friends.path({ userId: friendId, page: 1 }), { as: session });
    return decodeJson(calls.friends.reply, await reply.json()).entries.find((one) => one.id === id)?.online;
  };
  expect(await onlineFor(asFriend)).toBe(true);
  expect(await onlineFor(asOtherMember)).toBe(false);
  expect(await onlineFor(as)).toBe(true);
});

const list = { count: 96, filters: {}, sort: 'latest-updates', page: 1 } as const;
const listed = async (words = '') => {
  const reply = await api.get(calls.members.path({ ...list, words }, 0));
  return decodeJson(calls.members.reply, await reply.json());
};

test('who does not want to be listed is neither listed, counted nor found', async () => {
  const before = await listed();
  expect((await listed(fullMembers.own.name)).entries.map((one) => one.id)).toContain(id);
  await own({ section: 'privacy', tabs: '', listed: 0 });
  const after = await listed();
  expect(after.total).toBe(before.total - 1);
  expect(after.entries.map((one) => one.id)).not.toContain(id);
  expect((await listed(fullMembers.own.name)).entries.map((one) => one.id)).not.toContain(id);
  const counted = Object.values(after.filterCounts?.['avatar'] ?? {}).reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(after.total);
  // The page itself can still be opened by its address.
  expect((await seenBy()).id).toBe(id);
  await own({ section: 'privacy', tabs: '', listed: 1 });
  expect((await listed()).total).toBe(before.total);
});

test('the order of the list does not tell who was here but keeps it to themselves', async () => {
  await api.database.execute(sql`update users set seen_at = joined_at`);
  const first = async (audience: string) => {
    await own({ section: 'privacy', tabs: '', online_to: audience });
    await api.database.execute(
      sql`update users set seen_at = ${new Date(api.clock.now).toISOString()}::timestamptz where id = ${id}`,
    );
    return (await listed()).entries[0]?.id === id;
  };
  expect(await first('everybody')).toBe(true);
  expect(await first('me')).toBe(false);
});

test('a block closes what was for friends, too', async () => {
  await own({ section: 'privacy', tabs: 'info', friend_tabs: 'wall', online_to: 'everybody' });
  await act({ act: 'block', section: 'add', user_id: friendId }, as);
  const seen = await seenBy(asFriend);
  expect([seen.online, seen.friend, ...Object.values(seen.canView)]).not.toContain(true);
});

test('both members learn of a block, and see neither wall', async () => {
  await own({ section: 'privacy', tabs: 'info,wall' });
  await api.database.execute(sql`update users set open_tabs = '{info,wall}' where id = ${friendId}`);
  await api.database.execute(sql`delete from blocks where ${id} in (user_id, blocked_id)`);
  await act({ act: 'block', section: 'add', user_id: friendId }, as);
  const relationTo = async (otherId: number, session: string) =>
    decodeJson(
      relationReply,
      await post(calls.ownPage.path(), callFields({ section: 'state', user_id: otherId }), session),
    );
  expect(await relationTo(friendId, as)).toMatchObject({ blocked: true, blockedBy: false });
  expect(await relationTo(id, asFriend)).toMatchObject({ blocked: false, blockedBy: true });
  const blockedMember = await api.get(calls.member.path({ id: friendId }, 0), { as });
  const { canView } = decodeJson(fullMemberReply, await blockedMember.json());
  expect([canView.wall, canView.info]).toEqual([false, true]);
  expect((await seenBy(asFriend)).canView.wall).toBe(false);
});

test('the list of members does not tell by its filters what a closed info tab hides', async () => {
  await own({ ...emptyProfile, gender: '1', orientation: '3', relationship: '3', country: 'de' });
  const listed = async (filters: Record<string, string>) => {
    const path = calls.members.path({ filters, sort: 'recent', count: 96, page: 1, words: '' }, 0);
    const { entries, filterCounts } = decodeJson(
      membersReply,
      await (await api.get(path, { as: asOtherMember })).json(),
    );
    return { found: entries.length, counts: filterCounts };
  };
  const told = async () => [
    (await listed({ orientation: '3', object_id: String(id) })).found,
    (await listed({ relationship: '3', object_id: String(id) })).found,
    (await listed({ object_id: String(id) })).counts?.['orientation'],
  ];
  expect(await told()).toEqual([1, 1, { 3: 1 }]);
  await own({ section: 'privacy', tabs: 'wall', friend_tabs: 'info' });
  expect(await told()).toEqual([0, 0, {}]);
  expect((await listed({ object_id: String(id) })).found).toBe(1);
});
