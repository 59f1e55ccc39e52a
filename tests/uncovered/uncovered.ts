/**
 * `npm run uncovered -- VideoPlayer`: plays the stories of what the words name, and lists the lines and branches of their
 * components that none of them reaches; without a word, of all. Handlers, effects and timers are left out: what they set
 * is a branch of what is drawn. excused.json has what no story can show, by file and
 * line, with a reason. The build and what was played are kept in .cache/uncovered: a run that was broken off goes on.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { buildStories } from '../../.storybook/build.ts';
import { chromium as systemBrowser } from '../../.storybook/chromium.ts';
import { isNamed } from '../../.storybook/isNamed.ts';
import { serve } from '../../.storybook/serve.ts';
import { files, root } from '../tools/repository.ts';
import { treeState } from '../tools/treeState.ts';
import { progressOf } from '../visual/progress.ts';
import { openBatchResults, type BatchResult, type BatchResults } from './batchResults.ts';
import { coverStories } from './coverStories.ts';
import { mapCoverage } from './mapCoverage.ts';
import { planBatches, type Batch, type IndexEntry } from './plan.ts';
import { uncoveredPlaces, unusedExcuses } from './places.ts';
import { inBoth, unrunRanges, type Range } from './unrun.ts';

const excuses = 'tests/uncovered/excused.json';
const folder = join(root, '.cache/uncovered');
/** Files of the library that hold no component: builds, guidance, and what stories and servers put around one. */
const others = /^design-system\/(?:build|groups|messages|reader)\/|storyArgs\.tsx$|\.(?:stories|test)\.tsx$/;

/** Builds the stories with source maps, unless exactly these files were built before. Returns their folder. */
async function build(state: string): Promise<string> {
  const built = join(folder, state, 'built');
  if (existsSync(built)) return built;
  const unfinished = `${built}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  process.env['STORY_SOURCE_MAPS'] = 'yes';
  console.log('Building the stories with source maps …');
  await buildStories(root, unfinished);
  renameSync(unfinished, built);
  return built;
}

/** Plays what no earlier run has played. */
async function playBatches(built: string, batches: readonly Batch[], results: BatchResults): Promise<void> {
  const open = batches.filter(({ key }) => !results.read(key));
  const total = open.reduce((sum, { ids }) => sum + ids.length, 0);
  if (total === 0) return;
  const progress = progressOf(total, () => performance.now());
  const { origin, close } = await serve(built);
  const browser = await chromium.launch(systemBrowser());
  try {
    for (const { key, ids } of open) {
      const { scripts, failures } = await coverStories(browser, origin, ids, () => {
        const line = progress();
        if (line) console.log(line);
      });
      const own = scripts.filter(({ url }) => url.startsWith(origin));
      const unrun = own.map((script) => [new URL(script.url).pathname, unrunRanges(script)]);
      results.write(key, { unrun: Object.fromEntries(unrun), failures: [...failures] });
    }
  } finally {
    await browser.close();
    await close();
  }
}

/** Returns what ran in none of the batches that loaded a script. */
function merge(played: readonly BatchResult[]): Map<string, readonly Range[]> {
  const merged = new Map<string, readonly Range[]>();
  for (const { unrun } of played)
    for (const [path, ranges] of Object.entries(unrun)) {
      const earlier = merged.get(path);
      merged.set(path, earlier ? inBoth(earlier, ranges) : ranges);
    }
  return merged;
}

async function uncovered(words: readonly string[]): Promise<boolean> {
  const state = treeState(excuses);
  const results = openBatchResults(folder, state);
  const built = await build(state);
  // The cast names Storybook's own index.
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const batches = planBatches(Object.values(entries), words);
  await playBatches(built, batches, results);
  const played = batches.flatMap(({ key }) => results.read(key) ?? []);
  const failures = played.flatMap((one) => one.failures);
  for (const failure of failures) console.log(`✗ ${failure}`);
  const components = files('design-system/*.tsx').filter((path) => !others.test(path) && isNamed(path, words));
  const coverage = await mapCoverage(built, merge(played), (source) => components.includes(source));
  const excused = z
    .record(z.string(), z.record(z.string(), z.string()))
    .parse(JSON.parse(readFileSync(join(root, excuses), 'utf8')));
  const sources = new Map(components.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const places = uncoveredPlaces(coverage, sources);
  const found = places.filter(({ path, text }) => excused[path]?.[text] === undefined);
  for (const { path, line, what, text } of found) console.log(`${path}:${line}: ${what}: ${text}`);
  const unused = words.length === 0 ? unusedExcuses(excused, places) : [];
  for (const excuse of unused) console.log(`${excuses}: stories reach it, or it is gone: ${excuse}`);
  console.log(
    found.length === 0
      ? 'Stories reach every line and branch, or it is excused.'
      : `Stories miss ${found.length} lines and branches. Show them, or excuse them in ${excuses}.`,
  );
  return found.length + unused.length + failures.length === 0;
}

process.exitCode = (await uncovered(process.argv.slice(2))) ? 0 : 1;
