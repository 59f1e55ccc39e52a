/** Link uploads: which addresses are fetched, and which are refused before a request reaches anything private. */
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StreamTooLong } from '@afterglow/api/uploads/countBytes';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import type { Job } from '@afterglow/api/uploads/queue';
import { fetchLink, InvalidLink, publicLinks, type LinkRules } from '@afterglow/api/worker/fetchLink';
import { isPublicAddress } from '@afterglow/api/worker/publicHost';
import { runJob } from '@afterglow/api/worker/runJob';
import { parseUploadLink } from '@afterglow/contract/uploadLink';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';
import { patience } from '../tools/patience.ts';
import { whileCollecting } from '../tools/whileCollecting.ts';
import { createTestQueue, createUploader, makeMp4, sha256, worker } from './uploadRequests.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-links-'));
const path = join(folder, 'source');
const signal = new AbortController().signal;
const file = makeMp4(300_000, 1);

/** Paths of the requests to the server, each with the address that it was sent to. */
let requested: string[] = [];
/** Number of responses that the client cut off. */
let cutOff = 0;
const answers: Record<string, RequestListener> = {
  '/video.mp4': (_, response) => response.writeHead(200, { 'Content-Length': file.length }).end(file),
  '/moved': (_, response) => response.writeHead(302, { Location: '/video.mp4' }).end(),
  '/private': (_, response) => response.writeHead(302, { Location: `http://127.0.0.2:${port}/video.mp4` }).end(),
  '/named-private': (_, response) =>
    response.writeHead(307, { Location: `http://private.example:${port}/video.mp4` }).end(),
  '/file': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/circle': (_, response) => response.writeHead(302, { Location: '/circle' }).end(),
  '/page': (_, response) => response.writeHead(200, { 'Content-Type': 'video/mp4' }).end('<!doctype html>'.repeat(900)),
  '/huge': (_, response) => response.writeHead(200, { 'Content-Length': 10 ** 12 }).write(file),
  '/endless': (_, response) => {
    response.on('error', () => undefined).on('close', () => (cutOff += 1));
    const send = () => {
      while (!response.destroyed && response.write(file));
      response.once('drain', send);
    };
    response.writeHead(200);
    send();
  },
  '/silent': (_, response) => response.writeHead(200).write(file.subarray(0, 5_000)),
};
const server = createServer((request, response) => {
  requested.push(`${request.socket.localAddress} ${request.headers.host?.split(':')[0]} ${request.url}`);
  (answers[request.url ?? ''] ?? ((_, missing) => missing.writeHead(404).end()))(request, response);
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  requested = [];
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const hosts: Record<string, string[]> = {
  'video.example': ['127.0.0.1'],
  'private.example': ['127.0.0.2'],
  'both.example': ['127.0.0.1', '127.0.0.2'],
};
let resolved: string[] = [];
/** Treats 127.0.0.1 as public and 127.0.0.2 as private. */
const rules: LinkRules = {
  ...publicLinks,
  parse: (text) => (/^https?:/.test(text) ? new URL(text) : null),
  isAllowed: (address) => address === '127.0.0.1',
  resolveHost: (host, _, done) => {
    resolved.push(host);
    done(
      null,
      (hosts[host] ?? []).map((address) => ({ address, family: 4 })),
    );
  },
};
const fetchPath = (name: string, options: { host?: string; maxBytes?: number; rules?: LinkRules } = {}) =>
  fetchLink(`http://${options.host ?? 'video.example'}:${port}${name}`, {
    ...{ path, signal, onProgress: () => undefined, maxBytes: options.maxBytes ?? 1e9 },
    rules: options.rules ?? rules,
  });

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '::',
  '::1',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::1',
  '2001::1',
  '2001:db8::1',
  'fe80::1%eth0',
  'fc00::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%j is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001:830::200e'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'ftp://video.example/a.mp4',
  'file:///etc/passwd',
  'video.example/a.mp4',
  'http://video.example:22/a.mp4',
  'http://somebody:secret@video.example/a.mp4',
  'data:video/mp4;base64,AAAA',
  'gopher://video.example/',
])('%s is no link to a video', (link) => {
  expect(parseUploadLink(link)).toBeNull();
});

describe('fetching', () => {
  test('stores what the address answers, with its hash and type', async () => {
    const shares: number[] = [];
    const fetched = await fetchLink(`http://video.example:${port}/moved`, {
      ...{ path, signal, rules, maxBytes: 1e9 },
      onProgress: (share) => shares.push(share),
    });
    expect(fetched).toEqual({ hash: sha256(file), bytes: file.length, extension: 'mp4' });
    expect(readFileSync(path).equals(file)).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });

  test('connects to the address that was checked: a name is resolved once for each connection', async () => {
    resolved = [];
    await fetchPath('/video.mp4');
    expect(resolved).toEqual(['video.example']);
    expect(requested).toEqual(['127.0.0.1 video.example /video.mp4']);
  });

  test.each([
    ['a private address', '/video.mp4', '127.0.0.2'],
    ['a name with a private address', '/video.mp4', 'private.example'],
    ['a name with a private address beside a public one', '/video.mp4', 'both.example'],
    ['a name that does not exist', '/video.mp4', 'nowhere.example'],
  ])('refuses %s without connecting', async (_, name, host) => {
    await expect(fetchPath(name, { host })).rejects.toThrow(InvalidLink);
    expect(requested).toEqual([]);
  });

  test.each([
    ['a redirect to a private address', '/private'],
    ['a redirect to a name with a private address', '/named-private'],
    ['a redirect to a file of this machine', '/file'],
  ])('refuses %s after the first request', async (_, name) => {
    await expect(fetchPath(name)).rejects.toThrow(InvalidLink);
    expect(requested).toHaveLength(1);
  });

  test('gives up after five redirects', async () => {
    await expect(fetchPath('/circle')).rejects.toThrow(InvalidLink);
    expect(requested).toHaveLength(6);
  });

  test.each([
    ['is missing', '/none'],
    ['is a page', '/page'],
  ])('refuses what %s', async (_, name) => {
    await expect(fetchPath(name)).rejects.toThrow(InvalidLink);
  });

  test('refuses what is too large: by its announced length, and when it is reached', async () => {
    await expect(fetchPath('/huge')).rejects.toThrow(StreamTooLong);
    await expect(fetchPath('/endless', { maxBytes: 1_000_000 })).rejects.toThrow(StreamTooLong);
    await expect.poll(() => cutOff).toBe(1);
  });

  test('gives up on a server that sends too little, or takes too long', async () => {
    await expect(fetchPath('/silent', { rules: { ...rules, windowMs: 50 } })).rejects.toThrow(InvalidLink);
    const slow = { ...rules, minWindowBytes: 0, timeoutMs: 100 };
    await expect(fetchPath('/silent', { rules: slow })).rejects.toThrow(InvalidLink);
  });

  test('ends after its time even if garbage is collected meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    rmSync(path, { force: true });
    // Each try of `expect.poll` moves the clock by 50 ms.
    const slow = { ...rules, minWindowBytes: 0, timeoutMs: 3_600_000 };
    const running = fetchPath('/silent', { rules: slow });
    await expect.poll(() => existsSync(path) && statSync(path).size, patience).toBe(5_000);
    const garbage = new WeakRef({});
    await whileCollecting(expect.poll(() => garbage.deref() === undefined, patience).toBe(true));
    vi.advanceTimersByTime(slow.timeoutMs);
    await expect(running).rejects.toThrow(InvalidLink);
  });

  test('ends when the worker stops, and is no fault of the address then', async () => {
    const stopping = new AbortController();
    const running = fetchLink(`http://video.example:${port}/endless`, {
      ...{ path, rules, maxBytes: 1e12, signal: stopping.signal },
      onProgress: () => undefined,
    });
    await expect.poll(() => requested.length).toBe(1);
    stopping.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('by the rules of the public internet nothing of this machine is reached', async () => {
    for (const host of ['127.0.0.1', '127.1', '0x7f000001', '2130706433', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])
      await expect(
        fetchLink(`http://${host}:${port}/video.mp4`, {
          ...{ path, signal, maxBytes: 1e9, onProgress: () => undefined },
          rules: { ...publicLinks, parse: (text) => new URL(text) },
        }),
        host,
      ).rejects.toThrow(InvalidLink);
    expect(requested).toEqual([]);
  });

  test('a job fetches its link, keeps the file, and refuses a link that is none', async () => {
    const work = join(folder, 'work');
    mkdirSync(work);
    const job = (name: string): Job => ({
      ...{ id: 1, lease: '', kind: 'inspect', prefix: 'uploads/linked', extension: '' },
      source: { link: `http://video.example:${port}${name}` },
    });
    const store = createFolderStore(join(folder, 'media'));
    const context = { store, encodes: false, folder: work, signal, onProgress: () => undefined, linkRules: rules };
    expect(await runJob(job('/video.mp4'), context)).toMatchObject({
      ...{ hash: sha256(file), extension: 'mp4', source: 'uploads/linked/source' },
    });
    expect(readFileSync(join(folder, 'media/uploads/linked/source')).equals(file)).toBe(true);
    expect(await runJob(job('/page'), context)).toEqual({ refused: 'invalid_link' });
    expect(await runJob(job('/huge'), context)).toEqual({ refused: 'too_large' });
  });
});

describe('the call', () => {
  let api: TestApi;
  let uploader: ReturnType<typeof createUploader>;
  beforeAll(async () => {
    api = await createTestApi();
    uploader = createUploader(api, await api.signIn(fullMembers.own.id));
  });
  afterAll(() => api.close());

  test.each([
    ['', 'required'],
    ['trams.mp4', 'invalid_link'],
    [`https://video.example/${'x'.repeat(2_000)}`, 'max'],
    ['ftp://video.example/a.mp4', 'invalid_link'],
    ['http://127.0.0.1/a.mp4', 'invalid_link'],
    ['http://[::ffff:10.0.0.1]/a.mp4', 'invalid_link'],
    ['http://2130706433/a.mp4', 'invalid_link'],
  ])('refuses the link %j', async (link, code) => {
    expect((await uploader.send('link', { link })).reply.codes).toEqual([
      expect.objectContaining({ field: 'link', code }),
    ]);
  });

  test('is off while no worker runs, and otherwise makes a job of the link', async () => {
    const link = 'https://video.example/My%20evening.webm?at=5';
    expect((await uploader.send('link', { link })).reply.codes).toEqual([{ field: 'link', code: 'not_configured' }]);
    const queue = createTestQueue(api);
    expect(await queue.claim(worker)).toBeNull();
    const { reply } = await uploader.send('link', { link });
    expect(reply).toMatchObject({ success: 1, status: 'processing' });
    const job = await queue.claim(worker);
    expect(job?.source).toEqual({ link });
    expect(job && (await queue.complete(job, { refused: 'invalid_link' }))).toBe(true);
    expect(await uploader.status(reply['upload_id'])).toMatchObject({
      ...{ status: 'refused', code: 'invalid_link', fileName: 'Myevening.webm' },
    });
    api.clock.now += 3 * 60_000;
    expect((await uploader.send('link', { link })).reply.codes).toEqual([{ field: 'link', code: 'not_configured' }]);
    await api.database.execute(sql`delete from uploads`);
  });
});
