/** The media store in a folder and in a bucket, with the same five methods. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFolderStore, type Location, type MediaStore } from '@afterglow/api/uploads/mediaStore';
import { createBucketClient } from '@afterglow/api/uploads/s3/bucketClient';
import { createBucketStore } from '@afterglow/api/uploads/s3/bucketStore';
import { createAddressSigner } from '@afterglow/api/uploads/s3/signAddress';
import { startS3, type S3Server } from '../tools/s3Server.ts';

const mebibyte = 1024 ** 2;
const root = mkdtempSync(join(tmpdir(), 'afterglow-media-'));
let s3: S3Server;
let bucketStore: MediaStore;
beforeAll(async () => {
  s3 = await startS3({ pageSize: 3 });
  bucketStore = createBucketStore(s3.settings, mebibyte);
});
afterAll(async () => {
  await s3.end();
  rmSync(root, { recursive: true, force: true });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const inChunks = (bytes: Buffer, size = 65_536) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );

/** Returns what a client gets at a location; null if there is nothing. */
async function fetched(place: Location | null): Promise<Buffer | null> {
  if (!place) return null;
  if ('path' in place) return readFileSync(place.path);
  const response = await fetch(place.url);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
async function stored(store: MediaStore, key: string): Promise<Buffer | null> {
  const stream = await store.read(key);
  return stream && (await buffer(stream));
}

describe.each([
  ['a folder', () => createFolderStore(join(root, 'media'))],
  ['a bucket', () => bucketStore],
])('in %s', (_name, open) => {
  let store: MediaStore;
  let prefix: string;
  beforeEach(() => {
    store = open();
    prefix = `uploads/${randomBytes(16).toString('hex')}`;
  });

  test.each([0, 1, mebibyte - 1, mebibyte, mebibyte + 1, 3 * mebibyte + 7])(
    'a stream of %i bytes is stored as it is, and found again',
    async (length) => {
      const bytes = randomBytes(length);
      await store.put(`${prefix}/source`, inChunks(bytes));
      expect(sha256((await stored(store, `${prefix}/source`)) ?? Buffer.from('none'))).toBe(sha256(bytes));
      expect(sha256((await fetched(await store.locate(`${prefix}/source`))) ?? Buffer.from('none'))).toBe(
        sha256(bytes),
      );
    },
  );

  test('chunks that are larger than a part are stored as they are', async () => {
    const bytes = randomBytes(3 * mebibyte);
    await store.put(`${prefix}/source`, Readable.from([bytes]));
    expect(sha256((await stored(store, `${prefix}/source`)) ?? Buffer.from('none'))).toBe(sha256(bytes));
  });

  test('what is stored again takes the place of what was there', async () => {
    for (const text of ['a longer text', 'short'])
      await store.put(`${prefix}/source`, Readable.from([Buffer.from(text)]));
    expect(String(await stored(store, `${prefix}/source`))).toBe('short');
  });

  test('a file is stored under its key', async () => {
    const path = join(root, 'file.jpg');
    writeFileSync(path, 'a picture');
    await store.putFile(`${prefix}/288x162/1.jpg`, path);
    expect(String(await stored(store, `${prefix}/288x162/1.jpg`))).toBe('a picture');
  });

  test.each([
    ['at once', 0],
    ['in its middle', 2 * mebibyte],
  ])('a stream that breaks off %s leaves nothing', async (_when, length) => {
    const source = Readable.from(
      (function* () {
        if (length > 0) yield randomBytes(length);
        throw new Error('cut');
      })(),
    );
    await expect(store.put(`${prefix}/source`, source)).rejects.toThrow('cut');
    expect(await store.read(`${prefix}/source`)).toBeNull();
    expect(s3.unfinished()).toBe(0);
  });

  test('what is not there is nothing', async () => {
    expect(await store.read(`${prefix}/source`)).toBeNull();
    expect(await fetched(await store.locate(`${prefix}/source`))).toBeNull();
    await store.remove(prefix);
  });

  test('an object goes with everything under it, and nothing beside it', async () => {
    const under = Array.from({ length: 8 }, (_, index) => `${prefix}/hls/720/${index}.m4s`);
    for (const key of [...under, `${prefix}/source`, `${prefix}0/source`])
      await store.put(key, Readable.from([Buffer.from(key)]));
    await store.remove(`${prefix}/source`);
    expect(await store.read(`${prefix}/source`)).toBeNull();
    await store.remove(prefix);
    for (const key of under) expect(await store.read(key), key).toBeNull();
    expect(String(await stored(store, `${prefix}0/source`))).toBe(`${prefix}0/source`);
  });

  test.each(['../secret', '/etc/passwd', 'uploads/../../secret', 'uploads//a', '', 'uploads/.hidden', 'uploads/a?acl'])(
    '%s is no key',
    async (key) => {
      const sentence = `${key} is no key of the media store.`;
      await expect((async () => store.put(key, Readable.from([])))()).rejects.toThrow(sentence);
      for (const call of ['read', 'locate', 'remove'] as const)
        await expect((async () => store[call](key))()).rejects.toThrow(sentence);
    },
  );
});

describe('a bucket', () => {
  const key = 'uploads/one/source';
  beforeAll(() => bucketStore.put(key, Readable.from([Buffer.from('<script>alert(1)</script>')])));
  const addressOf = async (served: Parameters<MediaStore['locate']>[1] = {}): Promise<string> => {
    const place = await bucketStore.locate(key, served);
    if (!place || !('url' in place)) throw new Error('There is no address.');
    return place.url;
  };
  const signedIn = Date.UTC(2030, 0, 1);

  test('gives addresses that answer ranges, with the type and name that were signed', async () => {
    const url = await addressOf({
      contentType: 'video/mp4',
      cacheControl: 'private, max-age=60',
      fileName: 'a lake.mp4',
    });
    const response = await fetch(url, { headers: { Range: 'bytes=1-6' } });
    expect([response.status, await response.text()]).toEqual([206, 'script']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-range': 'bytes 1-6/25',
      'content-type': 'video/mp4',
      'cache-control': 'private, max-age=60',
      'content-disposition': 'attachment; filename="a lake.mp4"',
    });
    expect((await fetch(url.replace('video%2Fmp4', 'text%2Fhtml'))).status).toBe(403);
  });

  test('sends what strangers have made as no document, whoever opens the address', async () => {
    const bare = await fetch(await addressOf());
    expect([bare.headers.get('content-type'), bare.headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      'attachment',
    ]);
    // The response has the stored headers; the address adds none.
    const place = await bucketStore.locate(key);
    const { signal } = new AbortController();
    const own = place && 'url' in place ? await place.open({ method: 'GET', headers: {}, signal }) : null;
    expect([own?.headers.get('content-type'), own?.headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      'attachment',
    ]);
    await own?.body?.cancel();
  });

  test('gives no address that is valid before, after, or of another object', async () => {
    const hour = 3_600_000;
    expect((await fetch(await addressOf({ from: Date.now() - hour, seconds: 7_200 }))).status).toBe(200);
    expect((await fetch(await addressOf({ from: Date.now() - 2 * hour, seconds: 3_600 }))).status).toBe(403);
    const url = new URL(await addressOf());
    url.pathname = url.pathname.replace('one', 'two');
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(`${url.origin}/media/${key}`)).status).toBe(403);
  });

  test.each(['https://s3.example.org/media', 'https://media.example.org', 'http://127.0.0.1:9000/a/b'])(
    'signs addresses as a library for requests does: %s',
    async (publicUrl) => {
      const query = { 'response-content-disposition': `attachment; filename="a (lake)'s*.mp4"`, 'response-a': '+&=/ä' };
      const url = new URL(createAddressSigner({ ...s3.settings, publicUrl })(key, query, signedIn, 3_600));
      const address = new URL(`${publicUrl}/${key}`);
      for (const [name, value] of Object.entries({ ...query, 'X-Amz-Expires': '3600' }))
        address.searchParams.set(name, value);
      const { region, accessKeyId, secretAccessKey } = s3.settings;
      const signed = await new AwsV4Signer({
        ...{ url: address.href, service: 's3', method: 'GET', signQuery: true, datetime: '20300101T000000Z' },
        ...{ region, accessKeyId, secretAccessKey },
      }).sign();
      expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(signed.url.searchParams));
      expect(url.pathname).toBe(signed.url.pathname);
    },
  );

  test('gives one address for one moment, so that browsers find again what they have', async () => {
    const [one, two] = [await addressOf({ from: signedIn }), await addressOf({ from: signedIn })];
    expect(one).toBe(two);
    expect(await addressOf({ from: signedIn + 1_000 })).not.toBe(one);
  });

  test('is addressed where browsers find it', async () => {
    const place = await createBucketStore({ ...s3.settings, publicUrl: 'https://media.example.org' }).locate(key);
    expect(place && 'url' in place && place.url).toMatch(/^https:\/\/media\.example\.org\/uploads\/one\/source\?/);
  });

  test('that is overloaded is asked again, and in the end said to be', async () => {
    s3.refuse(503, 2);
    expect(String(await stored(bucketStore, key))).toContain('script');
    s3.refuse(503, 3);
    await expect(bucketStore.read(key)).rejects.toThrow('The media bucket has answered 503 (SlowDown).');
  });

  test('that fails in the middle of a file keeps nothing of it', async () => {
    const source = inChunks(randomBytes(4 * mebibyte));
    let read = 0;
    source.on('data', () => {
      read += 1;
      if (read === 40) s3.refuse(400, 1);
    });
    source.pause();
    await expect(bucketStore.put('uploads/two/source', source)).rejects.toThrow('The media bucket has answered 400');
    expect(source.destroyed).toBe(true);
    expect(await bucketStore.read('uploads/two/source')).toBeNull();
    expect(s3.unfinished()).toBe(0);
  });

  test('is cleared of what a killed process has left half sent', async () => {
    const client = createBucketClient(s3.settings);
    for (const name of ['three', 'three0'])
      await client.send('POST', { key: `uploads/${name}/source`, query: { uploads: '' } });
    expect(s3.unfinished()).toBe(2);
    await bucketStore.remove('uploads/three');
    expect(s3.unfinished()).toBe(1);
    await bucketStore.remove('uploads/three0');
  });

  test('is said nothing of in what goes wrong: no key, no address, no signature', async () => {
    const away = createBucketStore({
      ...s3.settings,
      url: 'http://127.0.0.1:1024/media',
      secretAccessKey: 'a-secret-word',
    });
    const wrong = createBucketStore({ ...s3.settings, secretAccessKey: 'a-secret-word' });
    for (const store of [away, wrong]) {
      const error: unknown = await store.read(key).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(Error);
      const said = error instanceof Error ? `${error.message} ${JSON.stringify(error)} ${String(error.cause)}` : '';
      expect(said).not.toMatch(/a-secret-word|S3RVER|Signature=|X-Amz/);
    }
  });
});

test('a folder is where a file stays that was in it', async () => {
  const store = createFolderStore(join(root, 'moved'));
  const path = join(root, 'moved-file');
  writeFileSync(path, 'text');
  await store.putFile('uploads/one/source', path);
  expect(existsSync(path)).toBe(false);
});
