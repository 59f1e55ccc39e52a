/** A PostgreSQL server for the benchmark: BENCH_DATABASE_URL, or a local cluster if PostgreSQL is installed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../tools/repository.ts';
import { freePort } from '../../tools/freePort.ts';

export interface Postgres {
  version: string;
  /** Returns the URL of a database with this many videos. Later runs find it again. */
  filled: (videos: number, members?: number) => Promise<string>;
  close: () => void;
}

/**
 * Reused by later runs. It is in the temp folder because the server refuses to run as root and needs another user's
 * access.
 */
const folder = join(tmpdir(), 'afterglow-bench-postgres');

function findBinaries(): string | null {
  const directory = '/usr/lib/postgresql';
  const versions = existsSync(directory)
    ? readdirSync(directory).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const version = versions.find((name) => existsSync(join(directory, name, 'bin/initdb')));
  return version === undefined ? null : join(directory, version, 'bin');
}

/** Runs a PostgreSQL program, as user postgres if this is root. Throws with its last line of output. */
function run(program: string, args: string[]): string {
  const asRoot = userInfo().uid === 0;
  const { status, stdout, stderr } = asRoot
    ? spawnSync('runuser', ['-u', 'postgres', '--', program, ...args], { encoding: 'utf8', cwd: tmpdir() })
    : spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  return stdout;
}

function seedDatabase(url: string, videos: number, members?: number): void {
  const args = ['--import', 'tsx', join(root, 'fixtures/api/seed.ts'), '--videos', String(videos)];
  if (members !== undefined) args.push('--members', String(members));
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
  });
  if (status !== 0) throw new Error(`Seeding ${videos} videos on the server ended with ${status}: ${stderr.trim()}`);
}

/** Creates and fills databases on the server of `url`, unless they exist. */
const fillBeside =
  (url: string, log: (sentence: string) => void): Postgres['filled'] =>
  async (videos, members) => {
    const name = `bench_${videos}`;
    const beside = new URL(url);
    beside.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) {
        log(`Seeding ${videos.toLocaleString('en')} videos on the PostgreSQL server; later runs find them …`);
        // The database is renamed when it is filled, so that a partial one is never used.
        await client.query(`drop database if exists filling`);
        await client.query(`create database filling`);
        const filling = new URL(url);
        filling.pathname = '/filling';
        seedDatabase(filling.href, videos, members);
        await client.query(`alter database filling rename to ${name}`);
      }
    } finally {
      await client.end();
    }
    return beside.href;
  };

/** Starts or finds the server. Returns a message if there is none. */
export async function startPostgres(log: (sentence: string) => void): Promise<Postgres | string> {
  const own = process.env['BENCH_DATABASE_URL'];
  if (own !== undefined && own !== '') {
    return { version: 'of BENCH_DATABASE_URL', filled: fillBeside(own, log), close: () => undefined };
  }
  const bin = findBinaries();
  if (bin === null)
    return 'There is no PostgreSQL in /usr/lib/postgresql and no BENCH_DATABASE_URL: the server is not measured.';
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o777);
    run(join(bin, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8']);
  }
  const port = await freePort();
  run(join(bin, 'pg_ctl'), [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB -c max_wal_size=4GB`,
    'start',
  ]);
  const close = (): void => void run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop']);
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  return { version: run(join(bin, 'postgres'), ['--version']).trim(), filled: fillBeside(url, log), close };
}
