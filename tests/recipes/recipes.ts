/**
 * `npm run recipes [-- word …]`: applies each recipe of CONTRIBUTING.md, or those whose heading has a word, to a copy
 * of this tree without its new files, and runs the recipe's commands there. Prints how many files each takes.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../.storybook/build.ts';
import { root } from '../tools/repository.ts';
import { checkOut } from '../visual/checkout.ts';
import { applyEdits } from './applyEdits.ts';
import { recipes } from './list.ts';
import type { Recipe } from './recipe.ts';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const selected = recipes.filter(
  ({ heading }) => words.length === 0 || words.some((word) => heading.toLowerCase().includes(word)),
);
if (selected.length === 0) {
  console.error(`No recipe has ${words.join(' or ')} in its heading: ${recipes.map((one) => one.heading).join(', ')}.`);
  process.exit(1);
}

/** Takes back the edits of the recipe before, and the messages that were compiled from them. */
async function reset(folder: string): Promise<void> {
  await run('git', ['reset', '--hard', '--quiet'], { cwd: folder });
  await run('git', ['clean', '-fdq'], { cwd: folder });
  rmSync(join(folder, 'design-system/messages/compiled'), { recursive: true, force: true });
}

async function follow({ heading, edits, commands }: Recipe, folder: string): Promise<boolean> {
  const begun = performance.now();
  try {
    await reset(folder);
    const written = applyEdits(folder, edits);
    console.log(`\n── ${heading}: ${written.length} files by hand`);
    for (const command of ['npm run generate --silent', ...commands]) {
      console.log(`   ${command}`);
      await run('sh', ['-c', command], { cwd: folder });
    }
    console.log(`── ${heading}: holds, in ${Math.round((performance.now() - begun) / 1_000)} s`);
    return true;
  } catch (error) {
    console.error(`── ${heading}: does not hold\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

// A commit of what is changed and not committed; empty if nothing is.
const uncommitted = (await run('git', ['stash', 'create'], { cwd: root })).trim();
const copy = await checkOut(uncommitted || 'HEAD', root);
try {
  for (const recipe of selected) if (!(await follow(recipe, copy.folder))) process.exitCode = 1;
} finally {
  await copy.remove();
}
