/** Uploads through the site's proxy: memory, the size limit, and a connection that is cut. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoNames, demoPassword } from '@afterglow/api/accounts/demo';
import { calls } from '@afterglow/contract/calls';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { encodeTusMetadata, tusContentType, tusVersion } from '@afterglow/contract/tus';
import { maxUploadBytes } from '@afterglow/contract/bodyLimits';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { makeMp4 } from '../api/uploadRequests.ts';
import { folder, startSite, type RunningSite } from './startSite.ts';

const data = folder();
const publicOrigin = 'http://films.localhost';
let site: RunningSite;
let origin: string;
let cookie: string;
let api: { pid: number; port: number };
let postgres: PostgresServer;

/** Returns the inodes of a process's sockets. A descriptor may be closed while they are read. */
const socketsOf = (pid: number): Set<string> =>
  new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${descriptor}`))?.[1] ?? [];
      } catch {
        return [];
      }
    }),
  );

/** Returns the pid and port of the API: the child process of the site that listens. */
function findApi(): { pid: number; port: number } {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(site.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
  for (const pid of children) {
    const inodes = socketsOf(pid);
    const listening = readFileSync(`/proc/${pid}/net/tcp`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .find(([, , , state, , , , , , inode]) => state === '0A' && inodes.has(inode ?? ''));
    if (listening) return { pid, port: Number.parseInt(listening[1]?.split(':')[1] ?? '0', 16) };
  }
  throw new Error('None of the processes of the site listens.');
}

// Uses a database server, as in production: the embedded database takes hundreds of megabytes in the API's process.
describe.skipIf(noPostgresReason !== '')(withPostgres, () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    // Without ffmpeg, a file is stored as it is, whatever its content.
    site = startSite({
      DATABASE_URL: postgres.url,
      DATA_DIR: data,
      OPEN_UPLOADS: '20',
      PATH: folder(),
      PUBLIC_ORIGIN: publicOrigin,
    });
    origin = await site.origin;
    api = findApi();
    const response = await fetch(origin + calls.login.path(), {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ usr: demoNames[0] ?? '', pwd: demoPassword }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toContain('session=');
  });
  afterAll(async () => {
    await site.end();
    await postgres.end();
  });

  const boundary = 'a-boundary-of-this-test';
  const headers = () => ({
    Cookie: cookie,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
  });
  const part = (name: string, value: string | number) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="evening.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
  const end = `\r\n--${boundary}--\r\n`;
  const headOf = (fields: Record<string, string | number>): string =>
    Object.entries(fields)
      .map(([name, value]) => part(name, value))
      .join('') + fileHead;

  type Reply = Record<string, unknown>;
  async function send(fields: Record<string, string | number>): Promise<Reply> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    const { 'Content-Type': _, ...others } = headers();
    const response = await fetch(origin + calls.videoEdit.path(), { method: 'POST', headers: others, body });
    return (await response.json()) as Reply;
  }

  /** Sends a file of any size without holding it in memory as a whole. Resolves with the status. */
  function sendLong(bytes: number, number: number): Promise<number> {
    const head = Buffer.from(headOf({ section: 'file', duration: 754 }));
    const block = Buffer.alloc(1024 * 1024, number);
    const first = makeMp4(block.length, number);
    return new Promise((resolve, reject) => {
      const sending = request(
        origin + calls.videoEdit.path(),
        {
          method: 'POST',
          headers: { ...headers(), 'Content-Length': head.length + bytes + Buffer.byteLength(end) },
          agent: false,
        },
        (response) => {
          response.resume().once('end', () => resolve(response.statusCode ?? 0));
        },
      );
      sending.once('error', reject);
      sending.write(head);
      let sent = 0;
      const more = (): void => {
        while (sent < bytes) {
          const goesOn = sending.write(sent === 0 ? first : block);
          sent += block.length;
          if (!goesOn) return void sending.once('drain', more);
        }
        sending.end(end);
      };
      more();
    });
  }

  /**
   * Returns the resident memory of a process in megabytes: now (`VmRSS`), or its peak since the last reset (`VmHWM`).
   */
  const memoryOf = (pid: number, line: 'VmRSS' | 'VmHWM'): number =>
    Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

  const megabyte = 1024 * 1024;

  test('ten files of 200 MB at once take less than 150 MB of memory, in the site and in the API', async () => {
    // A first upload loads modules and allocates memory that must not count.
    expect(await sendLong(20 * megabyte, 1)).toBe(200);
    const processes = { site: site.pid, api: api.pid };
    const before = Object.values(processes).map((pid) => memoryOf(pid, 'VmRSS'));
    const statuses = await Promise.all(Array.from({ length: 10 }, (_, number) => sendLong(200 * megabyte, number + 2)));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    Object.entries(processes).forEach(([name, pid], index) => {
      expect(memoryOf(pid, 'VmHWM') - (before[index] ?? 0), name).toBeLessThan(150);
    });
  }, 300_000);

  /** Sends the head of a request without its body, and resolves with the status of the response. */
  const statusWithoutBody = (port: number, contentLength: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        const lines = Object.entries({ Host: 'localhost', ...headers(), 'Content-Length': contentLength });
        socket.write(
          `POST ${calls.videoEdit.path()} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
        );
      });
      socket.once('error', reject);
      socket.once('data', (data) => {
        resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1]));
        socket.destroy();
      });
    });

  test('10 GB and a byte are refused before any of it is read, by the site and by the API', async () => {
    for (const port of [Number(new URL(origin).port), api.port])
      expect(await statusWithoutBody(port, maxUploadBytes + 1)).toBe(413);
  });

  test('an upload whose connection was cut goes on at its offset, and becomes the same file', async () => {
    const partBytes = 8 * megabyte;
    const file = makeMp4(3 * partBytes + 1_000, 99);
    file.subarray(100).forEach((_, index, bytes) => (bytes[index] = (index * 31) % 251));
    const hash = createHash('sha256').update(file).digest('hex');
    const own = { Cookie: cookie, Origin: publicOrigin };
    const create = () =>
      fetch(origin + tusPath, {
        method: 'POST',
        headers: {
          ...{ ...own, 'Tus-Resumable': tusVersion, 'Upload-Length': String(file.length) },
          'Upload-Metadata': encodeTusMetadata({ filename: 'evening.mp4', duration: '754', sha256: hash }),
        },
      });
    const created = await create();
    expect(created.status).toBe(201);
    const path = created.headers.get('location') ?? '';
    const id = path.split('/').at(-1);

    // The connection is cut in the middle of the third part.
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
        const lines = Object.entries({
          ...{ ...own, Host: 'localhost', 'Tus-Resumable': tusVersion, 'Upload-Offset': 0 },
          ...{ 'Content-Type': tusContentType, 'Content-Length': file.length },
        });
        socket.write(`PATCH ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
        socket.write(file.subarray(0, partBytes * 2.5), () => {
          socket.destroy();
          resolve();
        });
      });
      socket.once('error', reject);
    });
    const reached = async () => Number((await create()).headers.get('upload-offset'));
    await expect.poll(reached, { timeout: 20_000 }).toBeGreaterThanOrEqual(partBytes);

    // A client that is not ours goes on, through the site.
    const offsets: number[] = [];
    await new Promise<void>((resolve, reject) => {
      new Upload(file, {
        uploadUrl: origin + path,
        headers: own,
        chunkSize: 5 * megabyte,
        retryDelays: [100, 200, 400, 800, 1_600, 3_200, 6_400],
        onBeforeRequest: (request) => {
          const offset = request.getHeader('Upload-Offset');
          if (offset !== undefined) offsets.push(Number(offset));
        },
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
    expect(Math.min(...offsets), 'nothing is sent twice').toBeGreaterThanOrEqual(partBytes);
    const status = async () => {
      const { uploads } = await send({ section: 'status', upload_id: String(id) });
      return (uploads as { status: string }[])[0]?.status;
    };
    // The ten large files of the first test stand before it in the worker's queue.
    await expect.poll(status, { timeout: 240_000 }).toBe('ready');
    const stored = readdirSync(join(data, 'media/uploads'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name === 'source')
      .map((entry) =>
        createHash('sha256')
          .update(readFileSync(join(entry.parentPath, entry.name)))
          .digest('hex'),
      );
    expect(stored).toContain(hash);
  }, 300_000);
});
