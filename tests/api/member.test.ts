/** member.php: the own page, pictures, profile, password, messages, sessions, relations, export, deletion. */
import { sql } from 'drizzle-orm';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hashPassword } from '@afterglow/api/accounts/passwords';
import { queryRows } from '@afterglow/api/database/database';
import { updateAges } from '@afterglow/api/scheduledJobs';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import type { SectionInput, Sections } from '@afterglow/contract/forms/sections';
import { fullMemberReply } from '@afterglow/contract/member';
import { messagesReply, relationReply, requestsReply, sessionsReply, threadsReply } from '@afterglow/contract/ownPage';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import { makeTestImage, readImageMetadata } from './testImage.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
let as: string;
const { id } = fullMembers.own;
const otherId = fullMembers.friend.id;
beforeAll(async () => {
  api = await createTestApi();
  as = await api.signIn(id);
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now += 2 * 60 * 60_000;
});

type Fields = Record<string, string | Blob>;
async function postForm(fields: Fields, session: string | null = as, path = calls.ownPage.path()) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await api.get(path, { method: 'POST', body, ...(session !== null && { as: session }) });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return {
    http: response.status,
    headers: response.headers,
    reply: (await response.json()) as Record<string, unknown> & { codes?: { field: string; code: string }[] },
  };
}
const read = async <Codec extends z.ZodMiniType>(
  codec: Codec,
  input: SectionInput,
  session = as,
): Promise<z.output<Codec>> => decodeJson(codec, (await postForm(callFields(input), session)).reply);
const codes = async (fields: Fields, session = as) =>
  (await postForm(fields, session)).reply.codes?.map(({ field, code }) => `${field} ${code}`) ?? 'done';
const act = (input: ActInput, session: string) =>
  api.get(calls.input.path(), { method: 'POST', body: new URLSearchParams(callFields(input)), as: session });

test('the own page, requested as urlencoded or multipart form', async () => {
  const own = await read(fullMemberReply, { section: '' });
  expect(own).toMatchObject({
    id,
    name: 'marlowe',
    canView: { edit: true, history: true },
    education: fullMembers.own.education,
  });
  const plain = await api.get(calls.ownPage.path(), { method: 'POST', body: new URLSearchParams(), as });
  expect(decodeJson(fullMemberReply, await plain.json())).toEqual(own);
});

test.each([
  '',
  'avatar',
  'cover',
  'profile',
  'privacy',
  'password',
  'messages',
  'notifications',
  'notification_settings',
  'friends',
  'sessions',
  'state',
  'export',
  'delete',
  'constructor',
])('section %j is not for guests', async (section) => {
  expect(await postForm({ section }, null)).toMatchObject({
    http: 401,
    reply: { error: 1, codes: [{ field: 'notify', code: 'login' }] },
  });
});

test('an image is re-encoded without metadata, and the previous one is deleted', async () => {
  for (const [section, width, height, sizes] of [
    ['avatar', 250, 250, [500, 500]],
    ['cover', 1_250, 250, [2_500, 500]],
  ] as const) {
    const first = await postForm({
      section,
      file: await makeTestImage({ width, height, format: 'png', note: 'taken at home' }),
    });
    const address = String(first.reply[section]);
    expect(address).toMatch(/^http:\/\/localhost:3000\/media\/members\/[\w-]+\.jpg$/);
    const sent = await api.get(new URL(address).pathname);
    expect([sent.status, sent.headers.get('content-type'), sent.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(await readImageMetadata(bytes)).toEqual({ format: 'jpeg', width: sizes[0], height: sizes[1], note: false });
    expect(bytes.includes('taken at home')).toBe(false);
    expect((await read(fullMemberReply, { section: '' }))[section === 'avatar' ? 'avatar' : 'cover']).toBe(address);
    await postForm({ section, file: await makeTestImage({ width, height, format: 'webp' }) });
    expect((await api.get(new URL(address).pathname)).status).toBe(404);
  }
  expect(readdirSync(join(api.settings.dataFolder, 'parts'))).toEqual([]);
});

const refusedPictures: [what: string, section: 'avatar' | 'cover', file: () => Promise<Blob | string>, code: string][] =
  [
    [
      'a small picture',
      'avatar',
      () => makeTestImage({ width: 249, height: 300, format: 'jpeg' }),
      'invalid_image_size',
    ],
    [
      'a narrow cover',
      'cover',
      () => makeTestImage({ width: 1_249, height: 250, format: 'jpeg' }),
      'invalid_image_size',
    ],
    [
      'a picture on its side',
      'cover',
      () => makeTestImage({ width: 1_250, height: 250, format: 'jpeg', orientation: 6 }),
      'invalid_image_size',
    ],
    [
      'text',
      'avatar',
      async () =>
        new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'], { type: 'image/png' }),
      'file_type',
    ],
    ['bytes', 'avatar', async () => new Blob([new Uint8Array(5_000).fill(7)], { type: 'image/jpeg' }), 'file_type'],
    [
      'half a picture',
      'avatar',
      async () => (await makeTestImage({ width: 600, height: 600, format: 'jpeg' })).slice(0, 1_500),
      'load_failed',
    ],
    ['nothing', 'avatar', async () => new Blob([]), 'required'],
    ['a word', 'avatar', async () => 'a word', 'required'],
    ['eleven megabytes', 'avatar', async () => new Blob([new Uint8Array(11 * 1024 * 1024)]), 'too_large'],
  ];

test.each(refusedPictures)('%s as %s is refused', async (_, section, file, code) => {
  const before = await read(fullMemberReply, { section: '' });
  expect(await codes({ section, file: await file() })).toEqual([`file ${code}`]);
  expect(await read(fullMemberReply, { section: '' })).toEqual({ ...before, online: expect.any(Boolean) as boolean });
  expect(readdirSync(join(api.settings.dataFolder, 'parts'))).toEqual([]);
});

test('the profile is stored as submitted', async () => {
  const fields = {
    section: 'profile',
    gender: '2',
    orientation: '5',
    relationship: '3',
    birth_date: '1980-02-29',
    country: 'fi',
    education: ' <i>Äänestys</i> & مساء ',
    website: 'https://example.org/~a?b=c',
  };
  expect(await codes(fields)).toBe('done');
  expect(await read(fullMemberReply, { section: '' })).toMatchObject({
    gender: 'woman',
    orientation: 'bisexual',
    relationship: 'open',
    bornAt: Date.UTC(1980, 1, 29),
    age: 46,
    country: 'fi',
    education: '<i>Äänestys</i> & مساء',
    website: 'https://example.org/~a?b=c',
  });
  expect(await codes({ section: 'profile' })).toBe('done');
  expect(await read(fullMemberReply, { section: '' })).toMatchObject({
    gender: null,
    bornAt: null,
    age: 0,
    country: '',
    education: '',
    website: '',
  });
});

test('a member grows older with each birthday, and not a day before', async () => {
  const names = ['gender', 'orientation', 'relationship', 'country', 'education', 'website'];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  await postForm({ section: 'profile', ...empty, birth_date: '1980-12-24' });
  const ages: number[] = [];
  for (const day of ['2027-12-23', '2027-12-24', '2028-12-23']) {
    await updateAges(api.database, Date.parse(`${day}T12:00:00Z`));
    ages.push((await read(fullMemberReply, { section: '' })).age);
  }
  expect(ages).toEqual([46, 47, 47]);
});

test.each([
  [{ gender: '4' }, 'gender invalid'],
  [{ gender: 'x' }, 'gender invalid'],
  [{ orientation: '6' }, 'orientation invalid'],
  [{ relationship: '22' }, 'relationship invalid'],
  [{ birth_date: '2015-01-01' }, 'birth_date invalid'],
  [{ birth_date: '1980-02-30' }, 'birth_date invalid'],
  [{ birth_date: '1850-01-01' }, 'birth_date invalid'],
  [{ birth_date: '80-1-1' }, 'birth_date min'],
  [{ country: 'FIN' }, 'country max'],
  [{ country: '12' }, 'country invalid'],
  [{ education: 'x'.repeat(121) }, 'education max'],
  [{ website: 'javascript:alert(1)' }, 'website invalid'],
  [{ website: 'example' }, 'website invalid'],
] as const)('the profile %j is refused', async (fields, expectedCode) => {
  expect(await codes({ section: 'profile', ...fields })).toEqual([expectedCode]);
});

test('a member chooses which tabs others see', async () => {
  expect(await codes({ section: 'privacy', tabs: 'info,wall' })).toBe('done');
  const seen = (await (await api.get(calls.member.path({ id }))).json()) as {
    member: { can_view: Record<string, boolean> };
  };
  expect(
    Object.entries(seen.member.can_view)
      .filter(([, open]) => open)
      .map(([tab]) => tab)
      .toSorted(),
  ).toEqual(['info', 'wall']);
  for (const tabs of ['history', 'edit', 'nonsense'])
    expect(await codes({ section: 'privacy', tabs })).toEqual(['tabs invalid']);
  await codes({ section: 'privacy', tabs: 'uploaded_videos,favourite_videos,playlists,friends,wall,info' });
});

test('changing the password requires the current one and ends all other sessions', async () => {
  await api.database.execute(
    sql`update users set password_hash = ${await hashPassword('the old lantern')} where id = ${id}`,
  );
  const [current, otherSession] = [await api.signIn(id), await api.signIn(id)];
  expect(await codes({ section: 'password', old: 'wrong', new: 'the new lantern' }, current)).toEqual(['old invalid']);
  expect(await codes({ section: 'password', old: 'the old lantern', new: 'abcd' }, current)).toEqual(['new min']);
  expect(await codes({ section: 'password', old: 'the old lantern', new: 'iloveyou' }, current)).toEqual([
    'new common',
  ]);
  expect(await codes({ section: 'password' }, current)).toEqual(['old required', 'new required']);
  expect(await codes({ section: 'password', old: 'the old lantern', new: 'the new lantern' }, current)).toBe('done');
  expect((await postForm({}, current)).http).toBe(200);
  expect((await postForm({}, otherSession)).http).toBe(401);
  as = current;
  for (let index = 0; index < 10; index += 1)
    await postForm({ section: 'password', old: `guess ${index}`, new: 'the new lantern' }, current);
  expect(await codes({ section: 'password', old: 'the new lantern', new: 'the newer lantern' }, current)).toEqual([
    'old too_many_attempts',
  ]);
});

test('messages form one thread, are counted as unread, and are private', async () => {
  const asOther = await api.signIn(otherId);
  for (const text of ['Hello', ' <b>How</b> are you? \n مساء الخير '])
    await act({ act: 'message', user_id: id, text }, asOther);
  await act({ act: 'message', user_id: otherId, text: 'Fine.' }, as);
  const threads = await read(threadsReply, { section: 'messages' });
  expect(threads).toMatchObject({
    unread: 2,
    threads: [{ user: { id: otherId, name: fullMembers.friend.name }, text: 'Fine.', unread: 2 }],
  });
  expect(await read(threadsReply, { section: 'messages', only: 'unread' })).toEqual({ unread: 2, threads: [] });
  const thread = await read(messagesReply, { section: 'messages', user_id: otherId, page: 1 });
  expect(thread.entries.map(({ userId, text }) => [userId, text])).toEqual([
    [id, 'Fine.'],
    [otherId, '<b>How</b> are you? \n مساء الخير'],
    [otherId, 'Hello'],
  ]);
  expect((await read(threadsReply, { section: 'messages' })).unread).toBe(0);
  expect((await read(threadsReply, { section: 'messages' }, asOther)).unread).toBe(1);
  expect(
    (
      await read(
        messagesReply,
        { section: 'messages', user_id: otherId, page: 1 },
        await api.signIn(fullMembers.bare.id),
      )
    ).total,
  ).toBe(0);
  expect(await codes({ section: 'messages', user_id: String(otherId), page: '0' })).toEqual(['notify not_found']);
});

test('pending friend requests are listed for both members', async () => {
  const [asker, asked] = [fullMembers.longName.id, fullMembers.closed.id];
  const [asAsker, asAsked] = [await api.signIn(asker), await api.signIn(asked)];
  await act({ act: 'friend', section: 'del', user_id: asked }, asAsker);
  await act({ act: 'friend', section: 'add', user_id: asked }, asAsker);
  expect((await read(requestsReply, { section: 'friends' }, asAsker)).asked.map((one) => one.id)).toContain(asked);
  expect((await read(requestsReply, { section: 'friends' }, asAsked)).requests.map((one) => one.id)).toContain(asker);
  expect((await read(relationReply, { section: 'state', user_id: asked }, asAsker)).friend).toBe('asked');
  expect((await read(relationReply, { section: 'state', user_id: asker }, asAsked)).friend).toBe('asking');
  await act({ act: 'friend', section: 'accept', user_id: asker }, asAsked);
  expect((await read(relationReply, { section: 'state', user_id: asker }, asAsked)).friend).toBe('friend');
});

test("the visitor's relation to an object", async () => {
  const fresh = await api.signIn(fullMembers.cyrillic.id);
  await api.database.execute(sql`delete from saved_videos where user_id = ${fullMembers.cyrillic.id}`);
  await api.database.execute(sql`delete from subscriptions where user_id = ${fullMembers.cyrillic.id}`);
  const state = (input: Sections['state']) => read(relationReply, input, fresh);
  const { id: videoId } = videos.hd;
  const ofVideo = () => state({ section: 'state', video_id: videoId });
  expect(await ofVideo()).toEqual({
    vote: null,
    subscribed: false,
    favourite: false,
    watchLater: false,
    playlists: [],
    friend: 'none',
    blocked: false,
    blockedBy: false,
  });
  await act({ act: 'vote', section: 'video', object_id: videoId, vote: 0 }, fresh);
  await act({ act: 'favourite', section: 'add', video_id: videoId }, fresh);
  await act(
    { act: 'playlist', section: 'new', orientation: 'str', title: 'Mine', desc: 'Only mine', video_id: videoId },
    fresh,
  );
  expect(await ofVideo()).toMatchObject({
    vote: 'disliked',
    favourite: true,
    watchLater: false,
    playlists: [expect.any(Number) as number],
  });
  await act({ act: 'subscribe', section: 'model', object_id: fullModels.standard.id }, fresh);
  await act({ act: 'vote', section: 'model', object_id: fullModels.standard.id, vote: 1 }, fresh);
  expect(await state({ section: 'state', model_id: fullModels.standard.id })).toMatchObject({
    vote: 'liked',
    subscribed: true,
  });
  await act({ act: 'block', section: 'add', user_id: otherId }, fresh);
  expect(await state({ section: 'state', user_id: otherId })).toMatchObject({ blocked: true });
  expect(await codes({ section: 'state' })).toEqual(['video_id required']);
});

test('sessions can be listed and ended, one by one or all others', async () => {
  const [first, second, third] = [await api.signIn(otherId), await api.signIn(otherId), await api.signIn(otherId)];
  const { sessions } = await read(sessionsReply, { section: 'sessions' }, second);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(sessions.every(({ agent, country }) => agent === 'a test' && country === 'ca')).toBe(true);
  const own = sessions.find(({ current }) => current);
  // Sessions of other members cannot be ended.
  expect(await codes({ section: 'sessions', end: own?.id ?? '' })).toEqual(['notify not_found']);
  expect(await codes({ section: 'sessions', end: own?.id ?? '' }, second)).toBe('done');
  expect([(await postForm({}, second)).http, (await postForm({}, third)).http]).toEqual([401, 200]);
  expect(await codes({ section: 'sessions', end: 'others' }, third)).toBe('done');
  expect([(await postForm({}, first)).http, (await postForm({}, third)).http]).toEqual([401, 200]);
});

test("an export contains all of a member's data and nothing of others", async () => {
  const { http, headers, reply } = await postForm({ section: 'export' });
  expect([http, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="my-account.json"']);
  const tables = await queryRows<{ name: string }>(
    api.database,
    sql`select distinct relation.relname as name from pg_constraint c join pg_class relation on relation.oid = c.conrelid
        where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  );
  // Hashes of links that were mailed: nothing that a member could read.
  const exported = tables.map(({ name }) => name).filter((name) => name !== 'mailed_tokens');
  expect(Object.keys(reply).toSorted()).toEqual(['account', ...exported].toSorted());
  expect(reply['account']).toMatchObject({ id, name: 'marlowe' });
  expect(JSON.stringify(reply)).not.toMatch(/argon2|password_?hash/i);
  expect((reply['comments'] as unknown[]).length).toBeGreaterThan(0);
});

test('deleting an account removes its data and reverts counters', async () => {
  const deletedId = fullMembers.standard.id;
  await api.database.execute(
    sql`update users set password_hash = ${await hashPassword('the last lantern')} where id = ${deletedId}`,
  );
  const session = await api.signIn(deletedId);
  const likes = async () =>
    Number(
      (await queryRows<{ likes: number }>(api.database, sql`select likes from videos where id = ${videos.long.id}`))[0]
        ?.likes,
    );
  const before = await likes();
  await act({ act: 'vote', section: 'video', object_id: videos.long.id, vote: 1 }, session);
  const avatar = new URL(
    String(
      (
        await postForm(
          { section: 'avatar', file: await makeTestImage({ width: 300, height: 300, format: 'jpeg' }) },
          session,
        )
      ).reply['avatar'],
    ),
  ).pathname;
  expect(await codes({ section: 'delete', pwd: 'wrong' }, session)).toEqual(['pwd invalid']);
  expect(await codes({ section: 'delete' }, session)).toEqual(['pwd required']);
  const ended = await postForm({ section: 'delete', pwd: 'the last lantern' }, session);
  expect([ended.reply['success'], ended.headers.getSetCookie()]).toEqual([
    1,
    ['session=; Max-Age=0; Path=/', 'device=; Max-Age=0; Path=/', 'ageToken=; Max-Age=0; Path=/'],
  ]);
  expect(await likes()).toBe(before);
  expect([
    (await api.get(avatar)).status,
    (await postForm({}, session)).http,
    (await api.get(calls.member.path({ id: deletedId }))).status,
  ]).toEqual([404, 401, 404]);
  expect(existsSync(join(api.settings.dataFolder, 'files/members', avatar.split('/').pop() ?? ''))).toBe(false);
  const columns = await queryRows<{ table_name: string; column_name: string }>(
    api.database,
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'integer' and column_name in ('user_id', 'friend_id', 'blocked_id', 'from_id', 'to_id')`,
  );
  const remaining: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const found = await queryRows(
      api.database,
      sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${deletedId} limit 1`,
    );
    if (found.length > 0) remaining.push(`${table}.${column}`);
  }
  // Videos of channels stay; the member's own videos are hidden.
  expect(remaining.toSorted()).toEqual(
    ['channels.user_id', 'videos.user_id'].filter((column) => remaining.includes(column)),
  );
  expect(
    (
      await queryRows(
        api.database,
        sql`select from videos where user_id = ${deletedId} and channel_id is null and shown`,
      )
    ).length,
  ).toBe(0);
  expect(
    (
      await queryRows(
        api.database,
        sql`select from video_facets f join videos v on v.id = f.video_id where not v.shown`,
      )
    ).length,
  ).toBe(0);
});
