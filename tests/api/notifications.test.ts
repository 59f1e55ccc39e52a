/** Notifications: which act notifies whom, who is spared, what marks them as read, and the mails about them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMailer } from '@afterglow/api/accounts/mail';
import { queryRows } from '@afterglow/api/database/database';
import { sendDigests } from '@afterglow/api/digests';
import { moderate } from '@afterglow/api/moderation/moderate';
import { deleteExpired } from '@afterglow/api/scheduledJobs';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import { cookieNames } from '@afterglow/contract/cookies';
import { decodeJson } from '@afterglow/contract/decodeJson';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { SectionInput } from '@afterglow/contract/forms/sections';
import { type Notification, notificationSettingsReply, notificationsReply } from '@afterglow/contract/notification';
import { notificationDays, notificationKinds } from '@afterglow/contract/notificationKinds';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import type { TestApi } from './testApi.ts';
import { createTestApi, moderationContextOf } from './testApi.ts';

const [own, friend, otherMember] = [fullMembers.own, fullMembers.friend, fullMembers.cyrillic];
const hourMs = 60 * 60_000;
/** A video of the member, and one that waits for moderation. */
const [publicVideoId, pendingVideoId] = [990_101, 990_102];

let api: TestApi;
const sessions = new Map<number, string>();
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const rows = <Row = Record<string, unknown>>(query: ReturnType<typeof sql>) => queryRows<Row>(api.database, query);
const at = () => sql`${new Date(api.clock.now).toISOString()}::timestamptz`;

beforeEach(async () => {
  api.clock.now += hourMs;
  for (const { id } of [own, friend, otherMember]) sessions.set(id, await api.signIn(id));
  for (const table of [
    'notifications',
    'notification_settings',
    'blocks',
    'friends',
    'subscriptions',
    'messages',
    'reports',
    'outbox',
  ])
    await rows(sql`delete from ${sql.identifier(table)}`);
  await rows(sql`delete from videos where id in (${publicVideoId}, ${pendingVideoId})`);
  await rows(sql`delete from comments where user_id in (${own.id}, ${friend.id}, ${otherMember.id})`);
  await rows(sql`update users set open_tabs = '{wall}', email = 'own@members.example' where id = ${own.id}`);
  await rows(
    sql`insert into videos (id, dir, title, seconds, channel_id, user_id, category_ids, model_ids, posted_at, last_viewed_at, card, shown, state)
        select v.id, 'fog', 'Fog over "the" lake', 60, ${fullChannels.standard.id}, ${own.id}, '{1}', array[${fullModels.standard.id}]::int[], ${at()}, ${at()}, '"video_id":"0"', v.state = 'public', v.state
        from (values (${publicVideoId}::int, 'public'), (${pendingVideoId}::int, 'moderation')) v (id, state)`,
  );
});

const send = async (path: string, fields: Record<string, string>, as: number) => {
  const body = new URLSearchParams(fields);
  const options = { method: 'POST', body, as: sessions.get(as) ?? '' };
  return (await (await api.get(path, options)).json()) as Record<string, unknown>;
};
const act = (as: number, input: ActInput) => send(calls.input.path(), callFields(input), as);
const ask = async <Codec extends z.ZodMiniType>(
  codec: Codec,
  as: number,
  input: SectionInput,
): Promise<z.output<Codec>> => decodeJson(codec, await send(calls.ownPage.path(), callFields(input), as));
const pageOf = (as: number) => ask(notificationsReply, as, { section: 'notifications', page: 1 });
const listOf = async (as: number): Promise<Notification[]> => (await pageOf(as)).entries;
const kindsOf = async (as: number) => (await listOf(as)).map(({ kind }) => kind);
const unreadOf = async (as: number) =>
  (await ask(notificationsReply, as, { section: 'notifications', only: 'unread' })).unread;
const comment = async (
  as: number,
  section: 'video' | 'model' | 'member',
  objectId: number,
  parentId?: number,
): Promise<number> =>
  Number(
    (
      await act(as, {
        act: 'comment',
        section,
        object_id: objectId,
        text: `Said at ${(api.clock.now += 60_000)} & <b>`,
        parent_id: parentId,
      })
    )['comment_id'],
  );
const choose = (as: number, kinds: string, digest: 'off' | 'daily' | 'weekly' = 'off') =>
  send(calls.ownPage.path(), { section: 'notification_settings', kinds, digest }, as);
const report = async (id: number) =>
  Number(
    (
      await rows<{ id: number }>(
        sql`insert into reports (subject, section, object_id, user_id, created_at) values ('illegal', 'video', ${id}, ${friend.id}, ${at()}) returning id`,
      )
    )[0]?.id,
  );

test('a friend request is told until it is answered or withdrawn', async () => {
  await act(friend.id, { act: 'friend', section: 'add', user_id: own.id });
  const [told] = await listOf(own.id);
  expect(told).toMatchObject({
    kind: 'friend',
    from: { id: friend.id, name: friend.name },
    ...{ subject: null, comment: null, decision: null, at: api.clock.now, read: false },
  });
  expect(await kindsOf(friend.id), 'not to who asks').toEqual([]);
  await act(friend.id, { act: 'friend', section: 'del', user_id: own.id });
  expect(await kindsOf(own.id), 'withdrawn').toEqual([]);
  await act(friend.id, { act: 'friend', section: 'add', user_id: own.id });
  await act(own.id, { act: 'friend', section: 'accept', user_id: friend.id });
  expect(await kindsOf(own.id), 'accepted').toEqual([]);
});

test('messages of one member are one line, until the conversation is opened', async () => {
  for (const text of ['One', 'Two', 'Three']) await act(friend.id, { act: 'message', user_id: own.id, text });
  await act(otherMember.id, { act: 'message', user_id: own.id, text: 'Four' });
  expect((await listOf(own.id)).map(({ kind, from }) => [kind, from?.id])).toEqual([
    ['message', otherMember.id],
    ['message', friend.id],
  ]);
  expect(JSON.stringify(await pageOf(own.id)), 'their words are not told').not.toContain('Three');
  await send(calls.ownPage.path(), { section: 'messages', user_id: String(friend.id) }, own.id);
  expect((await listOf(own.id)).map(({ read }) => read)).toEqual([false, true]);
});

test('a comment is told once: to whom it answers, and to the owner of the video or wall', async () => {
  const onVideo = await comment(friend.id, 'video', publicVideoId);
  expect(await listOf(own.id)).toMatchObject([
    {
      kind: 'comment',
      from: { id: friend.id },
      subject: { section: 'video', id: publicVideoId, dir: 'fog', title: 'Fog over "the" lake' },
      comment: { id: onVideo, text: expect.stringContaining('& <b>') },
    },
  ]);
  const answer = await comment(own.id, 'video', publicVideoId, onVideo);
  expect(await listOf(friend.id)).toMatchObject([{ kind: 'reply', from: { id: own.id }, comment: { id: answer } }]);
  await comment(friend.id, 'video', publicVideoId, answer);
  expect(await kindsOf(own.id), 'the owner is told of an answer as such').toEqual(['reply', 'comment']);
  const onWall = await comment(otherMember.id, 'member', own.id);
  const [wall] = await listOf(own.id);
  expect(wall).toMatchObject({ kind: 'wall', subject: { section: 'member', id: own.id, title: own.name } });
  await comment(own.id, 'member', own.id, onWall);
  expect(await kindsOf(otherMember.id)).toEqual(['reply']);
  const onModel = await comment(friend.id, 'model', fullModels.man.id);
  await comment(otherMember.id, 'model', fullModels.man.id, onModel);
  const [ofModel] = await listOf(friend.id);
  expect(ofModel).toMatchObject({
    kind: 'reply',
    subject: { section: 'model', id: fullModels.man.id, dir: fullModels.man.dir, title: fullModels.man.title },
  });
});

test('what is deleted or hidden is neither listed nor counted', async () => {
  const [gone, answered, hidden] = [
    await comment(friend.id, 'video', publicVideoId),
    await comment(friend.id, 'video', publicVideoId),
    await comment(friend.id, 'video', publicVideoId),
  ];
  await comment(own.id, 'video', publicVideoId, answered);
  expect(await unreadOf(own.id)).toBe(3);
  for (const id of [gone, answered]) await act(friend.id, { act: 'comment', del: id });
  await rows(sql`update comments set state = 'hidden' where id = ${hidden}`);
  expect([await unreadOf(own.id), await kindsOf(own.id), (await pageOf(own.id)).total]).toEqual([0, [], 0]);
  await rows(sql`update comments set state = 'shown' where id = ${hidden}`);
  expect(await unreadOf(own.id)).toBe(1);
  await rows(sql`update videos set shown = false where id = ${publicVideoId}`);
  expect(await unreadOf(own.id), 'with its video').toBe(0);
});

test('a blocked member notifies of nothing, and what was told before is gone', async () => {
  await act(otherMember.id, { act: 'message', user_id: own.id, text: 'Hello' });
  await act(own.id, { act: 'message', user_id: otherMember.id, text: 'Who is it?' });
  await act(own.id, { act: 'block', section: 'add', user_id: otherMember.id });
  expect([await kindsOf(own.id), await kindsOf(otherMember.id)]).toEqual([[], []]);
  const theirs = await comment(otherMember.id, 'video', publicVideoId);
  await comment(own.id, 'video', publicVideoId, theirs);
  expect([await kindsOf(own.id), await kindsOf(otherMember.id)]).toEqual([[], []]);
});

test('each kind can be switched off, and a mail chosen', async () => {
  expect(await ask(notificationSettingsReply, own.id, { section: 'notification_settings' })).toEqual({
    kinds: [...notificationKinds],
    digest: 'off',
  });
  await choose(own.id, 'wall,moderation', 'weekly');
  expect(await ask(notificationSettingsReply, own.id, { section: 'notification_settings' })).toEqual({
    kinds: ['wall', 'moderation'],
    digest: 'weekly',
  });
  await act(friend.id, { act: 'message', user_id: own.id, text: 'Unheard' });
  await comment(friend.id, 'video', publicVideoId);
  await comment(friend.id, 'member', own.id);
  expect(await kindsOf(own.id)).toEqual(['wall']);
  await choose(own.id, '');
  await comment(friend.id, 'member', own.id);
  expect(await kindsOf(own.id)).toEqual(['wall']);
  expect(await choose(own.id, 'wall,gossip')).toMatchObject({ codes: [{ field: 'kinds', code: 'invalid' }] });
  expect(
    await send(calls.ownPage.path(), { section: 'notification_settings', kinds: '', digest: 'hourly' }, own.id),
  ).toMatchObject({ codes: [{ field: 'digest', code: 'invalid' }] });
});

test('an approved video is told to its uploader, and once to each who follows any of its makers', async () => {
  for (const subscribe of [
    { section: 'member', object_id: own.id },
    { section: 'channel', object_id: fullChannels.standard.id },
    { section: 'model', object_id: fullModels.standard.id },
  ] as const)
    await act(friend.id, { act: 'subscribe', ...subscribe });
  await act(otherMember.id, { act: 'subscribe', section: 'model', object_id: fullModels.standard.id });
  await act(own.id, { act: 'subscribe', section: 'channel', object_id: fullChannels.standard.id });
  await moderate(moderationContextOf(api), ['approve', String(pendingVideoId)]);
  expect(await listOf(own.id), 'their own video is no news').toMatchObject([
    { kind: 'moderation', decision: 'video_published', from: null, subject: { section: 'video', id: pendingVideoId } },
  ]);
  expect(await listOf(friend.id)).toMatchObject([
    { kind: 'subscription', from: { name: fullChannels.standard.title }, subject: { id: pendingVideoId, dir: 'fog' } },
  ]);
  expect(await listOf(otherMember.id)).toMatchObject([
    { kind: 'subscription', from: { name: fullModels.standard.title } },
  ]);
});

test('a private video is no news to those who follow', async () => {
  await act(friend.id, { act: 'subscribe', section: 'member', object_id: own.id });
  await rows(sql`update videos set private = true where id = ${pendingVideoId}`);
  await moderate(moderationContextOf(api), ['approve', String(pendingVideoId)]);
  expect(await kindsOf(friend.id)).toEqual([]);
});

test('uploader and reporter are told of decisions', async () => {
  await moderate(moderationContextOf(api), ['reject', String(pendingVideoId), 'the', 'sound', 'is', 'missing']);
  expect(await listOf(own.id)).toMatchObject([{ decision: 'video_refused', subject: { id: pendingVideoId } }]);
  await moderate(moderationContextOf(api), ['refuse', `R-${await report(publicVideoId)}`]);
  expect(await listOf(friend.id)).toMatchObject([{ kind: 'moderation', decision: 'report_refused', subject: null }]);
  await moderate(moderationContextOf(api), ['uphold', `R-${await report(publicVideoId)}`]);
  expect((await listOf(friend.id)).map(({ decision }) => decision)).toEqual(['report_upheld', 'report_refused']);
  expect((await listOf(own.id)).map(({ decision }) => decision)).toEqual(['video_removed', 'video_refused']);
});

test('one is marked as read, or all up to the newest that was seen; nobody marks another’s', async () => {
  for (let index = 0; index < 4; index += 1) await comment(friend.id, 'member', own.id);
  const [, third, second] = await listOf(own.id);
  const mark = (as: number, section: 'read' | 'read_all', id = 0) =>
    act(as, { act: 'notification', section, notification_id: id });
  await mark(own.id, 'read', second?.id);
  expect((await listOf(own.id)).map(({ read }) => read)).toEqual([false, false, true, false]);
  expect(await mark(friend.id, 'read', third?.id)).toMatchObject({ code: 'not_found' });
  await mark(own.id, 'read_all', third?.id);
  expect(
    (await listOf(own.id)).map(({ read }) => read),
    'the newest came after',
  ).toEqual([false, true, true, true]);
  expect(await unreadOf(own.id)).toBe(1);
  const globals = await (await api.get(calls.globals.path(), { as: sessions.get(own.id) ?? '' })).json();
  expect(decodeJson(calls.globals.reply, globals).user?.unread).toBe(1);
});

test('pages do not overlap, and old ones are deleted', async () => {
  await rows(
    sql`insert into notifications (user_id, kind, decision, created_at) select ${own.id}, 'moderation', 'report_refused', ${at()} from generate_series(1, 130)`,
  );
  const page = async (number: number) => ask(notificationsReply, own.id, { section: 'notifications', page: number });
  const [one, two, three, four] = [await page(1), await page(2), await page(3), await page(4)];
  expect([one, two, three, four].map(({ entries }) => entries.length)).toEqual([60, 60, 10, 0]);
  expect(one).toMatchObject({ total: 130, pages: 3, unread: 100 });
  expect(new Set([one, two, three].flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(130);
  const left = async (days: number) => {
    await deleteExpired(api.database, api.clock.now + days * 24 * hourMs);
    return (await rows(sql`select from notifications`)).length;
  };
  expect([await left(notificationDays - 1), await left(notificationDays + 1)]).toEqual([130, 0]);
});

test('a digest is mailed when it is due, with numbers alone, and only of what came since', async () => {
  const mailed = async () => {
    await sendDigests(api.database, 'https://afterglow.example', api.clock.now);
    await createMailer(
      api.database,
      async (mail) => void api.mails.push(mail),
      () => api.clock.now,
    ).send();
    return api.mails.splice(0);
  };
  await comment(friend.id, 'video', publicVideoId);
  await api.get(calls.ownPage.path(), {
    method: 'POST',
    body: new URLSearchParams({
      section: 'notification_settings',
      kinds: notificationKinds.join(','),
      digest: 'daily',
    }),
    as: `${sessions.get(own.id)}; ${cookieNames.language}=de`,
  });
  api.clock.now += hourMs;
  await act(friend.id, { act: 'friend', section: 'add', user_id: own.id });
  await comment(friend.id, 'video', publicVideoId);
  await comment(friend.id, 'video', publicVideoId);
  expect(await mailed(), 'not due').toEqual([]);
  api.clock.now += 24 * hourMs;
  const [mail, ...more] = await mailed();
  expect([mail?.address, mail?.subject, more]).toEqual(['own@members.example', 'Neues für dich', []]);
  expect(mail?.text).toContain('Freundschaftsanfragen: 1\nKommentare zu deinen Videos: 2\n');
  expect(mail?.text).toContain('https://afterglow.example/notifications/');
  expect(mail?.text).toContain(`https://afterglow.example/members/${own.id}/edit/#notifications`);
  expect(mail?.text).not.toMatch(new RegExp(`Fog|${friend.name}`));
  api.clock.now += 25 * hourMs;
  expect(await mailed(), 'nothing new').toEqual([]);
  await choose(own.id, notificationKinds.join(','));
  await comment(friend.id, 'video', publicVideoId);
  api.clock.now += 25 * hourMs;
  expect(await mailed(), 'switched off').toEqual([]);
});
