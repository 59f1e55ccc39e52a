/** Copies of the embedded database, and folders that a power cut has damaged. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore } from '@afterglow/api/backup/commands';
import { copyTime, keepCopy, listCopies } from '@afterglow/api/database/copies';
import { openDatabase, queryRows } from '@afterglow/api/database/database';
import { messageOf } from '@afterglow/api/operatorError';
import { keepDailyCopy } from '@afterglow/api/scheduledJobs';
import { root } from '../tools/repository.ts';
import { extractTemplate } from './catalogueTemplate.ts';
import { startApi } from './startApi.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-copies-'));
const databaseFolder = join(dataFolder, 'database');
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: '', dataFolder });
const titleOf = async (): Promise<string | undefined> => {
  const database = await open();
  try {
    return (await queryRows<{ title: string }>(database, sql`select title from videos order by id limit 1`))[0]?.title;
  } finally {
    await database.close();
  }
};
let title: string | undefined;
/** The largest file of the table of videos, relative to the database. */
let tableFile = '';
beforeAll(async () => {
  await extractTemplate(dataFolder);
  const database = await open();
  tableFile =
    (await queryRows<{ path: string }>(database, sql`select pg_relation_filepath('videos') as path`))[0]?.path ?? '';
  await database.close();
  title = await titleOf();
});

/** Returns a hash of the names and contents of all files. */
const digest = (folder: string): string => {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .toSorted((one, other) => (join(one.parentPath, one.name) < join(other.parentPath, other.name) ? -1 : 1)))
    hash.update(join(entry.parentPath, entry.name)).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex');
};

const bringBack = () => restore([], { DATA_DIR: dataFolder });

/** Ways to obtain the messages for a damaged folder: from a start and from the command. */
interface Way {
  failedStart: () => Promise<string>;
  restored: () => Promise<string>;
}

const asProcesses: Way = {
  failedStart: async () => {
    const api = await startApi({ DATA_DIR: dataFolder });
    expect(await api.ended).toBe(1);
    return api.stderr();
  },
  restored: async () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(root, 'fixtures/api/restore.ts')],
      { cwd: root, env: { PATH: process.env['PATH'], DATA_DIR: dataFolder }, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  },
};

/** The same functions without their processes, which take several times as long to load. */
const inThisProcess: Way = {
  failedStart: () =>
    open().then(
      () => 'It has started.',
      (error: unknown) => `${messageOf(error)}\n`,
    ),
  restored: async () => `${await bringBack()}\n`,
};

test('each clean stop keeps a copy, and the newest three stay', async () => {
  const before = listCopies(dataFolder);
  expect(before.length).toBeGreaterThan(0);
  for (let times = 0; times < 3; times += 1) await (await open()).close();
  const after = listCopies(dataFolder);
  expect(after).toHaveLength(3);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
}, 120_000);

test('a database that runs for long is copied once a day, and the copy opens', async () => {
  const database = await open();
  const [newest = ''] = listCopies(dataFolder);
  const made = copyTime(newest);
  keepDailyCopy(database, dataFolder, made + 23 * 60 * 60_000);
  expect(listCopies(dataFolder)[0]).toBe(newest);
  await database.execute(sql`create table written_before_the_copy ()`);
  keepDailyCopy(database, dataFolder, made + 24 * 60 * 60_000);
  const [daily = ''] = listCopies(dataFolder);
  expect(copyTime(daily)).toBe(made + 24 * 60 * 60_000);
  await database.execute(sql`create table written_after_the_copy ()`);
  await database.close();
  rmSync(databaseFolder, { recursive: true });
  expect(await bringBack()).toContain(`The copy ${daily} is the database again`);
  const restored = await open();
  const tables = await queryRows<{ name: string }>(
    restored,
    sql`select tablename as name from pg_tables where tablename like 'written_%'`,
  );
  expect(tables).toEqual([{ name: 'written_before_the_copy' }]);
  await restored.close();
}, 120_000);

const cutShort = (): void => truncateSync(join(databaseFolder, 'global/pg_control'), 100);

/** Overwrites the second half of each page, as a torn write does. */
function tearPages(): void {
  const file = join(databaseFolder, tableFile);
  const handle = openSync(file, 'r+');
  for (let at = 0; at + 8_192 <= statSync(file).size; at += 8_192)
    writeSync(handle, Buffer.alloc(4_096, 7), 0, 4_096, at + 4_096);
  closeSync(handle);
}

const removeVersion = (): void => rmSync(join(databaseFolder, 'PG_VERSION'));

// The embedded server aborts when it cannot open a database, so only a separate process shows that the command
// survives.
test.each<[string, () => void, Way]>([
  ['cut short', cutShort, asProcesses],
  ['with torn pages', tearPages, inThisProcess],
  ['without the file that says it is one', removeVersion, inThisProcess],
])(
  'a folder %s is not opened and not written to, and a copy of it is brought back',
  async (_, damage, way) => {
    damage();
    const [newest = ''] = listCopies(dataFolder);
    const before = digest(databaseFolder);
    const said = await way.failedStart();
    expect(said).toMatch(/^The database in \S+ cannot be opened \(.+\), and was left as it is\. Run `npm run restore`/);
    expect(said).toContain(`its copy of ${new Date(copyTime(newest)).toISOString()}.\n`);
    expect(digest(databaseFolder)).toBe(before);
    expect(listCopies(dataFolder)[0]).toBe(newest);
    expect(existsSync(join(dataFolder, 'database.trial'))).toBe(false);
    expect(await way.restored()).toContain(`The copy ${newest} is the database again`);
    expect(await titleOf()).toBe(title);
  },
  180_000,
);

test('without any copy the start says so, and so does the command', async () => {
  rmSync(join(dataFolder, 'copies'), { recursive: true });
  removeVersion();
  await expect(open()).rejects.toThrow(/There is no copy of it\. Move that folder away/);
  await expect(bringBack()).rejects.toThrow(`There is no copy of the database in ${dataFolder}.`);
  expect(() => keepCopy(join(dataFolder, 'nothing'), 0)).toThrow();
});

test('production does not start on the embedded database, and names everything else that is missing', async () => {
  const api = await startApi({
    PROFILE: 'production',
    PUBLIC_ORIGIN: 'https://site.example',
    DATA_DIR: join(dataFolder, 'none'),
  });
  expect([await api.ended, existsSync(join(dataFolder, 'none'))]).toEqual([1, false]);
  expect(api.stderr().trim().split('\n')).toEqual([
    expect.stringMatching(/^PROFILE=production needs DATABASE_URL, .* a power cut can damage it\.$/),
    expect.stringMatching(/^PROFILE=production needs SMTP_URL/),
    expect.stringMatching(/^PROFILE=production needs MAIL_FROM/),
  ]);
});
