/** From an upload to a public video: moderation with reason and mail, access to files, and cleanup. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { moderate } from '@afterglow/api/moderation/moderate';
import { removeAbandonedUploads } from '@afterglow/api/scheduledJobs';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import { createQueueClient, startQueueServer } from '@afterglow/api/uploads/queueSocket';
import { workLoop } from '@afterglow/api/worker/workLoop';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { videoFilesReply } from '@afterglow/contract/videoFile';
import { categories } from '@afterglow/fixtures/data/categories';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { TestApi } from './testApi.ts';
import { createTestApi, moderationContextOf } from './testApi.ts';
import { createTestQueue, createUploader, inspected, makeMp4, savedForm, worker } from './uploadRequests.ts';

let api: TestApi;
let as: string;
let other: string;
let uploader: ReturnType<typeof createUploader>;
let queue: ReturnType<typeof createTestQueue>;
beforeAll(async () => {
  api = await createTestApi({}, undefined, undefined, { freeBytes: async () => 1e12 });
  [as, other] = [await api.signIn(fullMembers.own.id), await api.signIn(fullMembers.standard.id)];
  uploader = createUploader(api, as);
  queue = createTestQueue(api);
  await api.database.execute(sql`update users set email = 'own@members.example' where id = ${fullMembers.own.id}`);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.execute(sql`delete from attempts`);
  await api.database.execute(sql`delete from outbox`);
  await api.database.execute(sql`delete from videos where id in (select video_id from uploads)`);
  await api.database.execute(sql`delete from uploads`);
});

const context = () => moderationContextOf(api);
const path = (key: string, name: string) => join(api.settings.mediaStoreFolder, 'uploads', key, name);

interface Saved {
  id: string;
  key: string;
  videoId: number;
}

/** Uploads a video and saves its form. The renditions are not made yet. */
async function save(number: number): Promise<Saved> {
  const { reply } = await uploader.send('file', { duration: 754 }, makeMp4(5_000, number));
  const id = String(reply['upload_id']);
  const job = await queue.claim(worker);
  if (!job) throw new Error('There is no job.');
  await queue.complete(job, inspected(job, { source: `${job.prefix}/parts/0` }));
  await uploader.send('save', { upload_id: id, ...savedForm({ categories: categories[0]?.dir ?? '' }) });
  const [row] = await queryRows<{ key: string; video_id: number }>(
    api.database,
    sql`select key, video_id from uploads where id = ${Number(id)}`,
  );
  return { id, key: row?.key ?? '', videoId: row?.video_id ?? 0 };
}

/**
 * Stores the results of a worker's job.
 *
 * @param more whether better renditions follow
 */
async function encode({ key }: Saved, more = false): Promise<void> {
  const job = await queue.claim(worker);
  if (!job) throw new Error('There is no job.');
  for (const name of [
    '288x162/3.jpg',
    'hls/master.m3u8',
    'hls/720/0.m4s',
    'file_hq.mp4',
    'file_sd.mp4',
    'storyboard.vtt',
  ]) {
    mkdirSync(join(path(key, name), '..'), { recursive: true });
    writeFileSync(path(key, name), name);
  }
  await queue.complete(job, {
    files: [
      { format: '_hq.mp4', height: 720, bytes: 9 },
      { format: '_sd.mp4', height: 480, bytes: 9 },
    ],
    ...{ hls: true, storyboard: true, preview: true, tracks: [], more },
  });
}

const filesOf = async (videoId: number) => {
  const response = await api.get(calls.videoFile.path({ id: videoId }));
  return response.status === 200 ? decodeJson(videoFilesReply, await response.json()) : response.status;
};
const statusOf = async (address: string, cookie?: string) =>
  (await api.get(address, cookie === undefined ? {} : { as: cookie })).status;

describe('moderation', () => {
  test('what is approved is public, and the uploader is told', async () => {
    const saved = await save(1);
    await expect((async () => moderate(context(), ['approve', String(saved.videoId)]))()).rejects.toThrow(
      'is still being processed',
    );
    await encode(saved);
    expect(await filesOf(saved.videoId)).toBe(404);
    expect(await moderate(context(), ['approve', String(saved.videoId)])).toContain('in the lists');
    expect(await uploader.status(saved.id)).toMatchObject({ status: 'public' });
    const [mail] = await queryRows<{ address: string; text: string }>(
      api.database,
      sql`select address, text from outbox`,
    );
    expect(mail).toMatchObject({
      address: 'own@members.example',
      text: expect.stringContaining(`/video/${saved.videoId}/evening-by-the-lake/`) as unknown,
    });
  });

  test('what has its smallest quality is watched and approved, while better ones are made', async () => {
    const saved = await save(21);
    await encode(saved, true);
    expect(await uploader.status(saved.id)).toMatchObject({ status: 'moderation', percent: 100 });
    await moderate(context(), ['approve', String(saved.videoId)]);
    const formats = async () => {
      const files = await filesOf(saved.videoId);
      return typeof files === 'number' ? files : files.map(({ format }) => format);
    };
    expect(await formats()).toEqual(['_hq.mp4', '_sd.mp4', '.m3u8']);
    // Videos that nobody can watch yet come first.
    const next = await save(22);
    await encode(next);
    const job = await queue.claim(worker);
    if (!job) throw new Error('There is no job.');
    expect([job.kind, job.prefix]).toEqual(['ladder', `uploads/${saved.key}`]);
    expect(await queue.progress(worker, job, 10)).toBe(true);
    expect(await uploader.status(saved.id)).toMatchObject({ status: 'public', percent: 100 });
    // The worker dies, and another one does the job.
    api.clock.now += 61_000;
    const again = await queue.claim({ name: 'another', encodes: true });
    if (!again) throw new Error('There is no job.');
    expect(await queue.complete(again, { added: [{ format: '_hd.mp4', height: 1080, bytes: 90 }] })).toBe(true);
    expect(await formats()).toEqual(['_hd.mp4', '_hq.mp4', '_sd.mp4', '.m3u8']);
    expect(await queue.claim(worker)).toBeNull();
  });

  test('what was taken down by mistake gets its better qualities all the same', async () => {
    const saved = await save(26);
    await encode(saved, true);
    const id = String(saved.videoId);
    await moderate(context(), ['approve', id]);
    await moderate(context(), ['reject', id, 'The', 'sound', 'is', 'missing.']);
    await moderate(context(), ['approve', id]);
    const job = await queue.claim(worker);
    expect([job?.kind, job?.prefix]).toEqual(['ladder', `uploads/${saved.key}`]);
  });

  test.each(['fails', 'is refused'] as const)('what can be watched stays when its ladder %s', async (how) => {
    const saved = await save(how === 'fails' ? 23 : 24);
    await encode(saved, true);
    await moderate(context(), ['approve', String(saved.videoId)]);
    for (let tries = 0; tries < (how === 'fails' ? 3 : 1); tries += 1) {
      const job = await queue.claim(worker);
      if (!job) throw new Error('There is no job.');
      await (how === 'fails' ? queue.fail(job) : queue.complete(job, { refused: 'upload_2' }));
      api.clock.now += 10 * 60_000;
    }
    expect(await queue.claim(worker)).toBeNull();
    expect(await uploader.status(saved.id)).toMatchObject({ status: 'public', code: '' });
    expect(await filesOf(saved.videoId)).toHaveLength(3);
  });

  test('a channel counts its public videos, and the newest one brings it up', async () => {
    const channelId = 301;
    const saved = await save(25);
    await encode(saved);
    await api.database.execute(sql`update videos set channel_id = ${channelId} where id = ${saved.videoId}`);
    const channel = async () =>
      (
        await queryRows<{ videos: number; updated: number }>(
          api.database,
          sql`select videos, (extract(epoch from updated_at) * 1000)::float8 as updated from channels where id = ${channelId}`,
        )
      )[0];
    const { videos = 0 } = (await channel()) ?? {};
    await moderate(context(), ['approve', String(saved.videoId)]);
    expect(await channel()).toEqual({ videos: videos + 1, updated: api.clock.now });
    await uploader.send('delete', { video_id: saved.videoId });
    expect((await channel())?.videos).toBe(videos);
    await uploader.send('restore', { video_id: saved.videoId });
    expect((await channel())?.videos).toBe(videos + 1);
    await moderate(context(), ['reject', String(saved.videoId), 'The', 'sound', 'is', 'missing.']);
    expect((await channel())?.videos).toBe(videos);
  });

  test('what is rejected says why: to the uploader by mail and in the status, and its work is cancelled', async () => {
    const saved = await save(2);
    await moderate(context(), ['reject', String(saved.videoId), 'The', 'sound', 'is', 'missing.']);
    expect(await uploader.status(saved.id)).toMatchObject({
      status: 'refused',
      code: '',
      reason: 'The sound is missing.',
    });
    const mails = await queryRows<{ text: string }>(api.database, sql`select text from outbox`);
    expect(mails.map(({ text }) => text.includes('The sound is missing.'))).toEqual([true]);
    expect(await queue.claim(worker)).toBeNull();
  });

  test('what was refused by mistake is approved once its file is processed again', async () => {
    const saved = await save(31);
    await moderate(context(), ['reject', String(saved.videoId), 'No.']);
    expect(await moderate(context(), ['approve', String(saved.videoId)])).toContain('waits for moderation again');
    expect(await uploader.status(saved.id)).toMatchObject({ status: 'processing', reason: '' });
    await encode(saved);
    await moderate(context(), ['reject', String(saved.videoId), 'No.']);
    expect(await moderate(context(), ['approve', String(saved.videoId)])).toContain('in the lists');
    expect(await uploader.status(saved.id)).toMatchObject({ status: 'public', reason: '' });
  });

  test.each([
    ['refused', 'hidden', 'its file was refused (cut_off) and is deleted'],
    ['ready', 'hidden', 'was taken down by a report'],
    ['ready', 'public', 'is in the lists already'],
  ])('an upload that is %s, of a video that is %s, is not approved', async (state, videoState, why) => {
    const saved = await save(32);
    await api.database.execute(sql`update uploads set state = ${state}, code = 'cut_off'`);
    await api.database.execute(
      sql`update videos set state = ${state === 'refused' ? state : videoState} where id = ${saved.videoId}`,
    );
    await expect(moderate(context(), ['approve', String(saved.videoId)])).rejects.toThrow(why);
  });

  test('a public video that is refused is taken down, and its uploader is told', async () => {
    const videosOfMember = async () =>
      (await queryRows(api.database, sql`select videos from users where id = ${fullMembers.own.id}`))[0];
    const before = await videosOfMember();
    const saved = await save(33);
    await encode(saved);
    await moderate(context(), ['approve', String(saved.videoId)]);
    await api.database.execute(sql`delete from outbox`);
    await moderate(context(), ['reject', String(saved.videoId), 'The', 'title', 'misleads.']);
    expect(await filesOf(saved.videoId)).toBe(404);
    expect(await videosOfMember()).toEqual(before);
    const mails = await queryRows<{ subject: string; text: string }>(
      api.database,
      sql`select subject, text from outbox`,
    );
    expect(mails).toEqual([
      {
        subject: 'Your video was not accepted',
        text: expect.stringMatching(new RegExp(`The title misleads\\.[^]*/studio/${saved.videoId}/\n`)) as unknown,
      },
    ]);
  });

  test('what its uploader has deleted is not decided on', async () => {
    const saved = await save(34);
    await api.database.execute(sql`update videos set deleted_at = posted_at where id = ${saved.videoId}`);
    expect(await moderate(context(), [])).not.toContain(String(saved.videoId));
    await expect(moderate(context(), ['approve', String(saved.videoId)])).rejects.toThrow('deleted by its uploader');
  });

  test.each([
    ['de', 'nicht angenommen'],
    ['th', 'ไม่ได้รับการอนุมัติ'],
  ])('the mail is in the uploader’s language: %s', async (language, words) => {
    const saved = await save(3);
    await api.database.execute(sql`update uploads set language = ${language}`);
    await moderate(context(), ['reject', String(saved.videoId), 'No.']);
    const [mail] = await queryRows<{ subject: string }>(api.database, sql`select subject from outbox`);
    expect(mail?.subject).toContain(words);
  });

  test('a moderator is given an address of the file, which is no document, names no viewer, and ends after an hour', async () => {
    const saved = await save(4);
    const shown = await moderate(context(), ['upload', String(saved.videoId)]);
    expect(shown).toContain(`by ${fullMembers.own.name}`);
    const address = new URL(/file {6}(\S+)/.exec(shown)?.[1] ?? '').pathname;
    const response = await api.get(address);
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 5_000]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="evening-by-the-lake.mp4"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await statusOf(address.replace('/moderator/', '/viewer/'))).toBe(403);
    api.clock.now += 61 * 60_000;
    expect(await statusOf(address)).toBe(403);
  });
});

describe('files', () => {
  test('of a public video are its qualities and its ladder; the uploaded file is not among them', async () => {
    const saved = await save(5);
    await encode(saved);
    await moderate(context(), ['approve', String(saved.videoId)]);
    const files = await filesOf(saved.videoId);
    if (typeof files === 'number') throw new Error(`videofile answers ${files}.`);
    expect(files.map(({ format, preferred }) => [format, preferred])).toEqual([
      ['_hq.mp4', true],
      ['_sd.mp4', false],
      ['.m3u8', false],
    ]);
    const [hq, , ladder] = files.map((file) => file.path);
    expect((await api.get(hq ?? '', { headers: { Range: 'bytes=0-3' } })).status).toBe(206);
    expect((await api.get(ladder ?? '')).headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    // The signature in the path also covers relative addresses in a playlist.
    expect(await statusOf((ladder ?? '').replace('master.m3u8', '720/0.m4s'))).toBe(200);
    for (const name of ['source', 'parts/0', 'hls/../source', 'hls/720/0.ts', '../../secret'])
      expect(await statusOf((hq ?? '').replace('file_hq.mp4', name)), name).not.toBe(200);
    expect(await statusOf((hq ?? '').replace(String(saved.videoId), '100000999'))).toBe(403);
    await api.database.execute(sql`update videos set shown = false where id = ${saved.videoId}`);
    expect(await statusOf(hq ?? '')).toBe(404);
  });

  test('pictures are seen by their uploader alone until the video is public', async () => {
    const saved = await save(6);
    await encode(saved);
    const address = `/media/uploads/${saved.key}/288x162/3.jpg`;
    expect([await statusOf(address), await statusOf(address, other), await statusOf(address, as)]).toEqual([
      404, 404, 200,
    ]);
    await moderate(context(), ['approve', String(saved.videoId)]);
    expect(await statusOf(address)).toBe(200);
    for (const name of ['source', 'file_hq.mp4', 'parts/0', '288x162/../source'])
      expect(await statusOf(`/media/uploads/${saved.key}/${name}`), name).toBe(404);
  });
});

test('subtitles, chapters and the storyboard of a film are on its page, and are there', async () => {
  const saved = await save(10);
  const job = await queue.claim(worker);
  if (!job) throw new Error('There is no job.');
  for (const name of ['captions-1.vtt', 'chapters.vtt', 'storyboard.vtt']) {
    mkdirSync(path(saved.key, ''), { recursive: true });
    writeFileSync(path(saved.key, name), 'WEBVTT');
  }
  await queue.complete(job, {
    ...{ files: [], hls: false, storyboard: true, preview: false, more: false },
    tracks: [
      { kind: 'captions', file: 'captions-1.vtt', lang: 'de', label: 'Deutsch' },
      { kind: 'chapters', file: 'chapters.vtt', lang: '', label: '' },
    ],
  });
  await moderate(context(), ['approve', String(saved.videoId)]);
  const reply = await api.get(calls.video.path({ id: saved.videoId }));
  const { tracks } = decodeJson(fullVideoReply, await reply.json());
  expect(tracks.map(({ kind, lang, label }) => [kind, lang, label])).toEqual([
    ['captions', 'de', 'Deutsch'],
    ['chapters', '', ''],
    ['storyboard', '', ''],
  ]);
  for (const { url } of tracks) expect(await statusOf(url), url).toBe(200);
});

describe('what came to nothing', () => {
  const days = (count: number) => api.clock.now + count * 24 * 60 * 60_000;
  const store = () => createFolderStore(api.settings.mediaStoreFolder);

  test('unfinished parts end a day after the last of them', async () => {
    const { id } = await uploader.create({ filename: 'a.mp4', size: 600_000 });
    await uploader.patch(id, 0, makeMp4(300_000, 7));
    const [row] = await queryRows<{ key: string }>(api.database, sql`select key from uploads`);
    await removeAbandonedUploads(api.database, store(), days(0.9));
    expect(await uploader.status(id)).toMatchObject({ status: 'uploading' });
    await removeAbandonedUploads(api.database, store(), days(1.1));
    expect((await uploader.send('status', { upload_id: id })).status).toBe(404);
    expect(existsSync(path(row?.key ?? '', ''))).toBe(false);
  });

  test('files of a refused upload go at once, and what it was refused for stays', async () => {
    const { reply } = await uploader.send('file', { duration: 754 }, makeMp4(5_000, 8));
    const job = await queue.claim(worker);
    await queue.complete(job ?? { id: 0, lease: '' }, { refused: 'corrupted' });
    await removeAbandonedUploads(api.database, store(), api.clock.now);
    expect(await uploader.status(reply['upload_id'])).toMatchObject({ status: 'refused', code: 'corrupted' });
    expect(existsSync(join(api.settings.mediaStoreFolder, job?.prefix ?? '', 'parts/0'))).toBe(false);
  });
});

test('a worker without the database gets its jobs through the process that has it open', async () => {
  await expect(createQueueClient(api.settings.dataFolder).claim(worker)).rejects.toThrow('The API is not running');
  const stop = await startQueueServer(queue, api.settings.dataFolder);
  const stopping = new AbortController();
  const working = workLoop({
    queue: createQueueClient(api.settings.dataFolder),
    store: createFolderStore(api.settings.mediaStoreFolder),
    worker: { name: 'without-ffmpeg', encodes: false },
    workFolder: join(api.settings.mediaStoreFolder, 'work'),
    signal: stopping.signal,
  });
  try {
    const { reply } = await uploader.send('file', { duration: 754 }, makeMp4(5_000, 9));
    const found = () => uploader.status(reply['upload_id']);
    await expect.poll(async () => (await found())?.status, { timeout: 60_000 }).not.toBe('processing');
    expect(await found()).toMatchObject({ status: 'ready', seconds: 754, secondsClaimed: true, bytes: 5_000 });
  } finally {
    stopping.abort();
    await working;
    stop();
  }
});
