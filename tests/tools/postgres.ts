/** A PostgreSQL server for tests, from the binaries of this machine. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, listen } from './server.ts';

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

/** Why no server can be started here; empty if one can. */
export const noPostgresReason =
  binaries === undefined
    ? 'there are no PostgreSQL binaries on this machine'
    : runsAsRoot && uid === null
      ? 'there is no user postgres to run them as'
      : '';

/** The name of a group of tests that need a server. */
export const withPostgres = `with a PostgreSQL server${noPostgresReason === '' ? '' : ` (skipped: ${noPostgresReason})`}`;

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await closeServer(probe);
  return port;
}

export interface PostgresServer {
  /** The address of its empty database. */
  url: string;
  end: () => Promise<void>;
}

/** Starts a server with a cluster of its own, which is removed at its end. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-postgres-'));
  const port = await freePort();
  const cluster = join(folder, 'cluster');
  const owner = uid === null || gid === null ? {} : { uid, gid };
  if (uid !== null && gid !== null) chownSync(folder, uid, gid);
  execFileSync(
    join(binaries ?? '', 'initdb'),
    ['-D', cluster, '-U', 'afterglow', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const child = spawn(
    join(binaries ?? '', 'postgres'),
    ['-D', cluster, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => {
      stderr += text.toString();
      if (stderr.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(stderr)));
  });
  return {
    url: `postgres://afterglow@127.0.0.1:${port}/postgres`,
    end: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
