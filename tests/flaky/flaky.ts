/**
 * `npm run test:flaky -- 5 [browser] [stories] [{word} …] [--minutes {n}] [--built]`: repeats browser tests and stories
 * five times, with one busy process per core beside them, and counts failures per test. There are no retries. Other
 * words select specs by their file names and stories by their titles; `--built` uses the last builds. After the minutes
 * no further part of a run begins; an interrupted command continues with the part that it was at, and a larger number
 * adds to a smaller one. Counts of all tests are kept in docs/flaky.json, which is committed, so that they add up over
 * machines and over states of the tree; those of selected tests in .cache/flaky, in one file per state and selection.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findTestBrowsers } from '../tools/findBrowser.ts';
import { root } from '../tools/repository.ts';
import { nameTree } from '../tools/treeState.ts';
import { parseFlakyWords, type KindName } from './flakyWords.ts';
import { kindsOf } from './kinds.ts';
import { startLoad } from './load.ts';
import { addPart, describeTally, hasFailures, partOf, runsOf, tallyShape, type Tally } from './tally.ts';

const { count, minutes, isBuilt, kinds, words } = parseFlakyWords(process.argv.slice(2));
const env = { ...process.env, ...(await findTestBrowsers()), FORCE_COLOR: '0' };
// Functions that build and check stories read these variables from this process.
Object.assign(process.env, env);

const kept = 'docs/flaky.json';
const state = nameTree(kept);
const selection = `.cache/flaky/${[state.tree, ...words].join('-').replaceAll(/[^\w-]/g, '_')}.json`;
const file = join(root, words.length === 0 ? kept : selection);
mkdirSync(dirname(file), { recursive: true });
const end = performance.now() + minutes * 60_000;

let tally = readTally();
for (const name of kinds) await repeat(name);
console.log(`\n${describeTally(tally)}\nCounted in ${file}.`);
process.exitCode = hasFailures(tally) ? 1 : 0;

async function repeat(name: KindName): Promise<void> {
  const kind = kindsOf[name](words, env);
  const isDone = (): boolean => runsOf(tally, name) >= count || performance.now() > end;
  if (isDone()) return;
  if (!isBuilt) await kind.build();
  if (!kind.hasTests()) return console.log(`${name}: no test is chosen by ${words.join(', ')}.`);
  const stopLoad = startLoad();
  while (!isDone()) {
    const part = partOf(tally, name);
    console.log(`\n── ${name}: run ${runsOf(tally, name) + 1} of ${count}, part ${part} of ${kind.parts}`);
    tally = addPart(tally, name, { of: kind.parts, failed: await kind.run(part), state });
    writeFileSync(file, `${JSON.stringify(tally, null, 2)}\n`);
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
