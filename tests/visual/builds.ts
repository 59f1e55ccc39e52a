import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStories } from '../../.storybook/build.ts';
import { root } from '../tools/repository.ts';
import { checkOut } from './checkout.ts';

/** Builds the stories of a commit in a temporary worktree, unless they were built before. Returns their folder. */
export async function buildCommit(ref: string, commit: string, builds: string): Promise<string> {
  const built = join(builds, commit);
  if (existsSync(built)) return built;
  const { folder, remove } = await checkOut(commit, root);
  try {
    if (!existsSync(join(folder, '.storybook/main.ts')))
      throw new Error(`${ref} has no stories yet; compare with a later version.`);
    return await buildInto(folder, built);
  } finally {
    await remove();
  }
}

/** Builds the stories of the working tree, unless exactly these files were built before. Returns their folder. */
export async function buildWorkingTree(state: string, builds: string): Promise<string> {
  const built = join(builds, state);
  return existsSync(built) ? built : await buildInto(root, built);
}

/** Removes builds of other versions. */
export function removeOtherBuilds(builds: string, kept: readonly string[]): void {
  mkdirSync(builds, { recursive: true });
  for (const name of readdirSync(builds))
    if (!kept.includes(name)) rmSync(join(builds, name), { recursive: true, force: true });
}

/** An interrupted build is not taken for a finished one. */
async function buildInto(project: string, built: string): Promise<string> {
  const unfinished = `${built}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await buildStories(project, unfinished);
  renameSync(unfinished, built);
  return built;
}
