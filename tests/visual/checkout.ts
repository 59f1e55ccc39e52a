import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../../.storybook/build.ts';

export interface Checkout {
  folder: string;
  /** Full commit hash. */
  commit: string;
  remove: () => Promise<void>;
}

/** Returns the full hash of a version. Throws if there is no such version. */
export const resolveCommit = (ref: string, root: string): Promise<string> =>
  run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], { cwd: root }).then(
    (printed) => printed.trim(),
    () => {
      throw new Error(
        `There is no version "${ref}" here: give a branch, a tag or a commit that \`git log\` knows. If it is only on a server, \`git fetch\` it first.`,
      );
    },
  );

/** Checks out another version into a temporary worktree, ready to build. Throws if there is no such version. */
export async function checkOut(ref: string, root: string): Promise<Checkout> {
  const git = (...args: string[]) => run('git', args, { cwd: root });
  const commit = await resolveCommit(ref, root);
  const tempFolder = mkdtempSync(join(tmpdir(), 'afterglow-'));
  const folder = join(tempFolder, 'project');
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder).catch(() => '');
    rmSync(tempFolder, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  try {
    await git('worktree', 'add', '--detach', folder, commit);
    if (sameFile('package-lock.json', root, folder)) linkModules(root, folder);
    // Vite sets NODE_ENV=production, under which npm omits packages that builds need.
    else await run('npm', ['ci', '--ignore-scripts', '--include=dev'], { cwd: folder });
    await run('npm', ['run', 'prepare', '--if-present'], { cwd: folder });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, commit, remove };
}

const sameFile = (name: string, one: string, other: string): boolean =>
  existsSync(join(one, name)) &&
  existsSync(join(other, name)) &&
  readFileSync(join(one, name)).equals(readFileSync(join(other, name)));

/**
 * Links the installed packages one by one. Linking the whole folder would not work: its links to our own workspaces
 * would point to this version.
 */
function linkModules(root: string, folder: string): void {
  // The file that was just checked out, in npm's format.
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const workspace of ['.', ...workspaces]) {
    const [from, to] = [join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules')];
    if (existsSync(from)) linkEach(from, to, root, folder);
  }
}

function linkEach(from: string, to: string, root: string, folder: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name === '.cache' || name === '.vite') continue;
    if (name === '@afterglow') {
      mkdirSync(target);
      // npm links workspaces relatively or absolutely; both are mapped to the other version.
      for (const workspace of readdirSync(source))
        symlinkSync(
          join(folder, relative(realpathSync(root), realpathSync(join(source, workspace)))),
          join(target, workspace),
        );
    } else symlinkSync(source, target);
  }
}
