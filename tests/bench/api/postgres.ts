/** A PostgreSQL server for the benchmark: BENCH_DATABASE_URL, or a local cluster if PostgreSQL is installed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/repository.ts';
import { freePort } from '../servers/ports.ts';
import { largeCatalogueSize } from '../servers/seed.ts';

export interface Postgres {
  url: string;
  version: string;
  close: () => void;
}

/** Reused by later runs. In the temp folder, as the server refuses to run as root and needs another user's access. */
const folder = join(tmpdir(), `afterglow-bench-postgres-${largeCatalogueSize}`);

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

/** Seeds the large catalogue unless it is there already. */
function seedDatabase(url: string, doneFile: string): void {
  if (existsSync(doneFile)) return;
  const args = ['--import', 'tsx', join(root, 'fixtures/api/seed.ts'), '--videos', String(largeCatalogueSize)];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
  });
  // BENCH_DATABASE_URL may be seeded already.
  if (status !== 0 && !stderr.includes('There are videos already'))
    throw new Error(`Seeding ${largeCatalogueSize} videos on the server ended with ${status}: ${stderr.trim()}`);
  writeFileSync(doneFile, '');
}

/** The seeded server, or a message if there is none. */
export async function startPostgres(log: (sentence: string) => void): Promise<Postgres | string> {
  const own = process.env['BENCH_DATABASE_URL'];
  if (own !== undefined && own !== '') {
    seedDatabase(own, join(tmpdir(), `afterglow-bench-filled-${Buffer.from(own).toString('base64url').slice(0, 60)}`));
    return { url: own, version: 'of BENCH_DATABASE_URL', close: () => undefined };
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
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB`,
    'start',
  ]);
  const close = (): void => void run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop']);
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  try {
    if (!existsSync(join(folder, 'filled')))
      log(`Seeding ${largeCatalogueSize.toLocaleString('en')} videos on the PostgreSQL server; later runs find them …`);
    seedDatabase(url, join(folder, 'filled'));
    return { url, version: run(join(bin, 'postgres'), ['--version']).trim(), close };
  } catch (error) {
    close();
    throw error;
  }
}
