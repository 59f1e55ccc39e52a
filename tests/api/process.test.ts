/** The API as a process: one per data folder, clear startup errors, graceful shutdown. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { lockFolder } from '@afterglow/api/database/lock';
import { readSettings } from '@afterglow/api/settings';
import { calls } from '@afterglow/contract/calls';
import { videos } from '@afterglow/fixtures/data/videos';
import { startApi } from './startApi.ts';

// Each test starts the API from its sources.
vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'afterglow-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it starts on an empty folder, locks it, and finishes pending requests on shutdown', async () => {
  const dataFolder = join(folder, 'shared');
  // A partial upload of a killed process.
  mkdirSync(join(dataFolder, 'parts'), { recursive: true });
  writeFileSync(join(dataFolder, 'parts/half.part'), '');
  const first = await startApi({ DATA_DIR: dataFolder });
  expect(first.port, first.stderr()).toBeGreaterThan(0);
  const holder = JSON.parse(readFileSync(join(dataFolder, 'database.lock'), 'utf8')) as { pid: number; since: string };
  expect(holder.pid).toBe(first.process.pid);

  expect(existsSync(join(dataFolder, 'parts/half.part'))).toBe(false);

  const second = await startApi({ DATA_DIR: dataFolder });
  expect(await second.ended).toBe(1);
  expect(second.stderr()).toBe(
    `The data folder ${dataFolder} is in use by process ${holder.pid}, which started at ${holder.since}. Stop that process, or set DATA_DIR to another folder.\n`,
  );

  const fetchVideo = () =>
    fetch(`http://127.0.0.1:${first.port}${calls.video.path({ id: videos.standard.id })}`).then(
      async (response) => [response.status, (await response.text()).length] as const,
    );
  const inFlight = Promise.all(Array.from({ length: 100 }, fetchVideo));
  await fetchVideo();
  first.process.kill('SIGTERM');
  const answers = await inFlight;
  expect(answers.every(([status, length]) => status === 200 && length > 1_000)).toBe(true);
  expect(await first.ended).toBe(0);
  expect(() => readFileSync(join(dataFolder, 'database.lock'))).toThrow('ENOENT');
});

test('a stale lock is taken over, that of a running process is not', () => {
  const lockDirectory = join(folder, 'lock');
  const file = join(lockDirectory, 'database.lock');
  mkdirSync(lockDirectory);
  const { host, ...mine } = (() => {
    const release = lockFolder(lockDirectory);
    const read = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string; since: string; born: string };
    expect(() => lockFolder(lockDirectory)).toThrow(`is in use by process ${process.pid}`);
    release();
    return read;
  })();
  // A pid without a process; a reused pid; invalid lock files.
  for (const text of [
    JSON.stringify({ ...mine, host, pid: 4_194_305 }),
    JSON.stringify({ ...mine, host, born: `${mine.born}0` }),
    '{',
    '',
  ]) {
    writeFileSync(file, text);
    const release = lockFolder(lockDirectory);
    expect((JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid).toBe(process.pid);
    release();
  }
  // Left by a process that was killed while it took over the lock.
  writeFileSync(file, JSON.stringify({ ...mine, host, pid: 4_194_305 }));
  writeFileSync(`${file}.takeover`, JSON.stringify({ ...mine, host, pid: 4_194_305 }));
  lockFolder(lockDirectory)();
  expect(existsSync(`${file}.takeover`)).toBe(false);
  writeFileSync(file, JSON.stringify({ ...mine, host: 'another-machine' }));
  expect(() => lockFolder(lockDirectory)).toThrow(
    `on another-machine, which started at ${mine.since}. Stop it there, or delete ${file} if that machine is gone.`,
  );
});

test('an unusable folder is reported', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file'))).toThrow(
    'cannot be written to (ENOTDIR). Give this user the right to write there, or set DATA_DIR to another folder.',
  );
  expect(() => lockFolder('/proc/afterglow')).toThrow('cannot be written to (ENOENT)');
});

test.each(['/proc/afterglow', join(folder, 'plain')])(
  '%s is rejected as data folder with one sentence',
  async (place) => {
    writeFileSync(join(folder, 'plain'), '');
    const api = await startApi({ DATA_DIR: place });
    expect([api.port, await api.ended]).toEqual([0, 1]);
    expect(api.stderr()).toMatch(
      /^The data folder \S+ cannot be written to \(E\w+\)\. Give this user the right to write there, or set DATA_DIR to another folder\.\n$/,
    );
  },
);

test('it exits silently when its parent has disconnected', async () => {
  const ended = new Promise((resolve) => {
    let stderr = '';
    void startApi({ DATA_DIR: join(folder, 'shared') }, (child) => {
      child.stderr?.on('data', (message: Buffer) => {
        stderr += message.toString();
      });
      const exit = new Promise((exited) => void child.once('exit', exited));
      const lastWord = new Promise((said) => child.stderr?.once('end', said));
      void Promise.all([exit, lastWord]).then(([code]) => resolve([code, stderr]));
      child.disconnect();
    });
  });
  expect(await ended).toEqual([0, '']);
});

test('a port in use and an unreachable database are reported', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  // Both fail before seeding: the first one uses a seeded folder.
  const [portInUse, unreachable] = await Promise.all([
    startApi({ DATA_DIR: join(folder, 'shared'), API_PORT: port }),
    startApi({ DATABASE_URL: `postgres://localhost:1/none` }),
  ]);
  server.close();
  expect([await portInUse.ended, portInUse.stderr()]).toEqual([
    1,
    `Port ${port} on 127.0.0.1 is already in use, so the API cannot start. Stop what uses it, or choose another with API_PORT=…\n`,
  ]);
  expect([await unreachable.ended, unreachable.stderr()]).toEqual([
    1,
    'The database of DATABASE_URL cannot be reached (ECONNREFUSED). Start it or correct DATABASE_URL; unset it to use the embedded database.\n',
  ]);
});

test('responses sent by Node itself carry the RTA label too', async () => {
  const api = await startApi({ DATA_DIR: join(folder, 'shared') });
  const answer = await new Promise<string>((resolve, reject) => {
    let read = '';
    const socket = connect(api.port, '127.0.0.1', () => socket.write('no HTTP\r\n\r\n'));
    socket.on('data', (chunk: Buffer) => (read += chunk.toString()));
    socket.on('close', () => resolve(read));
    socket.on('error', reject);
  });
  api.process.kill();
  await api.ended;
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nRating: RTA-5042-1996-1400-1577-RTA\r\n/);
});

test.each([
  [{ API_PORT: '99999' }, 'API_PORT is "99999"'],
  [{ API_PORT: 'x' }, 'API_PORT is "x"'],
  [{ PUBLIC_ORIGIN: 'example.com' }, 'PUBLIC_ORIGIN is "example.com"'],
  [{ PUBLIC_ORIGIN: 'ftp://example.com' }, 'PUBLIC_ORIGIN is'],
  [{ DEFAULT_COUNTRY: 'germany' }, 'DEFAULT_COUNTRY is "germany"'],
  [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES holds "nginx"'],
  [{ POLICY_FILE: '/nowhere.json' }, 'The policy file /nowhere.json cannot be read'],
  [{ PROFILE: 'test' }, 'PROFILE is "test"'],
  [{ PUBLIC_ORIGIN: 'https://example.com/path' }, 'PUBLIC_ORIGIN is'],
  [{ DEFAULT_COUNTRY: 'eu' }, 'DEFAULT_COUNTRY is "eu"'],
  [{ COUNTRY_HEADER: 'x country' }, 'COUNTRY_HEADER is "x country"'],
  [{ PROFILE: 'production' }, 'PROFILE=production needs PUBLIC_ORIGIN'],
  [{ PROFILE: 'production', PUBLIC_ORIGIN: 'http://example.com' }, 'Use https:// in production'],
])('the settings %j are rejected with a message', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words);
});

test('the default country is ca in a demo and unknown in production', () => {
  expect([
    readSettings({}).defaultCountry,
    readSettings({ PROFILE: 'production', PUBLIC_ORIGIN: 'https://site.example' }).defaultCountry,
    readSettings({ DEFAULT_COUNTRY: 'DE' }).defaultCountry,
    readSettings({ DEFAULT_COUNTRY: '' }).defaultCountry,
  ]).toEqual(['ca', '', 'de', '']);
});
