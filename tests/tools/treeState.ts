import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from './repository.ts';

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

/**
 * Returns a short hash of the exact files: the commit, the difference from it, and untracked files. Files in `without`,
 * a path in the repository, do not count as a difference.
 */
export function treeState(without?: string): string {
  const paths = without === undefined ? ['.'] : ['.', `:!${without}`];
  const hash = createHash('sha256')
    .update(git('rev-parse', 'HEAD'))
    .update(git('diff', 'HEAD', '--', ...paths));
  for (const path of git('ls-files', '--others', '--exclude-standard', '--', ...paths)
    .split('\n')
    .filter(Boolean))
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

/** Names the state of the tree, in which `without` does not count as a difference. */
export function nameTree(without: string): TreeName {
  const isChanged = git('status', '--porcelain', '--', '.', `:!${without}`) !== '';
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  return { tree: treeState(without), commit: isChanged ? `${commit}+` : commit };
}

/** States of the tree that something ran on, the first one first, with the number of its rounds on each. */
export const treeStates = z.array(z.strictObject({ tree: z.string(), commit: z.string(), rounds: z.int().positive() }));

/** Returns the states with one more round on a state of the tree. */
export function addState(states: z.output<typeof treeStates>, now: TreeName): z.output<typeof treeStates> {
  const last = states.at(-1);
  return last?.tree === now.tree
    ? [...states.slice(0, -1), { ...last, rounds: last.rounds + 1 }]
    : [...states, { ...now, rounds: 1 }];
}
