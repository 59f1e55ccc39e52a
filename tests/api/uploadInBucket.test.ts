/** A video whose files are in a bucket: from its first chunk until its last address expires. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import { moderate } from '@afterglow/api/moderation/moderate';
import { removeAbandonedUploads } from '@afterglow/api/scheduledJobs';
import { createDatabaseQueue } from '@afterglow/api/uploads/databaseQueue';
import type { Media } from '@afterglow/api/uploads/mediaStore';
import { openMedia } from '@afterglow/api/uploads/openMedia';
import { findProgram } from '@afterglow/api/worker/run';
import { workLoop } from '@afterglow/api/worker/workLoop';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { videoFilesReply } from '@afterglow/contract/videoFile';
import { categories } from '@afterglow/fixtures/data/categories';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { startS3, type S3Server } from '../tools/s3Server.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi, moderationContextOf } from './testApi.ts';
import { makeTestImage } from './testImage.ts';
import { createUploader, makeMp4, savedForm, sha256 } from './uploadRequests.ts';

const noFfmpeg = findProgram('ffmpeg') === null || findProgram('ffprobe') === null;
const withFfmpeg = `with ffmpeg${noFfmpeg ? ' (skipped: it is not installed on this machine)' : ''}`;
const hours = 3_600_000;
const chunkBytes = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'afterglow-in-bucket-'));
let s3: S3Server;
let media: Media;
let api: TestApi;
let as: string;
let uploader: ReturnType<typeof createUploader>;
beforeAll(async () => {
  s3 = await startS3();
  api = await createTestApi({ bucket: s3.settings });
  media = await openMedia(api.settings);
  // The bucket checks addresses against its own clock.
  api.clock.now = Date.now();
  as = await api.signIn(fullMembers.own.id);
  uploader = createUploader(api, as);
});
afterAll(async () => {
  await api.close();
  await s3.end();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  api.clock.now = Date.now();
  await api.database.execute(sql`delete from attempts`);
});

/** Runs a worker until an upload has one of these states. */
async function work(encodes: boolean, id: string, statuses: readonly string[]): Promise<void> {
  const stopping = new AbortController();
  const working = workLoop({
    queue: createDatabaseQueue(api.database, media.store, () => api.clock.now, api.settings),
    store: media.store,
    worker: { name: 'of-a-test', encodes },
    workFolder: join(folder, 'work'),
    signal: stopping.signal,
  });
  try {
    await vi.waitUntil(async () => statuses.includes((await uploader.status(id))?.status ?? ''), {
      ...{ timeout: 400_000, interval: 50 },
    });
  } finally {
    stopping.abort();
    await working;
  }
}

/** Sends a file in chunks. Returns the id of the upload. */
async function send(file: Buffer): Promise<string> {
  const { id } = await uploader.create({ filename: 'evening.mp4', size: file.length, duration: 754, exclusive: 1 });
  for (let offset = 0; offset < file.length; offset += chunkBytes)
    expect((await uploader.patch(id, offset, file.subarray(offset, offset + chunkBytes))).status).toBe(204);
  return id;
}

async function publish(id: string): Promise<number> {
  const [row] = await queryRows<{ video_id: number }>(
    api.database,
    sql`select video_id from uploads where id = ${Number(id)}`,
  );
  await moderate(moderationContextOf(api), ['approve', String(row?.video_id)]);
  return row?.video_id ?? 0;
}

/** Saves the form of a file that was not measured, with the member's own picture. */
async function save(id: string): Promise<void> {
  await api.database.execute(sql`update uploads set own_screenshot = true where id = ${Number(id)}`);
  const fields = savedForm({ upload_id: id, categories: categories[0]?.dir ?? '', exclusive: 1, preview: 20 });
  expect((await uploader.send('save', fields)).reply).toMatchObject({ success: 1 });
}

async function filesOf(id: number): Promise<Record<string, string>> {
  const response = await api.get(calls.videoFile.path({ id }));
  const files = decodeJson(videoFilesReply, await response.json());
  return Object.fromEntries(files.map((file) => [file.format, file.path]));
}

/** Returns the address that a path of the API redirects to. */
async function bucketAddressOf(path: string): Promise<string> {
  const response = await api.get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
  return response.headers.get('location') ?? '';
}

const ranged = async (address: string, range: string) => {
  const response = await fetch(address, { headers: { Range: range } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('a video goes by chunks into the bucket, is kept once, moderated, and plays from there until its address ends', async () => {
  const file = makeMp4(800_000, 1);
  const id = await send(file);
  expect((await s3.keys()).filter((key) => key.includes('/parts/'))).toHaveLength(3);
  await work(false, id, ['ready']);
  // The parts are joined in one file, and this machine keeps none of it.
  const [key = '', ...others] = await s3.keys();
  expect([key, others]).toEqual([expect.stringMatching(/^uploads\/[0-9a-f]{32}\/source$/), []]);
  expect(readdirSync(join(folder, 'work'))).toEqual([]);
  expect(await uploader.status(id)).toMatchObject({ bytes: file.length });

  const again = await send(file);
  await work(false, again, ['refused']);
  expect(await uploader.status(again)).toMatchObject({ code: 'duplicate' });
  expect(await s3.keys()).toEqual([key]);
  const claimed = await uploader.create({ filename: 'evening.mp4', size: file.length, sha256: sha256(file) });
  expect(claimed.reply.codes).toEqual([expect.objectContaining({ code: 'duplicate' })]);

  await save(id);
  const moderated = await moderate(moderationContextOf(api), ['list']);
  expect(moderated).toContain('Evening by the lake');
  await work(false, id, ['moderation']);
  const videoId = await publish(id);
  const path = (await filesOf(videoId))['.mp4'] ?? '';
  const address = await bucketAddressOf(path);
  const played = await ranged(address, 'bytes=1000-1999');
  expect([played.status, played.bytes]).toEqual([206, file.subarray(1_000, 2_000)]);
  expect(Object.fromEntries(played.headers)).toMatchObject({
    'content-range': `bytes 1000-1999/${file.length}`,
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="evening-by-the-lake.mp4"',
  });
  expect(await bucketAddressOf(path)).toBe(address);

  // Both addresses expire: the API's, and the one that it redirects to.
  api.clock.now += 4 * hours + 1_000;
  expect((await api.get(path)).status).toBe(403);
  api.clock.now = Date.now() - 5 * hours;
  const old = await bucketAddressOf((await filesOf(videoId))['.mp4'] ?? '');
  expect((await ranged(old, 'bytes=0-9')).status).toBe(403);
}, 480_000);

test('an upload that is given up takes its parts along, and so does one that nobody goes on with', async () => {
  const before = (await s3.keys()).length;
  const start = async (number: number) => {
    const { id } = await uploader.create({ filename: 'a.mp4', size: 900_000, duration: 754 });
    await uploader.patch(id, 0, makeMp4(chunkBytes, number));
    return id;
  };
  const given = await start(2);
  await start(3);
  expect(await s3.keys()).toHaveLength(before + 2);
  await uploader.end(given);
  expect(await s3.keys()).toHaveLength(before + 1);
  await removeAbandonedUploads(api.database, media.store, api.clock.now + 25 * hours);
  expect(await s3.keys()).toHaveLength(before);
});

test('an upload that is given up while the bucket is away loses its parts once it is back', async () => {
  const before = (await s3.keys()).length;
  const { id } = await uploader.create({ filename: 'a.mp4', size: 900_000, duration: 754 });
  await uploader.patch(id, 0, makeMp4(chunkBytes, 5));
  // More refusals than the bucket's client has tries.
  s3.refuse(503, 3);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await uploader.end(id)).status).toBe(204);
  expect(String(log.mock.calls[0]?.[0])).toBe('BucketError: The media bucket has answered 503 (SlowDown).');
  log.mockRestore();
  expect(await s3.keys()).toHaveLength(before + 1);
  await removeAbandonedUploads(api.database, media.store, api.clock.now);
  expect(await s3.keys()).toHaveLength(before);
});

test('a file that is refused while the bucket is away goes once it is back', async () => {
  const before = (await s3.keys()).length;
  await send(makeMp4(chunkBytes, 6));
  const queue = createDatabaseQueue(api.database, media.store, () => api.clock.now, api.settings);
  const job = await queue.claim({ name: 'of-a-test', encodes: false });
  s3.refuse(503, 3);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await queue.complete(job ?? { id: 0, lease: '' }, { refused: 'corrupted' })).toBe(true);
  expect(String(log.mock.calls[0]?.[0])).toBe('BucketError: The media bucket has answered 503 (SlowDown).');
  log.mockRestore();
  expect(await s3.keys()).toHaveLength(before + 1);
  await removeAbandonedUploads(api.database, media.store, api.clock.now);
  expect(await s3.keys()).toHaveLength(before);
});

test('a chunk that the bucket does not take does not count, and can be sent again', async () => {
  const { id } = await uploader.create({ filename: 'a.mp4', size: 600_000, duration: 754 });
  s3.refuse(503, 3);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await uploader.patch(id, 0, makeMp4(chunkBytes, 4))).status).toBe(503);
  expect(String(log.mock.calls[0]?.[0])).toBe('BucketError: The media bucket has answered 503 (SlowDown).');
  log.mockRestore();
  expect(await uploader.patch(id, 0, makeMp4(chunkBytes, 4))).toMatchObject({ status: 204, offset: chunkBytes });
  await uploader.end(id);
});

describe.skipIf(noFfmpeg)(withFfmpeg, () => {
  let videoId: number;
  let key: string;
  beforeAll(async () => {
    const path = join(folder, 'video.mp4');
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=240x180:rate=10:duration=12'],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:duration=12', '-c:v', 'libx264', '-preset', 'ultrafast'],
      ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest', path],
    ]);
    api.clock.now = Date.now();
    const id = await send(readFileSync(path));
    // A worker without ffmpeg does not measure the video, which is shorter than a video must be.
    await work(false, id, ['ready', 'refused']);
    await save(id);
    await work(true, id, ['moderation', 'refused']);
    videoId = await publish(id);
    const [row] = await queryRows<{ key: string }>(api.database, sql`select key from uploads where id = ${Number(id)}`);
    key = row?.key ?? '';
  });

  test('its qualities play by ranges, and download under its name', async () => {
    const path = (await filesOf(videoId))['_lq.mp4'] ?? '';
    const { status, headers, bytes } = await ranged(await bucketAddressOf(path), 'bytes=4-7');
    expect([status, String(bytes)]).toEqual([206, 'ftyp']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': 'attachment',
      'cache-control': 'private, max-age=3600',
    });
    const download = await fetch(await bucketAddressOf(`${path}?download`));
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="evening-by-the-lake.mp4"');
    await download.body?.cancel();
  });

  test('its stream leads from playlist to playlist here, and to signed segments in the bucket', async () => {
    const master = (await filesOf(videoId))['.m3u8'] ?? '';
    const text = await (await api.get(master)).text();
    expect(text).toMatch(/\n180\/index\.m3u8\n/);
    const path = master.replace('master.m3u8', '180/index.m3u8');
    const playlist = await api.get(path);
    expect(Object.fromEntries(playlist.headers)).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const lines = (await playlist.text()).split('\n');
    const init = /URI="([^"]+)"/.exec(lines.join('\n'))?.[1] ?? '';
    const segments = lines.filter((line) => line.startsWith('http'));
    expect(segments).toHaveLength(3);
    for (const address of [init, segments[0] ?? '', segments.at(-1) ?? '']) {
      const response = await ranged(address, 'bytes=4-7');
      expect([response.status, String(response.bytes)]).toEqual([206, expect.stringMatching(/ftyp|styp|moof/)]);
    }
    expect((await ranged(init, 'bytes=0-3')).headers.get('content-type')).toBe('video/mp4');
    expect((await ranged(segments[0] ?? '', 'bytes=0-3')).headers.get('content-type')).toBe('video/iso.segment');

    api.clock.now = Date.now() - 5 * hours;
    const oldMaster = (await filesOf(videoId))['.m3u8'] ?? '';
    const old = await (await api.get(oldMaster.replace('master.m3u8', '180/index.m3u8'))).text();
    const ended = old.split('\n').find((line) => line.startsWith('http')) ?? '';
    expect((await ranged(ended, 'bytes=0-3')).status).toBe(403);
    api.clock.now = Date.now() + 5 * hours;
    expect((await api.get(path)).status).toBe(403);
  });

  test('its pictures, tracks and preview are sent from here, by ranges and only when they have changed', async () => {
    const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
      api.get(`/media/uploads/${key}/${name}`, { headers, method });
    const picture = await get('storyboard.jpg');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      rating: 'RTA-5042-1996-1400-1577-RTA',
    });
    const etag = picture.headers.get('etag') ?? '';
    expect((await get('storyboard.jpg', { 'If-None-Match': etag })).status).toBe(304);
    const preview = await get('preview.mp4', { Range: 'bytes=4-7' });
    expect([preview.status, await preview.text(), preview.headers.get('content-type')]).toEqual([
      ...[206, 'ftyp', 'video/mp4'],
    ]);
    expect((await get('preview.mp4', { Range: 'bytes=99999999-' })).status).toBe(416);
    expect((await get('storyboard.vtt', {}, 'HEAD')).headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect((await get('1280x720/30.jpg')).status).toBe(404);
  });

  test('its stills come in the sizes of phones, which are made of the largest one', async () => {
    const get = (name: string) => api.get(`/media/uploads/${key}/${name}`);
    const still = await makeTestImage({ width: 1280, height: 720, format: 'jpeg' });
    await media.store.put(`uploads/${key}/1280x720/1.jpg`, Readable.from([Buffer.from(await still.arrayBuffer())]));
    for (const [name, width] of [
      ['384x216/1.jpg', 384],
      ['544x306/1.jpg', 544],
      ['640x360/1.jpg', 640],
    ] as const) {
      const picture = await get(name);
      expect([picture.status, picture.headers.get('cache-control')], name).toEqual([200, 'public, max-age=86400']);
      expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(width);
    }
    expect((await s3.keys()).filter((one) => one.includes(key) && one.endsWith('/384x216/1.jpg'))).toHaveLength(1);
    for (const name of ['384x216/30.jpg', '500x281/1.jpg', '384x216/1.avif'])
      expect((await get(name)).status, name).toBe(404);
  });

  test('nothing is left of it once it is removed', async () => {
    await media.store.remove(`uploads/${key}`);
    expect((await s3.keys()).filter((one) => one.includes(key))).toEqual([]);
    expect((await api.get(`/media/uploads/${key}/storyboard.jpg`)).status).toBe(404);
  });
});
