import { execFileSync } from 'node:child_process';
import { root } from '../tools/repository.ts';

export interface ChangedFiles {
  /** The commit that they are beside. */
  base: string;
  /** As paths from the root, also those that were removed or are not yet tracked. */
  paths: string[];
}

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const mainBranch = (): string => {
  const known = lines(git('for-each-ref', '--format=%(refname:short)', 'refs/heads/main', 'refs/remotes/origin/main'));
  // A clone may have no main branch of its own.
  return known.includes('main') ? 'main' : (known[0] ?? 'HEAD');
};

/**
 * What differs from a commit, with what is not committed. By default it is the one where this branch left main: on main
 * itself its last one.
 */
export function findChangedFiles(since?: string): ChangedFiles {
  const base = since === undefined ? git('merge-base', 'HEAD', mainBranch()) : git('rev-parse', '--verify', since);
  const tracked = lines(git('diff', '--name-only', '--no-renames', base));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  return { base, paths: [...new Set([...tracked, ...untracked])].toSorted() };
}
