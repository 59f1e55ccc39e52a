/** A request for every error code of the contract. A missing one is a type error. */
import { sql } from 'drizzle-orm';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { solveCaptcha } from './solveCaptcha.ts';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { encodeTusMetadata, tusContentType, tusVersion } from '@afterglow/contract/tus';
import { longestVideos } from '../tools/callPaths.ts';
import { queryRows } from '@afterglow/api/database/database';
import type { ErrorCode } from '@afterglow/contract/errorCode';
import { videoFilesReply } from '@afterglow/contract/videoFile';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import { makeTestImage } from './testImage.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
/** An API that discloses whether an address has an account. */
let literal: TestApi;
let as: string;
let hasSpace = true;
let freeBytes = 1e12;
const own = fullMembers.standard.id;
beforeAll(async () => {
  [api, literal] = await Promise.all([
    createTestApi({}, () => hasSpace, undefined, { freeBytes: async () => freeBytes }),
    createTestApi({ accountAnswers: 'literal' }),
  ]);
  as = await api.signIn(own);
});
afterAll(() => Promise.all([api.close(), literal.close()]));
beforeEach(() => {
  freeBytes = 1e12;
  api.clock.now += 2 * 60 * 60_000;
});

type Fields = Record<string, string | Blob>;

function post(path: string, fields: Fields, cookie?: string, target = api): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, 'file.mp4');
  // Multipart only for files, because most calls accept only urlencoded forms.
  const textFields = Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const onlyText = textFields.length === Object.keys(fields).length;
  return target.get(path, {
    method: 'POST',
    body: onlyText ? new URLSearchParams(textFields) : body,
    ...(cookie !== undefined && { as: cookie }),
  });
}
const input = (fields: Fields, cookie = as) => post(calls.input.path(), fields, cookie);
const solvedCaptcha = async (target = api): Promise<string> =>
  solveCaptcha(await (await target.get(calls.captcha.path())).json());
const newcomer = { username: 'a newcomer', email: 'newcomer@members.example', pwd: 'a lantern at sea' };
const signUp = async (fields: Fields, target = api) =>
  post(calls.signup.path(), { ...newcomer, captcha: await solvedCaptcha(target), ...fields }, undefined, target);
const report = async (fields: Fields) =>
  post(calls.report.path(), {
    subject: 'question',
    email: 'asker@members.example',
    message: 'Why?',
    captcha: await solvedCaptcha(),
    ...fields,
  });
const avatar = (file: Blob) => post(calls.ownPage.path(), { section: 'avatar', file }, as);
const insertAttempts = (kind: string, key: string, times: number) =>
  api.database.execute(
    sql`insert into attempts (kind, key, created_at) select ${kind}, ${key}, ${new Date(api.clock.now).toISOString()}::timestamptz from generate_series(1, ${times}::int)`,
  );

const tus = (method: string, path: string, headers: Record<string, string>) =>
  api.get(path, { method, as, headers: { 'Tus-Resumable': tusVersion, ...headers } });
const create = (claims: Record<string, string>) =>
  tus('POST', tusPath, { 'Upload-Length': '1000', 'Upload-Metadata': encodeTusMetadata(claims) });
const videoEdit = (fields: Fields) => post(calls.videoEdit.path(), fields, as);

async function insertUpload(state: string, code = ''): Promise<string> {
  const at = sql`${new Date(api.clock.now).toISOString()}::timestamptz`;
  await api.database.execute(sql`delete from uploads`);
  const [row] = await queryRows<{ id: number }>(
    api.database,
    sql`insert into uploads (key, user_id, file_name, bytes, hash, state, code, created_at, updated_at) values (${state}, ${own}, 'video.mp4', 1000, ${'d'.repeat(64)}, ${state}, ${code}, ${at}, ${at}) returning id`,
  );
  return String(row?.id);
}

/** Makes a video one that the member has uploaded, and returns its id. */
async function ownVideo(): Promise<string> {
  const upload = await insertUpload('ready');
  await api.database.execute(sql`update videos set user_id = ${own} where id = ${videos.long.id}`);
  await api.database.execute(sql`update uploads set video_id = ${videos.long.id} where id = ${Number(upload)}`);
  return String(videos.long.id);
}

const sendCaptions = async (file: string) =>
  videoEdit({ section: 'captions', video_id: await ownVideo(), lang: 'en', file: new Blob([file]) });
const sendChapters = async (chapters: string) =>
  videoEdit({ section: 'chapters', video_id: await ownVideo(), chapters });

const saveUpload = (id: string) =>
  videoEdit({
    ...{ section: 'save', upload_id: id, title: 'A title', categories: 'lakes' },
    ...{ adults: '1', consent: '1', rights: '1' },
  });

async function failedReencoding(): Promise<Response> {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = join(api.settings.dataFolder, 'files/members');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '..'), { recursive: true });
  writeFileSync(folder, 'A file where the folder of pictures should be.');
  try {
    return await avatar(await makeTestImage({ width: 300, height: 300, format: 'png' }));
  } finally {
    rmSync(folder);
    consoleError.mockRestore();
  }
}

async function withFullDisk(): Promise<Response> {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hasSpace = false;
  try {
    return await input({ act: 'favourite', video_id: String(videos.hd.id) });
  } finally {
    hasSpace = true;
    consoleError.mockRestore();
  }
}

async function expiredLink(): Promise<Response> {
  const [file] = decodeJson(videoFilesReply, await (await api.get(calls.videoFile.path({ id: videos.hd.id }))).json());
  api.clock.now += 24 * 60 * 60_000;
  return api.get(file?.path ?? '');
}

const requests: Record<ErrorCode, () => Promise<Response>> = {
  required: () => post(calls.login.path(), { usr: 'somebody' }),
  invalid: () => signUp({ email: 'nobody.example' }),
  min: () => signUp({ pwd: '1234' }),
  max: () => signUp({ username: 'x'.repeat(33) }),
  illegal_chars: () => signUp({ username: 'a<b>c' }),

  login: () => input({ act: 'vote', object_id: String(videos.hd.id), vote: '1' }, ''),
  forbidden: () =>
    api.get(calls.input.path(), {
      method: 'POST',
      body: new URLSearchParams({ act: 'view' }),
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
    }),
  limit_user: async () => {
    await insertAttempts('comment of', String(own), 5);
    return input({ act: 'comment', section: 'video', object_id: String(videos.hd.id), text: 'Once more' });
  },
  limit_ip: async () => {
    await insertAttempts('comment from', '127.0.0.1', 20);
    return input({ act: 'comment', section: 'video', object_id: String(videos.hd.id), text: 'Once more' });
  },
  too_many_attempts: async () => {
    await insertAttempts('sign-in from', '127.0.0.1', 50);
    return post(calls.login.path(), { usr: 'somebody', pwd: 'some password' });
  },
  captcha: () => report({ captcha: 'guessed' }),

  not_found: () => api.get(calls.video.path({ id: 1 })),
  already: async () => {
    await input({ act: 'watch_later', video_id: String(videos.long.id) });
    return input({ act: 'watch_later', video_id: String(videos.long.id) });
  },
  self: () => input({ act: 'subscribe', section: 'member', user_id: String(own) }),

  invalid_usr_or_pwd: () => post(calls.login.path(), { usr: 'nobody at all', pwd: 'some password' }),
  not_confirmed: async () => {
    await signUp({});
    return post(calls.login.path(), { usr: newcomer.username, pwd: newcomer.pwd });
  },
  email_occupied: async () => {
    await signUp({}, literal);
    return signUp({ username: 'another one' }, literal);
  },
  username_taken: () => signUp({ username: fullMembers.standard.name }),
  email_not_found: () =>
    post(calls.signup.path(), { section: 'restore', email: 'nobody@members.example' }, undefined, literal),
  common: () => signUp({ pwd: 'password' }),
  not_configured: () => api.get(calls.providerLogin.path()),

  invalid_image_size: async () => avatar(await makeTestImage({ width: 249, height: 250, format: 'png' })),
  resize_failed: failedReencoding,
  load_failed: async () => avatar((await makeTestImage({ width: 300, height: 300, format: 'png' })).slice(0, 9_000)),
  file_type: () => avatar(new Blob(['text'])),
  too_large: () => avatar(new Blob([new Uint8Array(11 * 1024 * 1024)])),

  bad_filename: () => create({ filename: 'my video.mp4' }),
  corrupted: () => videoEdit({ section: 'file', file: new Blob(['words']) }),
  no_picture: async () => saveUpload(await insertUpload('refused', 'no_picture')),
  cut_off: async () => saveUpload(await insertUpload('refused', 'cut_off')),
  undecodable: async () => saveUpload(await insertUpload('refused', 'undecodable')),
  duplicate: async () => {
    await insertUpload('ready');
    return create({ filename: 'video.mp4', sha256: 'd'.repeat(64) });
  },
  too_short: () => create({ filename: 'video.mp4', duration: '599' }),
  screenshot: async () =>
    videoEdit({ section: 'preview', upload_id: await insertUpload('ready'), file: new Blob(['words']) }),
  preview_required: async () => saveUpload(await insertUpload('ready')),
  invalid_link: () => videoEdit({ section: 'link', link: 'http://127.0.0.1/video.mp4' }),
  wrong_offset: async () =>
    tus('PATCH', calls.tus.path({ id: Number(await insertUpload('receiving')) }), {
      'Upload-Offset': '5',
      'Content-Type': tusContentType,
    }),
  disk_full: async () => {
    freeBytes = 1e9;
    return create({ filename: 'video.mp4' });
  },
  upload_1: async () => saveUpload(await insertUpload('refused', 'upload_1')),
  upload_2: async () => saveUpload(await insertUpload('refused', 'upload_2')),
  upload_3: async () => saveUpload(await insertUpload('refused', 'upload_3')),

  not_captions: () => sendCaptions('words'),
  cue_time: () => sendCaptions('1\n00:00:02,000 --> 00:00:01,000\nBack in time'),
  cue_long: () => sendCaptions(`1\n00:00:01,000 --> 00:00:02,000\n${'long '.repeat(200)}`),
  too_many: () => sendCaptions('00:01.000 --> 00:02.000\nA word\n\n'.repeat(10_001)),
  chapter_line: () => sendChapters('The lake'),
  chapter_order: () => sendChapters('0:00 Arrival\n0:00 The lake'),
  chapter_late: () => sendChapters('0:00 Arrival\n9:00:00 The lake'),
  chapter_first: () => sendChapters('0:01 Arrival\n0:02 The lake'),
  chapter_few: () => sendChapters('0:00 Arrival'),

  bad_request: () => api.get(calls.input.path(), { method: 'POST', body: new Uint8Array([0x61, 0x3d, 0xff]) }),
  age_required: () =>
    api.get(longestVideos, {
      country: 'gb',
    }),
  expired: expiredLink,
  unavailable: withFullDisk,
};

/** Returns the codes of a reply in either envelope, or the notice of a redirect. */
async function codesOf(response: Response): Promise<(string | null)[]> {
  const location = response.headers.get('location');
  if (location !== null) return [new URL(location, 'http://localhost').searchParams.get('notice')];
  const { code, codes = [] } = (await response.json()) as { code?: string; codes?: { code: string }[] };
  return [code ?? null, ...codes.map((one) => one.code)];
}

test.each(Object.entries(requests))('%s', async (code, request) => {
  expect(await codesOf(await request())).toContain(code);
});
