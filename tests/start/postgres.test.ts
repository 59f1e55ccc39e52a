import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSingleSentence, folder, startSite } from './startSite.ts';

const directories = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'].flatMap((directory) =>
  existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name, 'bin')) : [],
);
const binaries = [...(process.env['PATH'] ?? '').split(':'), ...directories.sort().toReversed()].find(
  (directory) => existsSync(join(directory, 'initdb')) && existsSync(join(directory, 'postgres')),
);
/** PostgreSQL refuses to run as root. */
const runsAsRoot = process.getuid?.() === 0;
const accountId = (flag: '-u' | '-g'): number | null => {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
};
const [uid, gid] = runsAsRoot ? [accountId('-u'), accountId('-g')] : [null, null];
const reason =
  binaries === undefined
    ? 'there are no PostgreSQL binaries on this machine'
    : runsAsRoot && uid === null
      ? 'there is no user postgres to run them as'
      : '';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // it listens on a port, not on a pipe
      probe.close(() => resolve(port));
    });
  });

describe.skipIf(reason !== '')(`with a PostgreSQL server${reason === '' ? '' : ` (skipped: ${reason})`}`, () => {
  const data = folder();
  const owner = uid === null || gid === null ? {} : { uid, gid };
  let url: string;
  let end: () => Promise<unknown>;

  beforeAll(async () => {
    const port = await freePort();
    const cluster = join(data, 'cluster');
    if (uid !== null && gid !== null) chownSync(data, uid, gid);
    execFileSync(
      join(binaries ?? '', 'initdb'),
      ['-D', cluster, '-U', 'afterglow', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...owner, cwd: data, stdio: 'ignore' },
    );
    const args = [
      '-D',
      cluster,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${data}`,
      '-c',
      'fsync=off',
    ];
    const child = spawn(join(binaries ?? '', 'postgres'), args, {
      ...owner,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    end = () => {
      child.kill('SIGINT');
      return ended;
    };
    await new Promise<void>((resolve, reject) => {
      let stderr = '';
      child.stderr.on('data', (text: Buffer) => {
        stderr += text.toString();
        if (stderr.includes('ready to accept connections')) resolve();
      });
      void ended.then(() => reject(new Error(stderr)));
    });
    url = `postgres://afterglow@127.0.0.1:${port}/postgres`;
  });
  afterAll(() => end());

  test('the site shows the same lists as with the embedded database, and can restart', async () => {
    for (const time of ['first', 'second']) {
      const site = startSite({ DATABASE_URL: url, DATA_DIR: folder() });
      const answer = await fetch(`${await site.origin}/videos/most-popular/1/`);
      expect(answer.status, time).toBe(200);
      expect((await answer.text()).match(/<article/g), time).toHaveLength(60);
      const ended = await site.end();
      expect([ended.code, ended.stderr]).toEqual([0, '']);
    }
  });

  test('a missing database is reported', async () => {
    expectSingleSentence(
      await startSite({ DATABASE_URL: url.replace(/postgres$/, 'nowhere'), DATA_DIR: folder() }).ended,
      /^The database of DATABASE_URL cannot be reached \(/,
    );
  });
});
