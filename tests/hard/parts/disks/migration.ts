/** A migration of a filled database of an earlier version on a server, killed half-way and started again. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as z from 'zod/mini';
import { migrationsFolder } from '@afterglow/api/files/paths';
import { startApi, type StartedApi } from '../../../api/startApi.ts';
import { noPostgresReason, startPostgres } from '../../../tools/postgres.ts';
import type { Trouble } from './disk.ts';

/** The last migration of the earlier version. */
const earlier = '0005_names_and_tabs';
const memberCount = 50_000;
const pauseMs = 5;

const journalShape = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const readJournal = (folder: string) =>
  z.parse(journalShape, JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));

/** Copies the migrations up to one. */
function copyMigrations(folder: string, tag: string): void {
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = readJournal(folder);
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  );
}

const members = `insert into users (id, name, name_key, email, email_key, confirmed, joined_at, seen_at)
  select id, 'Member ' || id, 'member ' || id, id || '@members.example', id || '@members.example', true, now(), now()
  from generate_series(1, ${memberCount}) id`;

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}

/** Resolves when another connection has begun to change the schema, and some milliseconds more have passed. */
async function inMigration(client: pg.Client, moreMs: number, api: Promise<StartedApi>): Promise<void> {
  const state = { hasStarted: false };
  void api.then(() => (state.hasStarted = true));
  for (; !state.hasStarted; await pause(pauseMs)) {
    const { rows } = await client.query(
      `select from pg_locks where mode = 'AccessExclusiveLock' and locktype = 'relation' and pid <> pg_backend_pid() limit 1`,
    );
    if (rows.length > 0) break;
  }
  await pause(moreMs);
}

async function killAndStart(client: pg.Client, settings: Record<string, string>, moreMs: number): Promise<string[]> {
  let kill = (): unknown => undefined;
  const starting = startApi(settings, (child) => (kill = () => child.kill('SIGKILL')));
  await inMigration(client, moreMs, starting);
  kill();
  await (
    await starting
  ).ended;
  const half = await countRows(client, 'drizzle.__drizzle_migrations');
  const again = await startApi(settings);
  const found: string[] = [];
  if (again.port === 0) found.push(`the second start fails: ${again.stderr().slice(0, 600)}`);
  again.process.kill('SIGTERM');
  await again.ended;
  const { entries } = readJournal(migrationsFolder);
  const all = await countRows(client, 'drizzle.__drizzle_migrations');
  if (all !== entries.length) found.push(`${all} of ${entries.length} migrations have run, ${half} at the kill`);
  const first = entries.findIndex(({ tag }) => tag === earlier) + 1;
  if (half !== first && half !== entries.length) found.push(`the killed migration has left ${half} of its steps`);
  const kept = await countRows(client, 'users where id <= ' + memberCount);
  if (kept !== memberCount) found.push(`${kept} of ${memberCount} members are kept`);
  return found;
}

export const killedMigration: Trouble = {
  name: 'killed migration',
  missing: () => noPostgresReason,
  async run(seed) {
    const folder = mkdtempSync(join(tmpdir(), 'afterglow-migration-'));
    const postgres = await startPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    try {
      await client.connect();
      copyMigrations(join(folder, 'migrations'), earlier);
      await migrate(drizzle(client), { migrationsFolder: join(folder, 'migrations') });
      await client.query(members);
      // Each round kills a little later.
      return await killAndStart(client, { DATA_DIR: folder, DATABASE_URL: postgres.url }, seed * 20);
    } finally {
      await client.end();
      await postgres.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
