/** A PostgreSQL server for tests, from the machine's own binaries. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

const directories = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'].flatMap((directory) =>
  existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name, 'bin')) : [],
);
const folderWith = (...programs: string[]): string | undefined =>
  [...(process.env['PATH'] ?? '').split(':'), ...directories.sort().toReversed()].find((directory) =>
    programs.every((program) => existsSync(join(directory, program))),
  );
const serverPrograms = ['initdb', 'postgres'];
const binaries = folderWith(...serverPrograms, 'pg_basebackup') ?? folderWith(...serverPrograms);
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

/** The reason why no server can be started here; empty if one can. */
export const noPostgresReason =
  binaries === undefined
    ? 'there are no PostgreSQL binaries on this machine'
    : runsAsRoot && uid === null
      ? 'there is no user postgres to run them as'
      : '';

/** The reason why no replica can be started here; empty if one can. */
export const noReplicaReason =
  noPostgresReason === '' && !existsSync(join(binaries ?? '', 'pg_basebackup'))
    ? 'there is no pg_basebackup beside the PostgreSQL binaries of this machine'
    : noPostgresReason;

/** The name of a group of tests that need a server. */
export const withPostgres = `with a PostgreSQL server${noPostgresReason === '' ? '' : ` (skipped: ${noPostgresReason})`}`;

/** User and group that servers run as; empty unless this process runs as root. */
const serverAccount = uid === null || gid === null ? {} : { uid, gid };

export interface PostgresServer {
  /** The URL of its empty database. */
  url: string;
  port: number;
  /** Closes its connections, stops the server and removes its folder. */
  end: () => Promise<void>;
  /** Stops the server. `start` starts it again on the same folder and port. */
  stop: () => Promise<void>;
  /** Ends the server as a crash does: its next start recovers from the log. */
  crash: () => Promise<void>;
  start: () => Promise<void>;
}

/** Creates a folder that servers can write to. */
export function makeServerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-postgres-'));
  if (uid !== null && gid !== null) chownSync(folder, uid, gid);
  return folder;
}

function runProgram(program: string, args: readonly string[], cwd: string): void {
  execFileSync(join(binaries ?? '', program), args, { ...serverAccount, cwd, stdio: 'ignore' });
}

/**
 * Starts a server program and resolves when its stderr contains `ready`. The returned function stops it, by `signal` if
 * it names no other.
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  { cwd, ready, signal }: { cwd: string; ready: string; signal: NodeJS.Signals },
): Promise<(by?: NodeJS.Signals) => Promise<void>> {
  const child = spawn(program, args, { ...serverAccount, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => {
      stderr += text.toString();
      if (stderr.includes(ready)) resolve();
    });
    void ended.then(() => reject(new Error(stderr)));
  });
  return (by = signal) => {
    child.kill(by);
    return ended;
  };
}

/** Runs a server on the cluster in a folder. */
async function serveCluster(folder: string): Promise<PostgresServer> {
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  let endProgram: (by?: NodeJS.Signals) => Promise<void> = () => Promise.resolve();
  const start = async (): Promise<void> => {
    endProgram = await startProgram(
      join(binaries ?? '', 'postgres'),
      ['-D', join(folder, 'cluster'), '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
      { cwd: folder, ready: 'ready to accept', signal: 'SIGINT' },
    );
  };
  await start();
  return {
    url: `postgres://afterglow@127.0.0.1:${port}/postgres`,
    port,
    start,
    stop: () => endProgram(),
    crash: () => endProgram('SIGQUIT'),
    end: async () => {
      await endProgram();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server with a new cluster, which `end` removes. */
export function startPostgres(): Promise<PostgresServer> {
  const folder = makeServerFolder();
  runProgram(
    'initdb',
    ['-D', join(folder, 'cluster'), '-U', 'afterglow', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    folder,
  );
  return serveCluster(folder);
}

/** Starts a streaming replica of a server. */
export function startReplica({ port }: PostgresServer): Promise<PostgresServer> {
  const folder = makeServerFolder();
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'afterglow'];
  runProgram(
    'pg_basebackup',
    ['-D', join(folder, 'cluster'), ...from, '-X', 'stream', '-R', '-c', 'fast', '--no-sync'],
    folder,
  );
  return serveCluster(folder);
}
