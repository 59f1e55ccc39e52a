/**
 * Keeps the hashed files of the builds that ran last in the data folder: while one build replaces another, a page of
 * one may request its files from a process of the other, and an open page may do so hours later.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** The current build, the one before it, and one to go back to. */
const keptCount = 3;

const folderOf = (dataDir: string): string => join(dataDir, 'builds');
const buildName = /^[0-9a-f]{24}$/;

/**
 * Returns the folders of the builds, the latest start first. Reads them each time, as another process may have just
 * added its own.
 */
export function keptBuilds(dataDir: string): string[] {
  const folder = folderOf(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => buildName.test(name))
    .map((name) => ({ path: join(folder, name), startedAt: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.startedAt - one.startedAt)
    .map(({ path }) => path);
}

/** Returns a name for a build, made from the names of its files, which contain hashes and so distinguish builds. */
const nameOf = (assets: string): string =>
  createHash('sha256').update(readdirSync(assets).toSorted().join('\n')).digest('hex').slice(0, 24);

/** Keeps the files of a build that starts, and removes all but those of the last three builds. */
export function keepBuild(client: string, dataDir: string): void {
  const assets = join(client, 'assets');
  const kept = join(folderOf(dataDir), nameOf(assets));
  if (!existsSync(kept)) {
    // The folder gets its name once it is complete; another process may be doing the same.
    const part = `${kept}.${process.pid}.part`;
    cpSync(assets, join(part, 'assets'), { recursive: true });
    try {
      renameSync(part, kept);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      if (!existsSync(kept)) throw error;
    }
  }
  const now = new Date();
  utimesSync(kept, now, now);
  for (const path of keptBuilds(dataDir).slice(keptCount)) rmSync(path, { recursive: true, force: true });
}
