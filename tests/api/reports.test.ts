/** Reports, age verification and moderation. */
import { sql } from 'drizzle-orm';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { solveCaptcha } from './solveCaptcha.ts';
import { signVerdict } from '@afterglow/api/age/adapters';
import { queryRows } from '@afterglow/api/database/database';
import { moderate } from '@afterglow/api/moderation/moderate';
import { sendToRunningApi, startModerationServer } from '@afterglow/api/moderation/socket';
import { verifyAgeToken } from '@afterglow/contract/ageToken';
import { calls } from '@afterglow/contract/calls';
import { comments } from '@afterglow/fixtures/data/comments';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import { makeTestImage } from './testImage.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi, moderationContextOf } from './testApi.ts';

let api: TestApi;
const secret = 'shared with the provider';
beforeAll(async () => {
  api = await createTestApi({ hideReported: true, ageSecret: 'a secret of this test', ageProviderSecret: secret });
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now += 2 * 60 * 60_000;
});

type Fields = Record<string, string | Blob>;
interface Reply {
  http: number;
  cookie: string | null;
  success?: 1;
  ok?: 1;
  case_id?: string;
  due?: string;
  status?: string;
  error?: unknown;
  codes?: { field: string; code: string }[];
}
async function send(
  path: string,
  fields: Fields,
  options: { as?: string; country?: string; headers?: Record<string, string> } = {},
  target = api,
): Promise<Reply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await target.get(path, { method: 'POST', body, ...options });
  return { http: response.status, cookie: response.headers.get('set-cookie'), ...((await response.json()) as object) };
}
const solvedCaptcha = async () => solveCaptcha(await (await api.get(calls.captcha.path())).json());
const report = async (fields: Fields, options = {}) =>
  send(
    calls.report.path(),
    { email: 'asker@members.example', message: 'Please look.', captcha: await solvedCaptcha(), ...fields },
    options,
  );
const content = {
  subject: 'illegal',
  object: `video ${videos.hd.id}`,
  url: `http://localhost:3000/video/${videos.hd.id}/x/`,
  reason: 'intimate',
  name: 'Nadja D.',
  good_faith: '1',
};
const moderationContext = () => moderationContextOf(api);
const codes = (reply: Reply) => reply.codes?.map(({ field, code }) => `${field} ${code}`);

test('a question is stored, with its picture re-encoded', async () => {
  const reply = await report({
    subject: 'question',
    referrer: 'http://localhost:3000/x/',
    file: await makeTestImage({ width: 20, height: 20, format: 'png', note: 'at home' }),
  });
  expect(reply).toMatchObject({ http: 200, success: 1, case_id: expect.stringMatching(/^R-\d+$/) as string });
  expect(reply.due).toBeUndefined();
  expect(readdirSync(join(api.settings.dataFolder, 'reports'))).toHaveLength(1);
  expect(await moderate(moderationContext(), ['show', reply.case_id ?? ''])).toMatch(
    /question {2}open\nfrom {5} <asker@members.example>[^]*picture {2}.*\.jpg[^]*Please look\./,
  );
});

test.each([
  [{ subject: 'question', email: '' }, 'email required'],
  [{ subject: 'question', email: 'nobody.example' }, 'email invalid'],
  [{ subject: 'question', message: '' }, 'message required'],
  [{ subject: 'question', message: 'x'.repeat(1_501) }, 'message max'],
  [{ subject: 'weather' }, 'subject invalid'],
  [{ subject: 'question', captcha: '' }, 'captcha required'],
  [{ subject: 'question', captcha: 'x' }, 'captcha captcha'],
  [{ subject: 'question', file: new Blob(['text']) }, 'file file_type'],
  [{ subject: 'question', file: new Blob([new Uint8Array(11 * 1024 * 1024)]) }, 'file too_large'],
  [{ ...content, good_faith: '' }, 'good_faith required'],
  [{ ...content, name: '' }, 'name required'],
  [{ ...content, url: '' }, 'url required'],
  [{ ...content, reason: '' }, 'reason required'],
  [{ ...content, object: 'house 7' }, 'object invalid'],
  [{ ...content, at_seconds: '-1' }, 'at_seconds invalid'],
] as const)('the report %j is refused', async (fields, expected) => {
  const reply = await report(fields);
  expect(codes(reply)).toEqual([expected]);
});

test('a report of an intimate picture has a deadline, hides the video, and shows it again when refused', async () => {
  const reply = await report(content);
  expect(reply).toMatchObject({
    success: 1,
    due: new Date(api.clock.now + 48 * 60 * 60_000).toISOString().slice(0, 19).replace('T', ' '),
  });
  expect((await api.get(calls.video.path({ id: videos.hd.id }, 0))).status).toBe(404);
  expect((await api.get(calls.videoFile.path({ id: videos.hd.id }))).status).toBe(404);
  expect(await moderate(moderationContext(), ['list'])).toContain(`${reply.case_id}  due`);
  expect(await moderate(moderationContext(), ['refuse', reply.case_id ?? '', 'consent', 'shown'])).toContain(
    'in the lists again',
  );
  expect((await api.get(calls.video.path({ id: videos.hd.id }, 0))).status).toBe(200);
  expect(await moderate(moderationContext(), ['list'])).not.toContain(reply.case_id);
});

test('upholding a report removes the content', async () => {
  const video = await report({ ...content, reason: 'spam', object: `video ${videos.thai.id}` });
  expect((await api.get(calls.video.path({ id: videos.thai.id }, 0))).status).toBe(200);
  expect(await moderate(moderationContext(), ['uphold', video.case_id ?? ''])).toContain('out of every list');
  expect((await api.get(calls.video.path({ id: videos.thai.id }, 0))).status).toBe(404);
  const before = Number(
    (
      await queryRows<{ n: number }>(
        api.database,
        sql`select comments as n from videos where id = ${videos.standard.id}`,
      )
    )[0]?.n,
  );
  const comment = await report({ ...content, reason: 'other', object: 'comment 880104' });
  expect(await moderate(moderationContext(), ['uphold', comment.case_id ?? ''])).toContain('Comment 880104 is deleted');
  expect(
    Number(
      (
        await queryRows<{ n: number }>(
          api.database,
          sql`select comments as n from videos where id = ${videos.standard.id}`,
        )
      )[0]?.n,
    ),
  ).toBe(before - 1);
});

test('who has reported hears what was decided, once and in the language of the report, and so does the uploader', async () => {
  const mails = async () => {
    const found = await queryRows<{ address: string; subject: string; text: string }>(
      api.database,
      sql`select address, subject, text from outbox order by id`,
    );
    await api.database.execute(sql`delete from outbox`);
    return found;
  };
  const uploader = fullMembers.standard.id;
  await api.database.execute(
    sql`update videos set user_id = ${uploader}, shown = true, state = 'public' where id = ${videos.long.id}`,
  );
  await api.database.execute(sql`update users set email = 'uploader@members.example' where id = ${uploader}`);
  await mails();
  const spam = { ...content, reason: 'spam', object: `video ${videos.long.id}` };
  const german = await report(spam, { headers: { Cookie: 'kt_lang=de' } });
  await moderate(moderationContext(), ['refuse', german.case_id ?? '']);
  expect(await mails()).toEqual([
    {
      ...{ address: 'asker@members.example', subject: `Über deine Meldung ${german.case_id} ist entschieden` },
      text: expect.not.stringContaining(content.url) as unknown,
    },
  ]);
  const again = await report(spam);
  await moderate(moderationContext(), ['uphold', again.case_id ?? '', 'It', 'advertises.']);
  expect(await mails()).toEqual([
    expect.objectContaining({
      address: 'asker@members.example',
      subject: `We have acted on your report ${again.case_id}`,
    }),
    expect.objectContaining({
      ...{ address: 'uploader@members.example', subject: 'Your video was taken down' },
      text: expect.stringContaining('It advertises.') as unknown,
    }),
  ]);
  await moderate(moderationContext(), ['uphold', again.case_id ?? '']);
  const question = await report({ subject: 'question' });
  await moderate(moderationContext(), ['refuse', question.case_id ?? '']);
  expect(await mails()).toEqual([]);
});

const lists = { standard: playlists.standard.id } as const;
const decide = (verdict: 'uphold' | 'refuse', reply: Reply) =>
  moderate(moderationContext(), [verdict, reply.case_id ?? '']);
const rowOf = async (query: ReturnType<typeof sql>) =>
  (await queryRows<Record<string, unknown>>(api.database, query))[0];

test('a reported comment is hidden, for its counter too, and shown again when the report is refused', async () => {
  const object = `comment ${comments.standard.id}`;
  const counted = async () =>
    Number((await rowOf(sql`select comments from videos where id = ${videos.standard.id}`))?.['comments']);
  const text = async () => {
    const path = calls.comments.path({ section: 'video', objectId: videos.standard.id, page: 1, sort: 'newest' }, 0);
    const wire = (await (await api.get(path)).json()) as { comments: { comment_id: string; text: string }[] };
    return wire.comments.find(({ comment_id }) => comment_id === String(comments.standard.id))?.text;
  };
  const before = await counted();
  expect(await text()).toBe(comments.standard.text);
  const [one, two] = [await report({ ...content, object }), await report({ ...content, object, reason: 'minor' })];
  // The comment has an answer, so it keeps its place.
  expect([await counted(), await text()]).toEqual([before - 1, '']);
  // The other report still hides it.
  expect(await decide('refuse', one)).toBe(`${one.case_id} is refused.`);
  expect(await text()).toBe('');
  expect(await decide('refuse', two)).toContain('is shown again');
  expect([await counted(), await text()]).toEqual([before, comments.standard.text]);
});

test('a reported playlist is hidden from everyone, its owner too, and stays so when the report is upheld', async () => {
  const object = `playlist ${lists.standard}`;
  const owner = await api.signIn(
    Number((await rowOf(sql`select user_id from playlists where id = ${lists.standard}`))?.['user_id']),
  );
  const read = async () => (await api.get(calls.playlist.path({ id: lists.standard }, 0), { as: owner })).status;
  const first = await report({ ...content, object });
  expect(await read()).toBe(404);
  expect(await decide('refuse', first)).toContain('is shown again');
  expect(await read()).toBe(200);
  const second = await report({ ...content, object, reason: 'spam' });
  expect(await read()).toBe(200);
  expect(await decide('uphold', second)).toContain('out of every list');
  expect(await read()).toBe(404);
  const listed = await api.get(
    calls.playlists.path(
      { gender: 'str', section: '', objectId: '', sort: 'recent', count: 200, page: 1, words: '' },
      0,
    ),
  );
  expect(await listed.text()).not.toContain(`"playlist_id":"${lists.standard}"`);
});

test('of a reported member avatar and cover are hidden with their files, shown again, and deleted when upheld', async () => {
  const id = fullMembers.own.id;
  const object = `member ${id}`;
  const as = await api.signIn(id);
  const sizes = { avatar: { width: 300, height: 300 }, cover: { width: 1_300, height: 300 } };
  const addresses: Record<string, string> = {};
  for (const section of ['avatar', 'cover'] as const) {
    const file = await makeTestImage({ ...sizes[section], format: 'png' });
    const reply = (await send(calls.ownPage.path(), { section, file }, { as })) as unknown as Record<string, string>;
    addresses[section] = new URL(reply[section] ?? '').pathname;
  }
  const statuses = async () => [
    (await api.get(addresses['avatar'] ?? '')).status,
    (await api.get(addresses['cover'] ?? '')).status,
  ];
  const shown = async () => await rowOf(sql`select avatar, cover from users where id = ${id}`);
  const own = { avatar: addresses['avatar'], cover: addresses['cover'] };
  expect([await statuses(), await shown()]).toEqual([[200, 200], own]);

  const first = await report({ ...content, object });
  expect([await statuses(), await shown()]).toEqual([[404, 404], { avatar: '', cover: '' }]);
  expect(await decide('refuse', first)).toContain('are shown again');
  expect([await statuses(), await shown()]).toEqual([[200, 200], own]);

  const second = await report({ ...content, object });
  const held = join(api.settings.dataFolder, 'files/held');
  expect(readdirSync(held)).toHaveLength(2);
  expect(await decide('uphold', second)).toContain('are deleted');
  expect([await statuses(), await shown()]).toEqual([[404, 404], { avatar: '', cover: '' }]);
  expect(readdirSync(held)).toEqual([]);
});

test('an upload that waits for moderation cannot be published by a report that is refused', async () => {
  const id = videos.long.id;
  await api.database.execute(sql`update videos set state = 'moderation', shown = false where id = ${id}`);
  const reply = await report({ ...content, object: `video ${id}` });
  expect(await decide('refuse', reply)).toBe(`${reply.case_id} is refused.`);
  expect(await rowOf(sql`select state, shown from videos where id = ${id}`)).toEqual({
    ...{ state: 'moderation', shown: false },
  });
});

test('an upload that waits for moderation is refused by an upheld report, and no later decision publishes it', async () => {
  const id = videos.long.id;
  await api.database.execute(sql`update videos set state = 'moderation', shown = false where id = ${id}`);
  const reply = await report({ ...content, object: `video ${id}` });
  await decide('uphold', reply);
  await decide('refuse', reply);
  expect(await rowOf(sql`select state, shown from videos where id = ${id}`)).toEqual({
    ...{ state: 'refused', shown: false },
  });
});

test('a decision that is made twice is told once', async () => {
  const told = async () => Number((await rowOf(sql`select count(*) as n from notifications`))?.['n']);
  await api.database.execute(sql`update videos set user_id = ${fullMembers.standard.id} where id = ${videos.hd.id}`);
  const reply = await report({ ...content, reason: 'spam' });
  const before = await told();
  await decide('uphold', reply);
  const once = await told();
  expect(once).toBeGreaterThan(before);
  await decide('uphold', reply);
  expect(await told()).toBe(once);
});

test('a video of a closed account stays hidden, whatever is decided on reports of it', async () => {
  const id = videos.lastMonth.id;
  const reply = await report({ ...content, reason: 'spam', object: `video ${id}` });
  // As the deletion of an account leaves a video without a channel.
  await api.database.execute(
    sql`update videos set state = 'hidden', shown = false, user_id = null, channel_id = null where id = ${id}`,
  );
  expect(await decide('refuse', reply)).toContain('has closed the account');
  expect(await rowOf(sql`select state, shown from videos where id = ${id}`)).toEqual({ state: 'hidden', shown: false });
});

test('the number of a member’s videos is that of their public ones, whatever becomes of reports', async () => {
  const id = videos.disliked.id;
  const counted = async () =>
    (await rowOf(sql`select u.videos from users u join videos v on v.user_id = u.id where v.id = ${id}`))?.['videos'];
  const before = Number(await counted());
  const first = await report({ ...content, object: `video ${id}` });
  expect(await counted()).toBe(before - 1);
  await decide('refuse', first);
  expect(await counted()).toBe(before);
  const second = await report({ ...content, object: `video ${id}` });
  await decide('uphold', second);
  expect(await counted()).toBe(before - 1);
});

test('user input cannot control the terminal', async () => {
  const reply = await report({ subject: 'question', message: 'red \u001b[31m and \u202e back\u0007' });
  expect((await moderate(moderationContext(), ['show', reply.case_id ?? ''])).replaceAll('\n', '')).not.toMatch(
    /[\p{Cc}\p{Cf}]/u,
  );
});

/** Makes an image with 36 million pixels in a few kilobytes. */
const makeHugeImage = async () => {
  const bytes = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#346' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};
const countAttachments = () => readdirSync(join(api.settings.dataFolder, 'reports')).length;

test('an image with too many pixels is refused with the limit', async () => {
  expect((await report({ subject: 'question', file: await makeHugeImage() })).codes).toEqual([
    { field: 'file', code: 'too_large', info: { megapixels: 25 } },
  ]);
});

test('the captcha is consumed before the image is checked, even on errors', async () => {
  const captcha = await solvedCaptcha();
  const fields = { subject: 'question', file: new Blob(['text']), captcha };
  expect(codes(await report(fields))).toEqual(['file file_type']);
  expect(codes(await report(fields))).toEqual(['captcha captcha']);
});

test.each(['before', 'after'])('a captcha %s the file in the form is checked first', async (index) => {
  const file: [string, Blob] = ['file', new Blob(['text'])];
  const args = Object.entries({
    subject: 'question',
    email: 'asker@members.example',
    message: 'Please look.',
    captcha: 'guessed',
  });
  const fields = Object.fromEntries<string | Blob>(index === 'before' ? [...args, file] : [file, ...args]);
  expect(codes(await send(calls.report.path(), fields))).toEqual(['captcha captcha']);
});

test('fifty concurrent reports from one address: ten images are re-encoded, at most two at a time', async () => {
  const from = { headers: { 'X-Forwarded-For': '203.0.113.61' } };
  const file = await makeTestImage({ width: 400, height: 400, format: 'png' });
  const captchas = await Promise.all(Array.from({ length: 50 }, solvedCaptcha));
  const before = countAttachments();
  let [maxQueued, maxRunning] = [0, 0];
  const watch = setInterval(() => {
    const { queue, process } = sharp.counters();
    // Records separate maximums: in a sum, a task that starts between the two readings would count twice.
    [maxQueued, maxRunning] = [Math.max(maxQueued, queue), Math.max(maxRunning, process)];
  }, 1);
  const replies = await Promise.all(captchas.map((captcha) => report({ subject: 'technical', file, captcha }, from)));
  clearInterval(watch);
  expect(replies.filter(({ http }) => http === 200)).toHaveLength(10);
  expect(replies.filter(({ http }) => http === 429)).toHaveLength(40);
  expect(countAttachments()).toBe(before + 10);
  expect(maxQueued).toBeLessThanOrEqual(2);
  expect(maxRunning).toBeLessThanOrEqual(2);
});

test('ten reports an hour from one address', async () => {
  const from = { headers: { 'X-Forwarded-For': '203.0.113.60' } };
  const replies = [];
  for (let place = 0; place < 11; place += 1) replies.push(await report({ subject: 'technical' }, from));
  expect(replies.map(({ http }) => http)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test.each([
  [['dance'], 'dance is no command'],
  [['show'], 'There is no report'],
  [['show', 'R-9'], 'There is no report R-9'],
  [['approve', '7'], 'There is no upload 7'],
  [['upload', '7'], 'There is no upload 7'],
  [['reject', '7'], 'Say why video 7 is refused'],
  [['age', '7', 'granted'], 'There is no age check 7'],
  [['age', '7'], 'Say granted or refused'],
])('the invalid command %j is reported', async (words, expected) => {
  await expect((async () => moderate(moderationContext(), words))()).rejects.toThrow(expected);
});

test('help names every command of moderation', async () => {
  expect(await moderate(moderationContext(), ['help'])).toMatch(/^npm run moderate .*\n[^]*-- reject /);
});

test('moderation connects to the running API', async () => {
  expect(await sendToRunningApi(api.settings.dataFolder, ['list'])).toBe(null);
  const end = await startModerationServer(moderationContext());
  try {
    expect(await sendToRunningApi(api.settings.dataFolder, ['list'])).toMatch(/^Reports: \d+\n/);
    await expect(sendToRunningApi(api.settings.dataFolder, ['show', 'R-9'])).rejects.toThrow('There is no report R-9');
  } finally {
    end();
  }
});

const member = fullMembers.bare.id;
const verified = async () =>
  (
    await queryRows<{ age_verified: boolean }>(api.database, sql`select age_verified from users where id = ${member}`)
  )[0]?.age_verified;
const photo = () => makeTestImage({ width: 300, height: 300, format: 'jpeg' });
const check = (as: string | undefined, file: Blob | string, target = api, headers: Record<string, string> = {}) =>
  send(calls.ageVerification.path(), { file }, { ...(as !== undefined && { as }), country: 'gb', headers }, target);

test('in the demo a photo passes, with a token that is only valid with a session of this account', async () => {
  const as = await api.signIn(member);
  expect((await api.get(calls.video.path({ id: videos.standard.id }), { as, country: 'gb' })).status).toBe(403);
  const reply = await check(as, await photo());
  expect(reply).toMatchObject({ http: 200, ok: 1, status: 'granted' });
  const token =
    /^ageToken=([^;]+); Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/.exec(reply.cookie ?? '')?.[1] ?? '';
  const holdsFor = (userId: number | null) => verifyAgeToken('a secret of this test', token, api.clock.now, userId);
  expect([await holdsFor(member), await holdsFor(member + 1), await holdsFor(null)]).toEqual([true, false, false]);
  expect((await api.get(calls.video.path({ id: videos.standard.id }), { as, country: 'gb' })).status).toBe(200);
  const withToken = async (session: string) =>
    (
      await api.get(calls.video.path({ id: videos.standard.id }), {
        country: 'gb',
        headers: { Cookie: `ageToken=${token}; ${session}` },
      })
    ).status;
  await api.database.execute(
    sql`update users set age_verified = false where id in (${member}, ${fullMembers.closed.id})`,
  );
  expect([await withToken(as), await withToken(''), await withToken(await api.signIn(fullMembers.closed.id))]).toEqual([
    200, 403, 403,
  ]);
  await api.database.execute(
    sql`update users set age_verified = true where id in (${member}, ${fullMembers.closed.id})`,
  );
  expect(readdirSync(join(api.settings.dataFolder, 'parts'))).toEqual([]);
});

test("invalid photos are reported in the visitor's language, and guests must sign in", async () => {
  const as = await api.signIn(fullMembers.closed.id);
  expect(await check(undefined, await photo())).toMatchObject({
    http: 401,
    error: 'Please log in to complete this action',
    code: 'login',
  });
  expect(await check(as, new Blob(['text']))).toMatchObject({
    http: 200,
    error: 'This is not a picture. Choose a photo, such as a JPEG or PNG.',
  });
  expect(await check(as, new Blob(['text']), api, { Cookie: 'kt_lang=de' })).toMatchObject({
    error: 'Das ist kein Bild. Wähle ein Foto, etwa als JPEG oder PNG.',
  });
  expect(await check(as, await makeTestImage({ width: 50, height: 50, format: 'png' }))).toMatchObject({
    code: 'invalid_image_size',
  });
  expect(await check(as, new Blob([new Uint8Array(11 * 1024 * 1024)]))).toMatchObject({ http: 413, code: 'too_large' });
  await check(as, '');
  expect(await check(as, await photo())).toMatchObject({ http: 429, code: 'limit_user' });
});

test('a moderator reviews the photo, which is deleted with the verdict', async () => {
  const manual = await createTestApi({ ageAdapter: 'manual' });
  try {
    const as = await manual.signIn(member);
    expect(await check(as, await photo(), manual)).toMatchObject({ ok: 1, status: 'pending', cookie: null });
    const context = moderationContextOf(manual);
    const [, id = '', file = ''] =
      /Age checks: 1\n {2}(\d+) .* (\/\S+\.jpg)$/.exec(await moderate(context, ['list'])) ?? [];
    expect(existsSync(file)).toBe(true);
    expect(await moderate(context, ['age', id, 'granted'])).toContain('its photo is deleted');
    expect(existsSync(file)).toBe(false);
    expect((await manual.get(calls.video.path({ id: videos.standard.id }), { as, country: 'gb' })).status).toBe(200);
    await expect(moderate(context, ['age', id, 'refused'])).rejects.toThrow('There is no age check');
  } finally {
    await manual.close();
  }
});

test('a photo that cannot be kept for review is nowhere kept', async () => {
  const manual = await createTestApi({ ageAdapter: 'manual' });
  try {
    const { dataFolder } = manual.settings;
    writeFileSync(join(dataFolder, 'age-review'), 'A file is where the folder should be.');
    expect(await check(await manual.signIn(member), await photo(), manual)).toMatchObject({ http: 503 });
    expect(readdirSync(join(dataFolder, 'parts'))).toEqual([]);
  } finally {
    await manual.close();
  }
});

test('a provider receives the photo and reports a signed verdict', async () => {
  const bodies: string[] = [];
  let status = 200;
  const provider = createServer((request: IncomingMessage, response) => {
    request.setEncoding('latin1');
    let text = `${request.headers.authorization}\n`;
    request.on('data', (more: string) => {
      text += more;
    });
    request.on('end', () => {
      bodies.push(text);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  const { port } = provider.address() as AddressInfo;
  const external = await createTestApi({
    ageAdapter: 'external',
    ageProviderUrl: `http://127.0.0.1:${port}/check`,
    ageProviderSecret: secret,
  });
  try {
    const as = await external.signIn(member);
    expect(await check(as, await photo(), external)).toMatchObject({ ok: 1, status: 'pending' });
    const reference = /name="reference"\r\n\r\n(\d+)/.exec(bodies[0] ?? '')?.[1] ?? '';
    expect(bodies[0]).toMatch(new RegExp(`^Bearer ${secret}\n[^]*filename="photo.jpg"`));
    const call = (verdict: string, signature: string) =>
      send(calls.ageCallback.path(), { reference, verdict, signature }, { country: 'gb' }, external);
    const form = async (verdict: string, signature: string) =>
      (
        await external.get(calls.ageCallback.path(), {
          method: 'POST',
          body: new URLSearchParams({ reference, verdict, signature }),
          country: 'gb',
        })
      ).status;
    expect((await call('granted', signVerdict(secret, reference, 'granted'))).http).toBe(403);
    expect(await form('granted', signVerdict(secret, reference, 'refused'))).toBe(403);
    expect(await form('granted', '')).toBe(403);
    expect(await form('granted', signVerdict(secret, reference, 'granted'))).toBe(200);
    expect(await form('granted', signVerdict(secret, reference, 'granted'))).toBe(404);
    expect((await external.get(calls.video.path({ id: videos.standard.id }), { as, country: 'gb' })).status).toBe(200);
    status = 500;
    expect(await check(as, await photo(), external)).toMatchObject({ http: 503, code: 'busy' });
    expect(readdirSync(join(external.settings.dataFolder, 'parts'))).toEqual([]);
  } finally {
    await external.close();
    provider.close();
  }
});

test('a verified member stays verified', async () => {
  expect(await verified()).toBe(true);
});

test('a letter is told all that is wrong with it at once, its picture and its captcha, too', async () => {
  const reply = await report({
    subject: 'question',
    email: 'x',
    message: '',
    file: new Blob(['text']),
    captcha: 'none',
  });
  expect(codes(reply)?.toSorted()).toEqual(['captcha captcha', 'email invalid', 'file file_type', 'message required']);
});
