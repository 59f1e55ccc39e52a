/** Migration of a filled database of an earlier version, embedded and on a server. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, wrapPglite } from '@afterglow/api/database/database';
import { openPglite } from '@afterglow/api/database/openPglite';
import { migrationsFolder } from '@afterglow/api/files/paths';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';

type Row = Record<string, unknown>;

/** A database that is not migrated when it is opened. */
interface OpenDatabase {
  /** Runs statements. */
  run: (statements: string) => Promise<unknown>;
  rows: (query: string) => Promise<Row[]>;
  /** Runs the migrations of a folder. */
  migrate: (folder: string) => Promise<void>;
  /** Opens it as the API does, which migrates it. */
  update: () => Promise<void>;
  close: () => Promise<void>;
}

async function embedded(): Promise<OpenDatabase> {
  const client = await openPglite();
  return {
    run: (statements) => client.exec(statements),
    rows: async (query) => (await client.query<Row>(query)).rows,
    migrate: (folder) => migratePglite(drizzlePglite(client), { migrationsFolder: folder }),
    update: async () => void (await wrapPglite(client)),
    close: () => client.close(),
  };
}

async function onServer({ url }: PostgresServer, name: string): Promise<OpenDatabase> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const databaseUrl = url.replace(/postgres$/, name);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    run: (statements) => client.query(statements),
    rows: async (query) => (await client.query<Row>(query)).rows,
    migrate: (folder) => migrateServer(drizzleServer(client), { migrationsFolder: folder }),
    update: async () => (await openDatabase({ databaseUrl, dataFolder: '' })).close(),
    close: () => client.end(),
  };
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Copies the migrations up to this one. Returns the folder. */
function migrationsUntil(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-migrations-'));
  folders.push(folder);
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }; // Drizzle's format
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  expect(last).toBeGreaterThanOrEqual(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

const schemaQueries = {
  columns: `select table_name, column_name, ordinal_position, data_type, udt_name, is_nullable, column_default, is_identity, generation_expression
            from information_schema.columns where table_schema = 'public'`,
  indexes: `select tablename, indexdef from pg_indexes where schemaname = 'public'`,
  constraints: `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
                from pg_constraint where connamespace = 'public'::regnamespace`,
  triggers: `select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition, tgenabled from pg_trigger where not tgisinternal`,
  functions: `select proname, prosrc from pg_proc p where pronamespace = 'public'::regnamespace
              and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
};

async function readSchema({ rows }: OpenDatabase): Promise<Record<string, string[]>> {
  const schema: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(schemaQueries))
    schema[name] = (await rows(query)).map((row) => JSON.stringify(row)).toSorted();
  return schema;
}

/** Member 99, video 404, channel 77, playlist 22 and comment 555 do not exist. */
const rowsOf0005 = `
insert into users (id, name, name_key, email_key, confirmed, joined_at, seen_at, subscribers) values
  (1, 'Ada', 'ada', 'ada@members.example', true, '2026-01-01Z', '2026-01-01Z', 1),
  (2, 'Bea', 'bea', 'bea@members.example', true, '2026-01-01Z', '2026-01-01Z', 0);
insert into channels (id, dir, title, user_id, added_at, updated_at, subscribers, likes) values
  (5, 'north', 'North', 1, '2026-01-01Z', '2026-01-01Z', 1, 1), (6, 'south', 'South', 99, '2026-01-01Z', '2026-01-01Z', 0, 0);
insert into models (id, dir, title, added_at, updated_at, subscribers, comments, dislikes) values (7, 'mia', 'Mia', '2026-01-01Z', '2026-01-01Z', 2, 2, 1);
insert into categories (id, dir, title) values (3, 'lakes', 'Lakes');
insert into tags (id, dir, title) values (4, 'dusk', 'Dusk');
insert into keywords (place, words) values (0, 'lakes at dusk');
insert into secrets (name, value) values ('links', 'a key');
insert into videos (id, dir, title, seconds, channel_id, user_id, category_ids, posted_at, last_viewed_at, card, comments, likes, dislikes) values
  (10, 'ten', 'Ten', 60, 5, 1, '{3}', '2026-01-01Z', '2026-01-01Z', '', 3, 3, 0),
  (11, 'eleven', 'Eleven', 60, 5, 99, '{3}', '2026-01-01Z', '2026-01-01Z', '', 0, 0, 0),
  (12, 'twelve', 'Twelve', 60, 77, 2, '{}', '2026-01-01Z', '2026-01-01Z', '', 0, 0, 0);
insert into comments (id, section, object_id, user_id, text, posted_at, parent_id, likes) values
  (100, 'video', 10, 1, 'Stays', '2026-01-01Z', null, 1), (101, 'video', 10, 99, 'Goes', '2026-01-01Z', null, 1),
  (102, 'video', 10, 2, 'Answers one that goes', '2026-01-01Z', 101, 0), (103, 'model', 7, 2, 'Answers none', '2026-01-01Z', 555, 0),
  (104, 'model', 7, 99, 'Goes', '2026-01-01Z', null, 0), (105, 'member', 1, 2, 'Answers', '2026-01-01Z', 105, 0);
insert into votes (user_id, section, object_id, vote, at) values
  (1, 'video', 10, 1, '2026-01-01Z'), (2, 'video', 10, 1, '2026-01-01Z'), (99, 'video', 10, 1, '2026-01-01Z'), (99, 'model', 7, 0, '2026-01-01Z'),
  (99, 'channel', 5, 1, '2026-01-01Z'), (99, 'playlist', 20, 0, '2026-01-01Z'), (99, 'comment', 100, 1, '2026-01-01Z'),
  (1, 'comment', 101, 1, '2026-01-01Z'), (1, 'comment', 555, 1, '2026-01-01Z'), (1, 'playlist', 22, 1, '2026-01-01Z');
insert into subscriptions (user_id, type, object_id, added_at, seen_at) values
  (1, 'model', 7, '2026-01-01Z', '2026-01-01Z'), (99, 'model', 7, '2026-01-01Z', '2026-01-01Z'),
  (99, 'channel', 5, '2026-01-01Z', '2026-01-01Z'), (99, 'member', 1, '2026-01-01Z', '2026-01-01Z');
insert into playlists (id, user_id, title, posted_at, videos, dislikes) values (20, 1, 'Mine', '2026-01-01Z', 3, 1), (21, 99, 'Nobody''s', '2026-01-01Z', 1, 0);
insert into playlist_videos (playlist_id, video_id, place, added_at) values
  (20, 10, 0, '2026-01-01Z'), (20, 404, 1, '2026-01-01Z'), (20, 405, 2, '2026-01-01Z'), (21, 10, 0, '2026-01-01Z'), (22, 10, 0, '2026-01-01Z');
insert into keeps (user_id, kind, video_id, added_at) values
  (1, 'favourite', 10, '2026-01-01Z'), (1, 'history', 404, '2026-01-01Z'), (99, 'watch_later', 10, '2026-01-01Z');
insert into friends (user_id, friend_id, accepted, asked_at) values (1, 2, true, '2026-01-01Z'), (2, 99, true, '2026-01-01Z'), (99, 1, false, '2026-01-01Z');
insert into messages (from_id, to_id, text, sent_at) values (1, 2, 'Hello', '2026-01-01Z'), (1, 99, 'Hello?', '2026-01-01Z'), (99, 2, 'Bye', '2026-01-01Z');
insert into blocks (user_id, blocked_id, at) values (2, 1, '2026-01-01Z'), (1, 99, '2026-01-01Z'), (99, 2, '2026-01-01Z');
insert into sessions (hash, id, user_id, created_at, seen_at, ends_at) values
  ('a', 'a', 1, '2026-01-01Z', '2026-01-01Z', '2026-02-01Z'), ('b', 'b', 99, '2026-01-01Z', '2026-01-01Z', '2026-02-01Z');
insert into mailed_tokens (hash, kind, user_id, ends_at) values ('a', 'reset', 1, '2026-02-01Z'), ('b', 'reset', 99, '2026-02-01Z');
insert into age_checks (user_id, adapter, state, created_at) values (1, 'demo', 'granted', '2026-01-01Z'), (99, 'demo', 'granted', '2026-01-01Z');
insert into reports (subject, user_id, created_at) values ('question', 1, '2026-01-01Z'), ('question', 99, '2026-01-01Z'), ('question', null, '2026-01-01Z');
insert into attempts (kind, key, at) values ('message of', '1', '2026-01-01Z');
insert into used_captchas (hash, ends_at) values ('a', '2026-02-01Z');
insert into outbox (address, subject, text, created_at, next_at) values ('ada@members.example', 'Hello', 'Ada', '2026-01-01Z', '2026-01-01Z');
`;

/** Rows after the foreign keys of migration 0007, as lists of values. */
const expectedAt0007: [query: string, rows: unknown[][]][] = [
  [
    'select id, subscribers from users order by id',
    [
      [1, 0],
      [2, 0],
    ],
  ],
  [
    'select id, user_id, subscribers, likes from channels order by id',
    [
      [5, 1, 0, 0],
      [6, null, 0, 0],
    ],
  ],
  ['select id, subscribers, comments, dislikes from models', [[7, 1, 1, 0]]],
  [
    'select id, user_id, channel_id, comments, likes from videos order by id',
    [
      [10, 1, 5, 2, 2],
      [11, null, 5, 0, 0],
      [12, 2, null, 0, 0],
    ],
  ],
  [
    'select video_id, kind, object_id, comments from video_facets order by 1, 2',
    [
      [10, 1, 3, 2],
      [10, 3, 5, 2],
      [11, 1, 3, 0],
      [11, 3, 5, 0],
    ],
  ],
  [
    'select id, user_id, parent_id, likes from comments order by id',
    [
      [100, 1, null, 0],
      [102, 2, null, 0],
      [103, 2, null, 0],
      [105, 2, 105, 0],
    ],
  ],
  [
    'select user_id, section, object_id from votes order by 1',
    [
      [1, 'video', 10],
      [2, 'video', 10],
    ],
  ],
  ['select user_id, section, object_id from subscriptions', [[1, 'model', 7]]],
  ['select id, user_id, videos, dislikes from playlists', [[20, 1, 1, 0]]],
  ['select playlist_id, video_id, position from playlist_videos', [[20, 10, 0]]],
  ['select user_id, kind, video_id from saved_videos', [[1, 'favourite', 10]]],
  ["select user_id, friend_id, requested_at = '2026-01-01Z' from friends", [[1, 2, true]]],
  ['select from_id, to_id from messages', [[1, 2]]],
  ["select user_id, blocked_id, created_at = '2026-01-01Z' from blocks", [[2, 1, true]]],
  ["select hash, user_id, expires_at = '2026-02-01Z' from sessions", [['a', 1, true]]],
  ["select hash, user_id, expires_at = '2026-02-01Z' from mailed_tokens", [['a', 1, true]]],
  ['select user_id from age_checks', [[1]]],
  ['select user_id from reports order by id', [[1], [null], [null]]],
  ["select kind, key, created_at = '2026-01-01Z' from attempts", [['message of', '1', true]]],
  ["select hash, expires_at = '2026-02-01Z' from used_captchas", [['a', true]]],
  ["select address, next_try_at = '2026-01-01Z' from outbox", [['ada@members.example', true]]],
  ['select position, words from keywords', [[0, 'lakes at dusk']]],
  ['select name, value from secrets', [['links', 'a key']]],
  ['select id from categories union all select id from tags', [[3], [4]]],
];

const tableNames = `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;

function checkUpgrade(open: (name: string) => Promise<OpenDatabase>): void {
  let [filled, fresh]: OpenDatabase[] = [];
  const opened = () => {
    if (!filled || !fresh) throw new Error('The databases are not open.');
    return { filled, fresh };
  };
  beforeAll(async () => {
    filled = await open('filled');
    fresh = await open('fresh');
    await filled.migrate(migrationsUntil('0005_names_and_tabs'));
    await filled.run(rowsOf0005);
    for (const { name } of await filled.rows(tableNames))
      expect((await filled.rows(`select from ${String(name)} limit 1`)).length, String(name)).toBe(1);
  });
  afterAll(async () => {
    await filled?.close();
    await fresh?.close();
  });

  test('foreign keys and new names keep the right rows, drop orphans, and take them off the counters', async () => {
    const { filled: database } = opened();
    await database.migrate(migrationsUntil('0007_foreign_keys'));
    for (const [query, expected] of expectedAt0007)
      expect(
        (await database.rows(query)).map((row) => Object.values(row)),
        query,
      ).toEqual(expected);
  });

  test('the newest version gives it the schema of a new database, every constraint validated', async () => {
    const { filled: database, fresh: created } = opened();
    await database.update();
    await created.update();
    const schema = await readSchema(database);
    expect(schema).toEqual(await readSchema(created));
    expect(schema['constraints']?.filter((one) => !one.includes('"convalidated":true'))).toEqual([]);
  });

  test('a column that names a member, a video, a channel, a playlist or a comment has a foreign key with a rule for deletions', async () => {
    const { fresh: database } = opened();
    const columns = await database.rows(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
       where c.table_schema = 'public' and c.data_type = 'integer' and c.column_name ~ '_id$' and c.column_name <> 'object_id'
         and not exists (select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
           where k.contype = 'f' and k.confdeltype in ('c', 'n') and array_length(k.conkey, 1) = 1
             and k.conrelid = c.table_name::regclass and a.attname = c.column_name)`,
    );
    // A trigger on videos maintains video_facets, including deletions.
    expect(columns.map(({ name }) => name)).toEqual(['video_facets.video_id']);
  });

  test('a deletion finds the rows that refer to the deleted one by an index', async () => {
    const { fresh: database } = opened();
    expect(
      await database.rows(
        `select k.conname from pg_constraint k where k.contype = 'f' and not exists (
           select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null)`,
      ),
    ).toEqual([]);
  });
}

describe('the embedded database', () => checkUpgrade(embedded));

describe.skipIf(noPostgresReason !== '')(withPostgres, () => {
  let postgres: PostgresServer | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.end());
  checkUpgrade((name) => {
    if (!postgres) throw new Error('PostgreSQL has not started.');
    return onServer(postgres, name);
  });
});
