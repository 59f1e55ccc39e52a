/** The two commands: after a backup everything is destroyed, and the restore brings it back. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '@afterglow/api/backup/commands';
import { openDatabase, queryRows } from '@afterglow/api/database/database';
import { OperatorError } from '@afterglow/api/operatorError';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { root } from '../tools/repository.ts';
import { startS3, type S3Server } from '../tools/s3Server.ts';
import { extractTemplate } from './catalogueTemplate.ts';
import { startApi } from './startApi.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs one of the commands as a process, to test its output and exit code, also with connections to a server or a
 * bucket. It is asynchronous, because the command may send requests to a server in this process.
 */
const command = (name: 'backup' | 'restore', env: Record<string, string>, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, `fixtures/api/${name}.ts`), ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env },
    });
    const outcome = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        outcome[stream] += text;
      });
    child.once('close', (status) => resolve({ status, ...outcome }));
  });

/** Runs one of the commands in this process, which has loaded it already, to test its effects. */
async function run(name: 'backup' | 'restore', env: Record<string, string>, ...args: string[]): Promise<Outcome> {
  try {
    return { status: 0, stdout: `${await (name === 'backup' ? backUp : restore)(args, env)}\n`, stderr: '' };
  } catch (error) {
    if (error instanceof OperatorError) return { status: 1, stdout: '', stderr: `${error.message}\n` };
    throw error;
  }
}

const pathIn = ({ stdout }: Outcome): string => /The backup is (\S+):/.exec(stdout)?.[1] ?? '';

/** Writes the files that a site has beside its database. */
function writeFiles(dataFolder: string, media: string): void {
  mkdirSync(join(dataFolder, 'files/members'), { recursive: true });
  mkdirSync(join(media, 'uploads/a'), { recursive: true });
  mkdirSync(join(dataFolder, 'parts'), { recursive: true });
  writeFileSync(join(dataFolder, 'age-secret'), 'only for us', { mode: 0o600 });
  writeFileSync(join(dataFolder, 'files/members/7.jpg'), 'a picture');
  writeFileSync(join(dataFolder, 'parts/half'), 'half an upload');
  writeFileSync(join(media, 'uploads/a/source.mp4'), 'a video');
  utimesSync(join(media, 'uploads/a/source.mp4'), 1_000_000, 1_000_000);
}

function expectFiles(dataFolder: string, media: string): void {
  expect(readFileSync(join(dataFolder, 'age-secret'), 'utf8')).toBe('only for us');
  expect(statSync(join(dataFolder, 'age-secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataFolder, 'files/members/7.jpg'), 'utf8')).toBe('a picture');
  expect(existsSync(join(dataFolder, 'parts'))).toBe(false);
  expect(readFileSync(join(media, 'uploads/a/source.mp4'), 'utf8')).toBe('a video');
  expect(statSync(join(media, 'uploads/a/source.mp4')).mtimeMs).toBe(1_000_000_000);
}

/** Returns the names of all tables, and the rows of some of them. */
async function contents(places: { databaseUrl: string; dataFolder: string }) {
  const database = await openDatabase(places);
  try {
    const tables = await queryRows<{ name: string }>(
      database,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const rows: Record<string, unknown> = {};
    for (const name of ['videos', 'users', 'comments', 'secrets'])
      [rows[name]] = await queryRows(
        database,
        sql`select count(*)::int as count, md5(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text)) as digest from ${sql.identifier(name)} t`,
      );
    return { tables, rows };
  } finally {
    await database.close();
  }
}

const write = async (places: { databaseUrl: string; dataFolder: string }, statement: string): Promise<void> => {
  const database = await openDatabase(places);
  await database.execute(sql.raw(statement));
  await database.close();
};

describe('the embedded database', () => {
  const dataFolder = join(folder, 'embedded');
  const media = join(dataFolder, 'media');
  const env = { DATA_DIR: dataFolder };
  const places = { databaseUrl: '', dataFolder };
  beforeAll(async () => {
    await extractTemplate(dataFolder);
    writeFiles(dataFolder, media);
  });

  test('is backed up while nothing runs, and restored after all is lost', async () => {
    const before = await contents(places);
    const made = await command('backup', env, join(folder, 'backups'));
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toMatch(
      /^The backup is \S+: the database, 2 files of DATA_DIR \(\d+\.\d MB\), 1 files of MEDIA_DIR \(0\.0 MB\)\.\n$/,
    );
    const backup = pathIn(made);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(readdirSync(backup).toSorted()).toEqual(['backup.json', 'database', 'files', 'media']);
    rmSync(dataFolder, { recursive: true });
    expect(await command('restore', env, backup)).toEqual({
      status: 0,
      stdout: `The backup ${backup} is restored.\n`,
      stderr: '',
    });
    expectFiles(dataFolder, media);
    expect(await contents(places)).toEqual(before);
  }, 120_000);

  test('is backed up while the API runs, and what was written later is moved aside', async () => {
    const api = await startApi(env);
    const made = await run('backup', env, join(folder, 'backups'), '--without-media');
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain('and nothing of MEDIA_DIR.');
    expect((await fetch(`http://127.0.0.1:${api.port}/readyz`)).status).toBe(200);
    const refused = await command('restore', env, pathIn(made));
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^The data folder \S+ is in use by process/),
    ]);
    api.process.kill('SIGTERM');
    await api.ended;

    const before = await contents(places);
    await write(places, 'create table written_later ()');
    const restored = await run('restore', env, pathIn(made));
    expect(restored.stdout).toMatch(
      /^The backup \S+ is restored, which holds nothing of MEDIA_DIR\. What was there is in (\S+); delete it when nothing is missed\.\n$/,
    );
    expect(await contents(places)).toEqual(before);
    expectFiles(dataFolder, media);
  }, 120_000);

  test('is left as it is if the backup is damaged, or is none', async () => {
    const backup = pathIn(await run('backup', env, join(folder, 'backups')));
    const before = await contents(places);
    truncateSync(join(backup, 'database/global/pg_control'), 100);
    expect(await run('restore', env, backup)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^The database of \S+ cannot be opened \(.*\), and nothing was changed\.\n$/,
      ) as string,
    });
    expect((await run('restore', env, join(folder, 'nowhere'))).stderr).toMatch(
      /^There is no backup and no copy \S+nowhere\. There are the copies /,
    );
    expect(await contents(places)).toEqual(before);
  }, 120_000);

  test('is not backed up into what is backed up, and not where there is none', async () => {
    for (const parent of [dataFolder, join(media, 'backups')])
      expect((await run('backup', env, parent)).stderr).toMatch(
        / is inside of what is backed up\. Name a folder outside/,
      );
    const parent = join(folder, 'without');
    expect(await run('backup', { DATA_DIR: join(folder, 'none') }, parent)).toMatchObject({
      status: 1,
      stderr: `There is no database in ${join(folder, 'none')}. Correct DATA_DIR or set DATABASE_URL.\n`,
    });
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe.skipIf(noPostgresReason !== '')(`the database of a server, ${withPostgres}`, () => {
  const dataFolder = join(folder, 'server');
  const media = join(folder, 'server-media');
  let postgres: PostgresServer;
  let env: Record<string, string>;
  let places: { databaseUrl: string; dataFolder: string };
  let backup = '';
  beforeAll(async () => {
    postgres = await startPostgres();
    env = { DATA_DIR: dataFolder, MEDIA_DIR: media, DATABASE_URL: postgres.url };
    places = { databaseUrl: postgres.url, dataFolder };
    await write(
      places,
      `insert into users (name, name_key, confirmed, joined_at, seen_at) select 'member ' || n, 'member ' || n, true, now(), now() from generate_series(1, 500) n;
       insert into secrets values ('links', 'kept')`,
    );
    writeFiles(dataFolder, media);
  });
  afterAll(() => postgres.end());

  test('is backed up while it is in use, and restored after all is lost', async () => {
    const before = await contents(places);
    const database = await openDatabase(places);
    // A pool closes a connection that is idle for long, but keeps one that is in a transaction.
    await database.transaction(async (tx) => {
      await tx.execute(sql`select`);
      const made = await command('backup', env, join(folder, 'backups'));
      backup = pathIn(made);
      expect([made.status, made.stderr]).toEqual([0, '']);
      expect(readdirSync(backup).toSorted()).toEqual(['backup.json', 'database.dump', 'files', 'media']);
      const refused = await run('restore', env, backup);
      expect(refused.stderr).toMatch(
        /^Other connections use the database \(\d+\), and nothing was changed\. Stop the site,/,
      );
    });
    await database.close();

    await write(places, 'drop schema public cascade; create schema public; drop schema drizzle cascade');
    for (const lost of [dataFolder, media]) rmSync(lost, { recursive: true });
    const restored = await command('restore', env, backup);
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expectFiles(dataFolder, media);
    expect(await contents(places)).toEqual(before);
  }, 120_000);

  test('of a later version goes back whole, so that its migrations run again', async () => {
    const before = await contents(places);
    await write(places, 'create table made_by_a_later_version (); delete from users');
    const restored = await run('restore', env, backup);
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    const [, aside = ''] = /What was there is in (\S+);/.exec(restored.stdout) ?? [];
    expect(existsSync(aside)).toBe(true);
    expect(await contents(places)).toEqual(before);
  }, 120_000);

  test('is as before if the dump breaks off', async () => {
    const before = await contents(places);
    const dump = join(backup, 'database.dump');
    truncateSync(dump, Math.floor(statSync(dump).size * 0.8));
    const restored = await run('restore', env, backup);
    expect([restored.status, restored.stderr]).toEqual([1, expect.stringMatching(/^pg_restore has failed: .+\n$/)]);
    expect(await contents(places)).toEqual(before);
  }, 120_000);

  test('does not take what the embedded database has, nor the other way round', async () => {
    const embedded = { ...env, DATABASE_URL: '' };
    expect((await run('restore', embedded, backup)).stderr).toMatch(/ is of a PostgreSQL server\. Set DATABASE_URL/);
    writeFileSync(join(backup, 'backup.json'), '{"format":1,"engine":"embedded","media":true}');
    expect((await run('restore', env, backup)).stderr).toMatch(/ is of the embedded database\. Unset DATABASE_URL/);
    writeFileSync(join(backup, 'backup.json'), '{"format":2}');
    expect((await run('restore', env, backup)).stderr).toMatch(/ is of another version\./);
    expect((await run('restore', env)).stderr).toMatch(/^DATABASE_URL names a server, of which no copies are kept\./);
  });

  test('without the programs of PostgreSQL the command says what to install, and leaves nothing behind', async () => {
    const parent = join(folder, 'no-programs');
    const made = await command('backup', { ...env, PATH: folder }, parent);
    expect([made.status, made.stderr]).toEqual([
      1,
      "pg_dump was not found. Install the client programs of PostgreSQL, of the server's version or a newer one, or add their folder to PATH.\n",
    ]);
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe('videos in a bucket', () => {
  let s3: S3Server;
  let backup: string;
  const dataFolder = join(folder, 'with-bucket');
  const media = join(dataFolder, 'media');
  const env = { DATA_DIR: dataFolder };
  const withBucket = () => ({
    ...{ ...env, S3_URL: s3.settings.url, S3_REGION: s3.settings.region },
    ...{ S3_ACCESS_KEY_ID: s3.settings.accessKeyId, S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey },
  });
  beforeAll(async () => {
    s3 = await startS3();
    await extractTemplate(dataFolder);
    writeFiles(dataFolder, media);
    mkdirSync(join(media, 'work/job'), { recursive: true });
    writeFileSync(join(media, 'work/job/source'), 'in progress');
    backup = pathIn(await run('backup', env, join(folder, 'backups')));
  });
  afterAll(() => s3.end());

  test('come there from a backup of a folder', async () => {
    rmSync(dataFolder, { recursive: true });
    expect(await command('restore', withBucket(), backup)).toEqual({
      status: 0,
      stdout: `The backup ${backup} is restored, and 1 files of videos (0.0 MB) are in the bucket of S3_URL.\n`,
      stderr: '',
    });
    expect(await s3.keys()).toEqual(['uploads/a/source.mp4']);
    expect(existsSync(media)).toBe(false);
  }, 120_000);

  test('stay there, which a backup and its return say', async () => {
    const made = await run('backup', withBucket(), join(folder, 'backups'));
    expect(made.stdout).toMatch(
      /\(\d+\.\d MB\), and nothing of the videos, which are in the bucket of S3_URL: have its server keep copies or versions of it\.\n$/,
    );
    expect(readdirSync(pathIn(made)).toSorted()).toEqual(['backup.json', 'database', 'files']);
    const restored = await run('restore', withBucket(), pathIn(made));
    expect(restored.stdout).toMatch(
      /^The backup \S+ is restored; the bucket of S3_URL is as it was\. What was there is in/,
    );
    expect(await s3.keys()).toEqual(['uploads/a/source.mp4']);
  }, 120_000);

  test('are not restored into a bucket that cannot be used, and neither is anything else', async () => {
    const wrong = { ...withBucket(), S3_URL: `${s3.settings.url}-of-another` };
    const before = readdirSync(dataFolder);
    expect(await run('restore', wrong, backup)).toEqual({
      ...{ status: 1, stdout: '' },
      stderr: 'The bucket of S3_URL does not exist. Create it, or correct S3_URL. Nothing was changed.\n',
    });
    expect(readdirSync(dataFolder)).toEqual(before);
  });
});

test('a server that is away is one sentence', async () => {
  const env = { DATA_DIR: join(folder, 'away'), DATABASE_URL: 'postgres://user:word@127.0.0.1:9/none' };
  const backup = join(folder, 'of-a-server');
  mkdirSync(backup, { recursive: true });
  writeFileSync(join(backup, 'backup.json'), '{"format":1,"engine":"server","media":false}');
  expect(await run('restore', env, backup)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The database of DATABASE_URL cannot be reached (ECONNREFUSED). Start it or correct DATABASE_URL.\n',
  });
});
