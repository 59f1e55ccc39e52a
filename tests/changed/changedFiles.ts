import { execFileSync } from 'node:child_process';
import { root } from '../tools/repository.ts';

export interface ChangedFiles {
  /** The commit that the files are compared with. */
  base: string;
  /** Paths relative to the root, including files that were removed or are not tracked yet. */
  paths: string[];
}

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const mainBranch = (): string => {
  const known = lines(git('for-each-ref', '--format=%(refname:short)', 'refs/heads/main', 'refs/remotes/origin/main'));
  // A clone may have no local main branch.
  return known.includes('main') ? 'main' : (known[0] ?? 'HEAD');
};

/**
 * Returns the files that differ from a commit, including uncommitted ones. The default is the commit where this branch
 * left main; on main itself, its last commit.
 */
export function findChangedFiles(since?: string): ChangedFiles {
  const base = since === undefined ? git('merge-base', 'HEAD', mainBranch()) : git('rev-parse', '--verify', since);
  const tracked = lines(git('diff', '--name-only', '--no-renames', base));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  return { base, paths: [...new Set([...tracked, ...untracked])].toSorted() };
}
