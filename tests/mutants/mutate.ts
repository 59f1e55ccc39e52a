/**
 * `npm run mutate -- {file or folder} … [--count 200] [--seed 1] [--seconds 60] [--at-once 2] [--without tests/api]
 * [--again]`: changes code at random, one place at a time, and prints the changes that no test notices. Changes a
 * module while it is loaded, never on disk, and runs the test files that reach the changed place, up to `--seconds` of
 * CPU time in all. `--without` excludes the tests of a folder. Results are kept in .cache/mutants: a change is tried
 * again only if its file has changed, or, with `--again`, if no test noticed it.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSources } from '../components/ast.ts';
import { root } from '../tools/repository.ts';
import { chooseMutants, isMutable, mutantKey } from './chooseMutants.ts';
import { mutantsOf, type Mutant } from './mutators.ts';
import { describeResults, isSettled, testsToTry, type Outcome, type Reaching } from './outcomes.ts';
import { placeOf, type ReachLine } from './probes.ts';
import { folder, runTests } from './runTests.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: String(availableParallelism()) },
    without: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error('Name the folders to change: npm run mutate -- site/server');
  process.exit(1);
}
const seconds = Number(values.seconds);

const sources = loadSources(isMutable, positionals);
const texts = new Map(sources.map(({ path, text }) => [path, text]));
const chosen = chooseMutants(sources.flatMap(mutantsOf), Number(values.count), Number(values.seed));
const keyOf = (mutant: Mutant): string => mutantKey(mutant, texts.get(mutant.file) ?? '');

const outcomes = readStore<Outcome>('outcomes.json');
const reachStore = `reach${values.without ? `-without-${values.without.replaceAll('/', '-')}` : ''}.json`;
const reach = readStore<Reaching[]>(reachStore);
if (values.again)
  for (const key of chosen.map(keyOf))
    if (outcomes[key]?.status !== 'killed' && outcomes[key]?.status !== 'timeout') {
      delete outcomes[key];
      delete reach[key];
    }

await findReach(chosen.filter((mutant) => !reach[keyOf(mutant)]));
const costOf = (mutant: Mutant): number => planFor(mutant).reduce((sum, one) => sum + one.seconds, 0);
// Mutants that quick tests reach come first, so that an interrupted run has the most results.
const queue = chosen
  .filter((mutant) => !isSettled(outcomes[keyOf(mutant)], planFor(mutant).length))
  .toSorted((one, other) => costOf(one) - costOf(other));
console.log(`${chosen.length} mutants, of which ${queue.length} are to be tried.`);
await Promise.all(Array.from({ length: Number(values['at-once']) }, (_, place) => worker(`try-${place}`)));

const results = chosen.flatMap((mutant) => {
  const outcome = outcomes[keyOf(mutant)];
  return outcome ? [{ mutant, outcome }] : [];
});
console.log(`\n${describeResults(results)}`);

function readStore<Value>(name: string): Record<string, Value> {
  try {
    // Written by this program.
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Value>;
  } catch {
    return {};
  }
}

function writeStore(name: string, store: object): void {
  writeFileSync(join(folder, name), JSON.stringify(store, null, 1));
}

function planFor(mutant: Mutant): Reaching[] {
  return testsToTry(mutant.file, reach[keyOf(mutant)] ?? [], seconds);
}

/** Runs the tests that import a file of these mutants, once and unchanged, and records which tests run which place. */
async function findReach(mutants: readonly Mutant[]): Promise<void> {
  if (mutants.length === 0) return;
  const changedFiles = [...new Set(mutants.map(({ file }) => file))];
  console.log(`Looking for the tests that run ${mutants.length} places in ${changedFiles.length} files …`);
  const reachFile = join(folder, 'reach.jsonl');
  rmSync(reachFile, { force: true });
  const without = values.without ? ['--exclude', `${values.without}/**`] : [];
  const words = ['related', ...changedFiles, '--run', ...without];
  const { report, output } = await runTests({ probes: [...mutants] }, words, {
    ...{ name: 'reach', seconds: 3600, reachFile },
  });
  if (!report) throw new Error(`Vitest wrote no report. It said:\n${output}`);
  if (report.failed > 0) console.log(`Left out, as they fail without a mutant:\n${report.failures.join('\n')}\n`);
  const lines = readLines(reachFile).filter(({ test }) => !report.failures.some((failure) => failure.includes(test)));
  for (const mutant of mutants) {
    const place = placeOf(mutant);
    reach[keyOf(mutant)] = lines
      .filter(({ places }) => places.includes(place))
      .map((line) => ({ test: relative(root, line.test), seconds: Number(line.seconds.toFixed(1)) }));
  }
  writeStore(reachStore, reach);
}

function readLines(file: string): ReachLine[] {
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      // Written by reportReach.ts.
      .map((line) => JSON.parse(line) as ReachLine)
  );
}

async function worker(name: string): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const outcome = await tryMutant(mutant, name);
    if (!outcome) continue;
    outcomes[keyOf(mutant)] = outcome;
    writeStore('outcomes.json', outcomes);
    console.log(`${outcome.status} ${mutant.file}:${mutant.line}${outcome.by ? ` by ${outcome.by}` : ''}`);
  }
}

/** Returns null if there is no result because Vitest itself failed. */
async function tryMutant(mutant: Mutant, name: string): Promise<Outcome | null> {
  const plan = planFor(mutant);
  const counts = { tried: plan.length, reaching: reach[keyOf(mutant)]?.length ?? 0 };
  if (plan.length === 0) return { status: 'unreached', ...counts };
  const words = ['run', '--bail', '1', '--maxWorkers', '1', ...plan.map(({ test }) => test)];
  const { report, timedOut, output } = await runTests({ mutant }, words, { name, seconds: 120 + 10 * costOf(mutant) });
  if (timedOut) return { status: 'timeout', ...counts };
  if (!report) {
    console.log(`Vitest wrote no report of ${mutant.file}:${mutant.line}. It said:\n${output}`);
    return null;
  }
  if (report.failed === 0) return { status: 'survived', ...counts };
  return { status: 'killed', ...counts, by: report.failures[0]?.split('\n')[0]?.replace(`✗ ${root}/`, '') ?? '' };
}
