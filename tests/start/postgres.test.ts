import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSentence, folder, start } from './started.ts';

const places = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'].flatMap((place) =>
  existsSync(place) ? readdirSync(place).map((name) => join(place, name, 'bin')) : [],
);
const binaries = [...(process.env['PATH'] ?? '').split(':'), ...places.sort().toReversed()].find(
  (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
);
/** PostgreSQL does not run as a superuser. */
const superuser = process.getuid?.() === 0;
const account = (flag: '-u' | '-g'): number | null => {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
};
const [uid, gid] = superuser ? [account('-u'), account('-g')] : [null, null];
const reason =
  binaries === undefined
    ? 'there are no PostgreSQL binaries on this machine'
    : superuser && uid === null
      ? 'there is no user postgres to run them as'
      : '';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // it listens on a port, not on a pipe
      probe.close(() => resolve(port));
    });
  });

describe.skipIf(reason !== '')(`before a PostgreSQL server${reason === '' ? '' : ` (skipped: ${reason})`}`, () => {
  const data = folder();
  const as = uid === null || gid === null ? {} : { uid, gid };
  let url: string;
  let end: () => Promise<unknown>;

  beforeAll(async () => {
    const port = await freePort();
    const cluster = join(data, 'cluster');
    if (uid !== null && gid !== null) chownSync(data, uid, gid);
    execFileSync(
      join(binaries ?? '', 'initdb'),
      ['-D', cluster, '-U', 'afterglow', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...as, cwd: data, stdio: 'ignore' },
    );
    const words = [
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
    const child = spawn(join(binaries ?? '', 'postgres'), words, {
      ...as,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    end = () => {
      child.kill('SIGINT');
      return ended;
    };
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('ready to accept connections')) resolve();
      });
      void ended.then(() => reject(new Error(said)));
    });
    url = `postgres://afterglow@127.0.0.1:${port}/postgres`;
  });
  afterAll(() => end());

  test('the site shows the same lists as from its own database, and starts again on them', async () => {
    for (const time of ['first', 'second']) {
      const site = start({ DATABASE_URL: url, DATA_DIR: folder() });
      const answer = await fetch(`${await site.origin}/videos/most-popular/1/`);
      expect(answer.status, time).toBe(200);
      expect((await answer.text()).match(/<article/g), time).toHaveLength(60);
      const ended = await site.end();
      expect([ended.code, ended.stderr]).toEqual([0, '']);
    }
  });

  test('a database that is not there is named', async () => {
    expectSentence(
      await start({ DATABASE_URL: url.replace(/postgres$/, 'nowhere'), DATA_DIR: folder() }).ended,
      /^The database of DATABASE_URL cannot be reached \(/,
    );
  });
});
