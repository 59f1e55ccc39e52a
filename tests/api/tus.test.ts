/** Resumable uploads by tus 1.0: the protocol, and a client that is not ours. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { Upload, type DetailedError } from 'tus-js-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutUnreadBodies } from '@afterglow/operation/unreadBodies';
import { queryRows } from '@afterglow/api/database/database';
import { removeAbandonedUploads } from '@afterglow/api/scheduledJobs';
import { createFolderStore, type MediaStore } from '@afterglow/api/uploads/mediaStore';
import { openMedia } from '@afterglow/api/uploads/openMedia';
import { maxUploadBytes, maxUploadChunkBytes, minUploadChunkBytes } from '@afterglow/contract/bodyLimits';
import { calls } from '@afterglow/contract/calls';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { decodeTusMetadata, encodeTusMetadata, tusContentType } from '@afterglow/contract/tus';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { startS3, type S3Server } from '../tools/s3Server.ts';
import { createTestApi, type TestApi } from './testApi.ts';
import { createTestQueue, createUploader, inspected, makeMp4, sha256, worker } from './uploadRequests.ts';

vi.setConfig({ testTimeout: 120_000 });

const chunkBytes = minUploadChunkBytes;
const megabyte = 1024 * 1024;

let api: TestApi;
let as: string;
let uploader: ReturnType<typeof createUploader>;
let queue: ReturnType<typeof createTestQueue>;
beforeAll(async () => {
  api = await createTestApi();
  as = await api.signIn(fullMembers.own.id);
  uploader = createUploader(api, as);
  queue = createTestQueue(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.execute(sql`delete from attempts`);
  await api.database.execute(sql`delete from uploads`);
  rmSync(api.settings.mediaStoreFolder, { recursive: true, force: true });
});

const create = (file: Buffer, claims: Record<string, string | number> = {}) =>
  uploader.create({ filename: 'evening.mp4', size: file.length, duration: 754.5, ...claims });
const codes = ({ reply }: { reply: { codes?: { code: string }[] } }) => reply.codes?.map(({ code }) => code);
const storedFiles = (): string[] => {
  const folder = join(api.settings.mediaStoreFolder, 'uploads');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
};
/** Returns the parts that a worker is given, joined. */
async function joinedParts(): Promise<Buffer> {
  const job = await queue.claim(worker);
  const parts = job && 'parts' in job.source ? job.source.parts : [];
  return Buffer.concat(parts.map((key) => readFileSync(join(api.settings.mediaStoreFolder, key))));
}
/** Sends a body that breaks off behind these bytes, unless `complete`. */
const stream = (id: string, offset: number, bytes: Buffer, before: () => Promise<void> = async () => undefined) => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (sent >= bytes.length) {
        await before();
        return controller.error(new Error('The connection was cut.'));
      }
      controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + 100_000)));
      sent += 100_000;
    },
  });
  return api.get(calls.tus.path({ id: Number(id) }), {
    ...{ method: 'PATCH', as, body, duplex: 'half' },
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(offset), 'Content-Type': tusContentType },
  });
};

describe('the server', () => {
  test('says what it supports, and lets no other site in', async () => {
    const foreign = await api.get(tusPath, { method: 'OPTIONS', headers: { Origin: 'https://elsewhere.example' } });
    expect(foreign.status).toBe(403);
    const response = await api.get(tusPath, { method: 'OPTIONS', headers: { Origin: api.settings.publicOrigin } });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(maxUploadBytes),
    });
    for (const { headers } of [foreign, response])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each([
    ['another version', { 'Tus-Resumable': '0.2.2' }, 412, 'bad_request'],
    ['no session', { Cookie: 'session=none' }, 401, 'login'],
    ['another site', { Origin: 'https://elsewhere.example' }, 403, undefined],
    ['a broken claim', { 'Upload-Metadata': 'filename ***' }, 400, 'bad_request'],
    ['claims of two values', { 'Upload-Metadata': 'filename YQ== YQ==' }, 400, 'bad_request'],
    ['no size', { 'Upload-Length': '' }, 422, 'required'],
    ['a size that is none', { 'Upload-Length': '-1' }, 422, 'invalid'],
    ['an empty file', { 'Upload-Length': '0' }, 422, 'corrupted'],
    ['one byte more than 10 GB', { 'Upload-Length': String(maxUploadBytes + 1) }, 413, 'too_large'],
    ['no name', { 'Upload-Metadata': '' }, 422, 'required'],
  ])('refuses %s', async (_, headers, status, code) => {
    const metadata = encodeTusMetadata({ filename: 'evening.mp4' });
    const response = await api.get(tusPath, {
      method: 'POST',
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': '1000',
        'Upload-Metadata': metadata,
        Cookie: as,
        ...headers,
      },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBeNull();
    if (status === 412) expect(response.headers.get('tus-version')).toBe('1.0.0');
    if (code) expect(await response.json()).toMatchObject({ codes: [{ code }] });
    expect(await queryRows(api.database, sql`select from uploads`)).toEqual([]);
  });

  test('metadata of any text comes back as it was, and what is malformed is none', () => {
    const texts = { filename: '夕暮れ \u{1f307}, ß.mp4', empty: '', '\u{fe0f}': ' ' };
    expect(decodeTusMetadata(encodeTusMetadata(texts))).toEqual(texts);
    expect(decodeTusMetadata(' filename YQ==, flag ,')).toEqual({ filename: 'a', flag: '' });
    expect(decodeTusMetadata('filename /w==')).toBeNull();
  });

  test('does what a method is overridden with, and knows no other names', async () => {
    const { id } = await create(makeMp4(chunkBytes));
    const override = (method: string) =>
      uploader.tus('POST', calls.tus.path({ id: Number(id) }), { 'X-HTTP-Method-Override': method });
    for (const name of ['constructor', '__proto__', 'get', '']) expect((await override(name)).status, name).toBe(404);
    expect((await uploader.tus('GET', calls.tus.path({ id: Number(id) }))).status).toBe(404);
    expect((await override('DELETE')).status).toBe(204);
    expect((await uploader.head(id)).status).toBe(404);
  });
});

describe('an upload', () => {
  test('is made of what comes, in order, and is inspected after its last byte', async () => {
    const file = makeMp4(chunkBytes * 2 + 1_000, 2);
    const created = await create(file);
    expect([created.status, created.offset]).toEqual([201, 0]);
    const { id } = created;
    for (const offset of [0, chunkBytes, chunkBytes * 2]) {
      const sent = await uploader.patch(id, offset, file.subarray(offset, offset + chunkBytes));
      expect([sent.status, sent.offset]).toEqual([204, Math.min(offset + chunkBytes, file.length)]);
      const head = await uploader.head(id);
      expect([head.offset, head.headers.get('upload-length'), head.headers.get('cache-control')]).toEqual([
        ...[sent.offset, String(file.length), 'no-store'],
      ]);
    }
    expect(await uploader.status(id)).toMatchObject({ status: 'processing', seconds: 754 });
    expect((await joinedParts()).equals(file)).toBe(true);
  });

  test('takes a whole file in one request, in parts of a bounded size', async () => {
    const file = makeMp4(maxUploadChunkBytes * 2 + 5_000, 3);
    const { id } = await create(file);
    expect((await uploader.patch(id, 0, file)).offset).toBe(file.length);
    expect(storedFiles()).toHaveLength(3);
    expect((await joinedParts()).equals(file)).toBe(true);
  });

  test.each([
    ['what has come of it', maxUploadChunkBytes + megabyte, maxUploadChunkBytes + megabyte],
    ['whole parts, if the rest is too small for one', maxUploadChunkBytes + 1_000, maxUploadChunkBytes],
    ['nothing, if that is too small', 1_000, 0],
  ])('keeps of a body that was cut off %s, and goes on there', async (_, sent, kept) => {
    const file = makeMp4(maxUploadChunkBytes * 2, 4);
    const { id } = await create(file);
    await stream(id, 0, file.subarray(0, sent));
    expect((await uploader.head(id)).offset).toBe(kept);
    expect(storedFiles()).toHaveLength(kept === 0 ? 0 : kept > maxUploadChunkBytes ? 2 : 1);
    expect((await uploader.patch(id, kept, file.subarray(kept))).offset).toBe(file.length);
    expect((await joinedParts()).equals(file)).toBe(true);
  });

  test('refuses a wrong place and another type of body, and says the right place', async () => {
    const file = makeMp4(chunkBytes * 3, 5);
    const { id } = await create(file);
    await uploader.patch(id, 0, file.subarray(0, chunkBytes));
    for (const offset of [0, chunkBytes * 2])
      expect(await uploader.patch(id, offset, file.subarray(0, chunkBytes))).toMatchObject({
        status: 409,
        reply: { codes: [{ code: 'wrong_offset', info: { offset: chunkBytes } }] },
      });
    const headers = { 'Upload-Offset': String(chunkBytes), 'Content-Type': 'video/mp4' };
    expect((await uploader.tus('PATCH', calls.tus.path({ id: Number(id) }), headers)).status).toBe(415);
    expect(storedFiles()).toHaveLength(1);
  });

  test('counts one of three equal bodies at once, and stores only its bytes', async () => {
    const file = makeMp4(chunkBytes * 3, 6);
    const { id } = await create(file);
    const first = file.subarray(0, chunkBytes);
    const answers = await Promise.all([1, 2, 3].map(() => uploader.patch(id, 0, first)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409', '409']);
    expect(storedFiles()).toHaveLength(1);
  });

  test('does not count what is too small, or longer than what is missing', async () => {
    const file = makeMp4(chunkBytes * 2, 7);
    const { id } = await create(file);
    expect(codes(await uploader.patch(id, 0, file.subarray(0, 1_000)))).toEqual(['min']);
    expect((await uploader.head(id)).offset).toBe(0);
    expect(storedFiles()).toEqual([]);
    expect(await uploader.patch(id, 0, Buffer.concat([file, Buffer.alloc(9)]))).toMatchObject({ status: 413 });
  });

  test('ends if its first bytes are no video', async () => {
    const file = Buffer.alloc(chunkBytes * 2, 'words ');
    const { id } = await create(file);
    expect(await uploader.patch(id, 0, file)).toMatchObject({ status: 422, reply: { codes: [{ code: 'corrupted' }] } });
    expect((await uploader.head(id)).status).toBe(404);
    expect(storedFiles()).toEqual([]);
  });

  test('is found again by its content, if the client says its hash', async () => {
    const file = makeMp4(chunkBytes * 3, 8);
    const first = await create(file, { sha256: sha256(file) });
    await uploader.patch(first.id, 0, file.subarray(0, chunkBytes));
    expect(await create(file, { sha256: sha256(file) })).toMatchObject({
      status: 201,
      id: first.id,
      offset: chunkBytes,
    });
    expect((await create(file)).id).not.toBe(first.id);
  });

  test('is complete, whatever became of it', async () => {
    const file = makeMp4(1_000, 9);
    const { id } = await create(file);
    await uploader.patch(id, 0, file);
    const job = await queue.claim(worker);
    if (!job) throw new Error('There is no job.');
    await queue.complete(job, inspected(job, { seconds: 1 }));
    expect(await uploader.status(id)).toMatchObject({ status: 'refused', code: 'too_short' });
    const head = await uploader.head(id);
    expect([head.status, head.offset, head.headers.get('upload-expires')]).toEqual([200, 1_000, null]);
    expect((await uploader.patch(id, 1_000, file)).status).toBe(404);
  });

  test('that is ended leaves nothing behind, not even of what is just coming', async () => {
    const file = makeMp4(chunkBytes * 2, 10);
    const { id } = await create(file);
    const response = await stream(id, 0, file.subarray(0, chunkBytes), async () => {
      expect((await uploader.end(id)).status).toBe(204);
    });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 1, codes: [{ field: 'notify', code: 'not_found' }] },
    ]);
    expect(storedFiles()).toEqual([]);
    expect((await uploader.end(id)).status).toBe(404);
  });

  test('says when it expires, and then does', async () => {
    const { id, headers } = await create(makeMp4(chunkBytes));
    const expires = Date.parse(headers.get('upload-expires') ?? '');
    expect(Math.abs(expires - api.clock.now - 24 * 60 * 60_000)).toBeLessThan(1_000);
    const store = createFolderStore(api.settings.mediaStoreFolder);
    await removeAbandonedUploads(api.database, store, expires - 2_000);
    expect((await uploader.head(id)).status).toBe(200);
    await removeAbandonedUploads(api.database, store, expires + 2_000);
    expect((await uploader.head(id)).status).toBe(404);
  });

  test('is nobody else’s', async () => {
    const file = makeMp4(chunkBytes);
    const { id } = await create(file);
    const other = createUploader(api, await api.signIn(fullMembers.standard.id));
    const guest = createUploader(api, 'session=none');
    for (const [by, status] of [
      [other, 404],
      [guest, 401],
    ] as const)
      for (const answer of [await by.head(id), await by.patch(id, 0, file), await by.end(id)])
        expect(answer.status).toBe(status);
    const gated = await api.get(calls.tus.path({ id: Number(id) }), { method: 'HEAD', country: 'gb' });
    expect(gated.status).toBe(403);
    expect((await uploader.head(id)).offset).toBe(0);
  });
});

/** Serves an API at a port of its own. */
async function listen({ app }: TestApi): Promise<{ server: Server; origin: string }> {
  const listener = getRequestListener(withoutUnreadBodies((request, connection) => app.fetch(request, connection)));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

describe.each(['a folder', 'a bucket'])('tus-js-client, with two servers and %s', (place) => {
  let s3: S3Server | null = null;
  let apis: TestApi[] = [];
  let servers: { server: Server; origin: string }[] = [];
  let store: MediaStore;
  beforeAll(async () => {
    s3 = place === 'a bucket' ? await startS3() : null;
    const settings = s3 ? { bucket: s3.settings } : { mediaStoreFolder: api.settings.mediaStoreFolder };
    const first = await createTestApi(settings);
    apis = [
      first,
      await createTestApi(
        settings,
        () => true,
        async () => first.database,
      ),
    ];
    // A bucket checks requests against its own clock.
    for (const { clock } of apis) clock.now = Date.now();
    servers = await Promise.all(apis.map(listen));
    store = (await openMedia(first.settings)).store;
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    for (const { server } of servers) server.close();
    await apis[0]?.close();
    await s3?.end();
  });

  test('sends a file, breaks off, and goes on at the other server', async () => {
    const [first, other] = servers;
    const cookie = (await apis[0]?.signIn(fullMembers.own.id)) ?? '';
    const headers = { Cookie: cookie, Origin: api.settings.publicOrigin };
    const file = makeMp4(40 * megabyte, place.length);
    const begun = new Upload(file, {
      endpoint: `${first?.origin}${tusPath}`,
      headers,
      metadata: { filename: 'evening.mp4', filetype: 'video/mp4' },
      retryDelays: null,
    });
    await new Promise<void>((resolve, reject) => {
      begun.options.onProgress = (bytes) => {
        if (bytes > 18 * megabyte) void begun.abort().then(resolve);
      };
      begun.options.onError = reject;
      begun.start();
    });
    const path = new URL(begun.url ?? '').pathname;
    const offset = async (): Promise<number> => {
      const response = await fetch(`${other?.origin}${path}`, {
        method: 'HEAD',
        headers: { ...headers, 'Tus-Resumable': '1.0.0' },
      });
      return Number(response.headers.get('upload-offset'));
    };
    await expect.poll(offset, { timeout: 20_000 }).toBeGreaterThan(8 * megabyte);
    const offsets: string[] = [];
    await new Promise<void>((resolve, reject) => {
      new Upload(file, {
        uploadUrl: `${other?.origin}${path}`,
        headers,
        chunkSize: 5 * megabyte,
        retryDelays: [0, 100, 200, 400, 800, 1_600, 3_200, 6_400],
        onBeforeRequest: (request) => void offsets.push(request.getHeader('Upload-Offset') ?? ''),
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
    expect(Math.min(...offsets.filter(Boolean).map(Number)), 'nothing is sent twice').toBeGreaterThanOrEqual(
      8 * megabyte,
    );
    const database = apis[0]?.database;
    if (!database) throw new Error('The APIs have not started.');
    const parts = await queryRows<{ key: string }>(database, sql`select key from upload_parts order by starts_at`);
    const stored: Buffer[] = [];
    for (const { key } of parts)
      for await (const bytes of (await store.read(key)) ?? []) stored.push(Buffer.from(bytes as Uint8Array));
    expect(Buffer.concat(stored).equals(file)).toBe(true);
    expect(await queryRows(database, sql`select state from uploads`)).toEqual([{ state: 'processing' }]);
  });

  test('is told why a file is refused, and ends an upload', async () => {
    const [first] = servers;
    const headers = {
      Cookie: (await apis[0]?.signIn(fullMembers.standard.id)) ?? '',
      Origin: api.settings.publicOrigin,
    };
    const refusal = await new Promise<DetailedError | Error>((resolve) => {
      new Upload(Buffer.alloc(300_000, 'words '), {
        endpoint: `${first?.origin}${tusPath}`,
        headers,
        metadata: { filename: 'words.mp4' },
        retryDelays: null,
        onError: resolve,
      }).start();
    });
    expect(refusal.message).toContain('"corrupted"');
    const file = makeMp4(20 * megabyte, 3);
    const upload = new Upload(file, {
      endpoint: `${first?.origin}${tusPath}`,
      headers,
      metadata: { filename: 'a.mp4' },
      chunkSize: megabyte,
      retryDelays: null,
    });
    await new Promise<void>((resolve, reject) => {
      upload.options.onChunkComplete = () => void upload.abort().then(resolve);
      upload.options.onError = reject;
      upload.start();
    });
    await Upload.terminate(upload.url ?? '', { headers });
    const gone = await fetch(upload.url ?? '', { method: 'HEAD', headers: { ...headers, 'Tus-Resumable': '1.0.0' } });
    expect(gone.status).toBe(404);
  });
});
