/** A database dump with the sample catalogue, built once for all test files and cached until its sources change. */
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { wrapPglite } from '@afterglow/api/database/database';
import { seed } from '@afterglow/api/seed/seed';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { releaseLock, waitForLock } from '@afterglow/operation/lockFile';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/tests');
const sources = [
  'tests/api/catalogueTemplate.ts',
  'fixtures/api/migrations',
  'fixtures/api/schema',
  'fixtures/api/seed',
  'fixtures/api/cards',
  'fixtures/api/database',
  'fixtures/api/videoCardJson.ts',
  'fixtures/api/normalizeText.ts',
  'fixtures/api/foldLetters.ts',
  'fixtures/api/nameSkeleton.ts',
  'fixtures/contract',
  'fixtures/data',
  'fixtures/media/clips.ts',
  'fixtures/media/manifest.ts',
];

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function templatePath(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(join(root, source))))
    hash.update(file).update(readFileSync(file));
  return join(folder, `catalogue-${hash.digest('hex').slice(0, 16)}.tar`);
}

/**
 * Creates an empty database that makes a small template: its write-ahead log has segments of 1 MB instead of 16, and
 * none beyond the current one.
 */
async function createSmallDatabase(): Promise<PGlite> {
  const [{ PGlite: Embedded }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return Embedded.create({
    extensions: { pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...Embedded.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
  });
}

/** Drops the databases that new ones are copied from. They are half of all files, and no test creates a database. */
async function dropEmptyDatabases(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template1', 'template0']) await client.exec(`drop database ${name}`);
  await client.exec('checkpoint');
}

async function buildTemplate(file: string): Promise<void> {
  const client = await createSmallDatabase();
  const database = await wrapPglite(client);
  await seed(database, catalogueDate);
  await dropEmptyDatabases(client);
  // Not compressed, because it is read far more often than written.
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await database.close();
  for (const old of readdirSync(folder))
    if (/^catalogue-.*\.tar$/.test(old)) rmSync(join(folder, old), { force: true });
  const part = join(folder, `${randomUUID()}.part`);
  writeFileSync(part, dump);
  renameSync(part, file);
}

/** Returns the path of the template. Test files run in parallel: one builds the template, the others wait. */
async function templateFile(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = templatePath();
  if (existsSync(file)) return file;
  const lock = `${file}.lock`;
  await waitForLock(lock, 'seeding the catalogue of the tests');
  try {
    if (!existsSync(file)) await buildTemplate(file);
  } finally {
    releaseLock(lock);
  }
  return file;
}

/** Extracts the sample catalogue into a data folder, which is much faster than seeding. */
export async function extractTemplate(dataFolder: string): Promise<void> {
  const database = join(dataFolder, 'database');
  mkdirSync(database, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xf', await templateFile(), '-C', database], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar ended with ${status}: ${stderr}`);
}

/** Opens a new in-memory database with the sample catalogue. */
export async function sampleDatabase(): Promise<PGlite> {
  const [{ PGlite: Embedded }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return Embedded.create({
    loadDataDir: new Blob([readFileSync(await templateFile())], { type: 'application/x-tar' }),
    extensions: { pg_trgm },
  });
}
