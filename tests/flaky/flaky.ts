/**
 * `npm run test:flaky -- 5 [browser] [stories] [{word} …] [--built]`: repeats browser tests and stories five times,
 * with one busy process per core beside them, and counts failures per test. There are no retries. Other words select
 * specs by their file names and stories by their titles; `--built` uses the last builds. Counts are kept in
 * .cache/flaky, in one file per state of the tree and selection of words: an interrupted command continues with the run
 * it was at, and a larger number adds to a smaller one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTestBrowsers } from '../tools/findBrowser.ts';
import { root } from '../tools/repository.ts';
import { treeState } from '../tools/treeState.ts';
import { parseFlakyWords, type KindName } from './flakyWords.ts';
import { kindsOf } from './kinds.ts';
import { startLoad } from './load.ts';
import { addRun, describeTally, hasFailures, runsOf, tallyShape, type Tally } from './tally.ts';

const { count, isBuilt, kinds, words } = parseFlakyWords(process.argv.slice(2));
const env = { ...process.env, ...(await findTestBrowsers()), FORCE_COLOR: '0' };
// Functions that build and check stories read these variables from this process.
Object.assign(process.env, env);

const folder = join(root, '.cache/flaky');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${[treeState(), ...words].join('-').replaceAll(/[^\w-]/g, '_')}.json`);

let tally = readTally();
for (const name of kinds) await repeat(name);
console.log(`\n${describeTally(tally)}\nCounted in ${file}.`);
process.exitCode = hasFailures(tally) ? 1 : 0;

async function repeat(name: KindName): Promise<void> {
  const kind = kindsOf[name](words, env);
  if (runsOf(tally, name) >= count) return;
  if (!isBuilt) await kind.build();
  if (!kind.hasTests()) return console.log(`${name}: no test is chosen by ${words.join(', ')}.`);
  const stopLoad = startLoad();
  while (runsOf(tally, name) < count) {
    console.log(`\n── ${name}: run ${runsOf(tally, name) + 1} of ${count}`);
    tally = addRun(tally, name, await kind.run());
    writeFileSync(file, JSON.stringify(tally, null, 1));
  }
  stopLoad();
}

function readTally(): Tally {
  try {
    return tallyShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
