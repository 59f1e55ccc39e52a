/**
 * `npm run visual -- {git ref} [{word} …]`: compares screenshots of the stories of that version and of the working
 * tree, and writes a page with the differences. Words choose stories by their titles, such as `cards` or `video-card`.
 * Builds and results are kept in .cache/visual: an interrupted run goes on where it was.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseCss } from '../../design-system/layout/base.css.ts';
import { root } from '../tools/repository.ts';
import { treeState } from '../tools/treeState.ts';
import { buildCommit, buildWorkingTree, removeOtherBuilds } from './builds.ts';
import { resolveCommit } from './checkout.ts';
import { compareStories } from './compareStories.ts';
import { progressOf } from './progress.ts';
import { countResults, report } from './report.ts';
import { buildsFolder, openResults } from './results.ts';
import { storiesOf, storiesToCompare } from './stories.ts';

const folder = join(root, '.cache/visual');
const builds = join(folder, buildsFolder);

async function visual(ref: string, words: readonly string[]): Promise<void> {
  const commit = await resolveCommit(ref, root);
  const state = treeState();
  const results = openResults(folder, `${commit} ${state}`);
  removeOtherBuilds(builds, [commit, state]);
  console.log(`Building the stories of ${ref} and of the working tree, unless they are built …`);
  const before = await buildCommit(ref, commit, builds);
  const now = await buildWorkingTree(state, builds);
  const stories = storiesToCompare(storiesOf(before), storiesOf(now), words);
  if (stories.length === 0) throw new Error(`No story has ${words.join(' or ')} in its title.`);
  const open = stories.filter(({ id }) => !results.byStory.has(id));
  console.log(
    `Comparing ${open.length} stories in both themes and at two widths${open.length < stories.length ? `, after ${stories.length - open.length} of an earlier run` : ''} …`,
  );
  const progress = progressOf(open.length, () => performance.now());
  await compareStories({
    stories: open,
    before,
    now,
    folder,
    onResult: (result) => {
      results.add(result);
      const line = progress();
      if (line) console.log(line);
    },
  });
  const found = stories.flatMap(({ id }) => results.byStory.get(id) ?? []);
  writeFileSync(
    join(folder, 'index.html'),
    await report({ ref, commit, results: found }, readFileSync(join(root, 'tokens/dist/tokens.css'), 'utf8'), baseCss),
  );
  for (const { story, broken } of found)
    for (const { side, reason } of broken) console.log(`✗ ${story.id} could not be drawn (${side}): ${reason}`);
  console.log(`visual: ${countResults(found)} → .cache/visual/index.html`);
}

const [ref, ...words] = process.argv.slice(2);
if (!ref) {
  console.error('Say which version to compare with: npm run visual -- main');
  process.exitCode = 1;
} else {
  await visual(ref, words).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
