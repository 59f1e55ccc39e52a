import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What a package.json of ours says, as far as it is read here. */
interface Manifest {
  name: string;
  workspaces?: string[];
  exports?: Record<string, string>;
}

interface Workspace {
  name: string;
  /** From the root: `fixtures/contract`. */
  folder: string;
  /** Whether other packages import its modules by name. */
  hasExports: boolean;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const workspaces = (readManifest('.').workspaces ?? []).map((folder): Workspace => {
  const { name, exports } = readManifest(folder);
  return { name, folder, hasExports: exports !== undefined };
});

/**
 * The path of a module that is named by its package: `@afterglow/contract/video` is `fixtures/contract/video`.
 *
 * @returns undefined for packages of npm
 */
export function workspacePath(specifier: string): string | undefined {
  const found = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return found && found.folder + specifier.slice(found.name.length);
}

/** The workspace of a path from the root: that of `fixtures/contract/video.ts` is `fixtures/contract`, not `fixtures`. */
export const workspaceOf = (path: string): Workspace | undefined =>
  workspaces
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0];
