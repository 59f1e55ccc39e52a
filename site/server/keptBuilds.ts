/**
 * Hashed files of the builds that ran last, in the data folder: while one build replaces another, a page of one may ask a
 * process of the other for its files, and a page that is open may do so hours later.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** This one, the one before it, and one to go back to. */
const keptCount = 3;

const folderOf = (dataDir: string): string => join(dataDir, 'builds');
const buildName = /^[0-9a-f]{24}$/;

/** Folders of the builds, the latest start first. Read anew each time: another process may have just added its own. */
export function keptBuilds(dataDir: string): string[] {
  const folder = folderOf(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => buildName.test(name))
    .map((name) => ({ path: join(folder, name), startedAt: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.startedAt - one.startedAt)
    .map(({ path }) => path);
}

/** The names have hashes of their contents, so that they tell one build from another. */
const nameOf = (assets: string): string =>
  createHash('sha256').update(readdirSync(assets).toSorted().join('\n')).digest('hex').slice(0, 24);

/** Keeps the files of a build that starts, and removes all but those of the last three. */
export function keepBuild(client: string, dataDir: string): void {
  const assets = join(client, 'assets');
  const kept = join(folderOf(dataDir), nameOf(assets));
  if (!existsSync(kept)) {
    // Complete once it has its name; another process may be doing the same.
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
