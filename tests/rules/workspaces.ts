import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The fields of a package.json that are read here. */
interface Manifest {
  name: string;
  workspaces?: string[];
  exports?: Record<string, string>;
}

interface Workspace {
  name: string;
  /** Relative to the root: `fixtures/contract`. */
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
 * Returns the path of a module that is named by its package: `fixtures/contract/video` for `@afterglow/contract/video`.
 *
 * @returns undefined for packages of npm
 */
export function workspacePath(specifier: string): string | undefined {
  const found = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return found && found.folder + specifier.slice(found.name.length);
}

/**
 * Returns the workspace of a path relative to the root: for `fixtures/contract/video.ts` that is `fixtures/contract`,
 * not `fixtures`.
 */
export const workspaceOf = (path: string): Workspace | undefined =>
  workspaces
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0];
