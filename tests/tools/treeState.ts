import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

/** Returns a short hash of the exact files: the commit, the difference from it, and untracked files. */
export function treeState(): string {
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'));
  for (const path of git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean))
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 10);
}

/** A state of the tree, for people and for comparing. */
export interface TreeName {
  /** Hash of the exact files. */
  tree: string;
  /** The commit, with a + if the files differ from it. */
  commit: string;
}

export function nameTree(): TreeName {
  return { tree: treeState(), commit: git('describe', '--always', '--exclude=*', '--dirty=+').trim() };
}
