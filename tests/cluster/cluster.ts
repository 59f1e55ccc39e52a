/**
 * `npm run cluster`: runs two processes of the site on PostgreSQL, with a replica and PgBouncer in transaction mode.
 * Puts them under load while the servers behind them stop and return, and while one version replaces another.
 * `--seconds 60` sets how long both versions run side by side. `--from main~20` takes that commit as the version
 * before; otherwise this build is replaced by a simulated next one. `--stay` keeps two sites running until Ctrl+C.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { run } from '../../.storybook/build.ts';
import { makeNextBuild, signInAt, startLoad, updateAndReturn, type LoadReport } from '../tools/cluster.ts';
import { noClusterReason, startPgbouncer, type Pooler } from '../tools/pgbouncer.ts';
import { startPostgres, startReplica, type PostgresServer } from '../tools/postgres.ts';
import { root } from '../tools/repository.ts';
import { siteEntry, spawnSite, type RunningSite } from '../tools/spawnSite.ts';
import { checkOut } from '../visual/checkout.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    from: { type: 'string' },
    stay: { type: 'boolean', default: false },
  },
});

interface Servers {
  primary: PostgresServer;
  replica: PostgresServer;
  pooler: Pooler;
}

const work = mkdtempSync(join(tmpdir(), 'afterglow-cluster-'));
const running = new Set<RunningSite>();
const failed: string[] = [];

function start(settings: Record<string, string>, entry?: string): RunningSite {
  const site = spawnSite(
    { DATA_DIR: join(work, 'data'), PUBLIC_ORIGIN: 'http://localhost:3000', ...settings },
    entry === undefined ? {} : { entry },
  );
  running.add(site);
  void site.ended.then(() => running.delete(site));
  return site;
}

function note(what: string, { answered, failures, slowestMs }: LoadReport): void {
  console.log(`${what}: ${answered} requests, ${failures.length} failed, the slowest took ${Math.round(slowestMs)} ms`);
  for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
  if (failures.length > 0) failed.push(what);
}

/** Runs `act`, which changes the servers, while requests go on. */
async function underLoad(what: string, origins: string[], act: () => Promise<unknown>): Promise<void> {
  const load = startLoad(origins, await signInAt(origins[0] ?? ''));
  await sleep(2_000);
  await act();
  await sleep(4_000);
  note(what, await load.stop());
}

async function onServer(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

async function tryServers({ primary, replica, pooler }: Servers): Promise<void> {
  const settings = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_READ_URL: replica.url,
  };
  for (const time of ['an empty database', 'a full one']) {
    const sites = [start(settings), start(settings)];
    const begun = performance.now();
    const origins = await Promise.all(sites.map(({ origin }) => origin));
    console.log(`Two sites started at once on ${time} in ${Math.round(performance.now() - begun)} ms.`);
    if (time === 'a full one') {
      await underLoad('Both sites', origins, () => Promise.resolve());
      await underLoad('The replica goes away and comes back', origins, async () => {
        await replica.stop();
        await sleep(4_000);
        await replica.start();
      });
      await underLoad('The replica lags, and catches up', origins, async () => {
        await onServer(replica.url, 'select pg_wal_replay_pause()');
        await sleep(8_000);
        await onServer(replica.url, 'select pg_wal_replay_resume()');
      });
      if (values.stay) await stay(origins);
    }
    await Promise.all(sites.map((site) => site.end()));
  }
}

async function stay(origins: string[]): Promise<void> {
  console.log(`Both keep running at ${origins.join(' and ')}; Ctrl+C ends them.`);
  await new Promise<void>((resolve) => void process.once('SIGINT', () => resolve()));
}

/** Returns the folders with the builds of both versions. */
async function makeVersions(): Promise<{ before: string; next: string; remove: () => Promise<void> }> {
  if (values.from === undefined)
    return { before: root, next: makeNextBuild(join(work, 'next')).folder, remove: () => Promise.resolve() };
  console.log(`Building ${values.from} …`);
  const { folder, remove } = await checkOut(values.from, root);
  await run('npm', ['run', 'build'], { cwd: folder });
  return { before: folder, next: root, remove };
}

async function tryUpdate({ primary, pooler }: Servers, seconds: number): Promise<void> {
  const { before, next, remove } = await makeVersions();
  try {
    await onServer(primary.url, 'create database updated');
    const place = (url: string) => url.replace(/postgres$/, 'updated');
    // A version before this one does not support poolers.
    const settings = {
      DATABASE_URL: place(values.from === undefined ? pooler.url : primary.url),
      DATA_DIR: join(work, 'updated'),
    };
    const report = await updateAndReturn({
      before,
      next,
      start: (entry) => start(settings, entry),
      hold: () => sleep(seconds * 1_000),
      log: console.log,
    });
    note('Update and return', report);
  } finally {
    await remove();
  }
}

async function tryEverything(seconds: number): Promise<void> {
  const primary = await startPostgres();
  const [replica, pooler] = await Promise.all([startReplica(primary), startPgbouncer(primary)]);
  const servers = { primary, replica, pooler };
  try {
    await tryServers(servers);
    await tryUpdate(servers, seconds);
  } finally {
    await Promise.all([...running].map((site) => site.end()));
    await pooler.end();
    await replica.end();
    await primary.end();
  }
}

const seconds = Number(values.seconds);
if (noClusterReason !== '') {
  console.error(`The cluster cannot be tried: ${noClusterReason}. On Debian: apt-get install postgresql pgbouncer.`);
  process.exitCode = 1;
} else if (!existsSync(siteEntry(root))) {
  console.error('There is no build of the site. Run `npm run build` first.');
  process.exitCode = 1;
} else if (!(seconds >= 1)) {
  console.error(`--seconds is "${values.seconds}". Give a number of seconds, from 1.`);
  process.exitCode = 1;
} else {
  try {
    await tryEverything(seconds);
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
