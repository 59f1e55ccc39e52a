import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';
import type { ComponentsManifest } from 'storybook/internal/types';
import { buildStories, commandOf, run } from './build.ts';
import { chromium } from './chromium.ts';
import { faultsOf } from './manifests.ts';
import { serve } from './serve.ts';
import { planTestFiles, type IndexEntry } from './testFiles.ts';

/**
 * `npm run stories`: builds the stories, serves them, and checks each one: its play function, a silent console, and in
 * the modes of modes.ts axe, overflow and crushed texts. Arguments after `--` choose titles (`npm run stories --
 * video-card`); `--built` reuses the last build. A title with a failed story is checked once more, alone, unless
 * `--once` is given.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const workers = 2;
const built = process.argv.includes('--built');
const isOnce = process.argv.includes('--once');
const words = process.argv.slice(2).filter((word) => !['--built', '--once'].includes(word));
const lastBuild = join(root, 'storybook-static');
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
/** Folder of the build and the report of this run. Other runs may start or end at the same time. */
const own = mkdtempSync(join(cache, 'stories-'));
const folder = join(own, 'built');
const report = join(own, 'report.json');
process.once('exit', () => rmSync(own, { recursive: true, force: true }));

if (built) cpSync(lastBuild, folder, { recursive: true });
else await buildStories(root, folder);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook's own index
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>;
};
const files = planTestFiles(Object.values(entries), words, workers);
if (files.length === 0) {
  console.log(`No title of a story holds ${words.map((word) => `"${word}"`).join(' or ')}.`);
  process.exit(1);
}
const { origin, close } = await serve(folder);
const runner = commandOf('@storybook/test-runner', 'test-storybook', root);

interface Assertion {
  status: string;
  ancestorTitles: string[];
  failureMessages: string[];
}

/** Jest's JSON report; its shape is documented as formatted results. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { message: string; assertionResults: Assertion[] }[];
}

/** Checks the stories of the given titles; each inner array is one test file. */
async function checkStories(files: string[][], workers: number): Promise<Report> {
  rmSync(report, { force: true });
  const settings = [
    ...['--config-dir', '.storybook', '--url', origin, '--index-json', '--maxWorkers', String(workers)],
    ...['--json', '--outputFile', report, '--disable-telemetry'],
  ];
  const failure: unknown = await run(process.execPath, [runner, ...settings], {
    cwd: root,
    env: { STORY_RUN: JSON.stringify({ browser: chromium(), files }) },
  }).then(
    () => null,
    (error: unknown) => error,
  );
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Jest, as documented
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    console.log(failure instanceof Error ? failure.message : String(failure));
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] };
  }
}

const nameOf = ({ ancestorTitles }: Assertion): string => ancestorTitles.join(' › ');

const passedOf = ({ testResults }: Report): Set<string> =>
  new Set(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(nameOf),
    ),
  );

/** Returns the messages of the failed stories, by the story's name. */
const failuresOf = ({ testResults }: Report): Map<string, string> =>
  new Map(
    testResults.flatMap(({ message, assertionResults }) => {
      if (assertionResults.length === 0 && message) return [['the run', readable(message)] as const];
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map((one) => [nameOf(one), one.failureMessages.map(readable).join('\n')] as const);
    }),
  );

/** Maximum number of titles to check again: more do not fail by chance, and would take too long. */
const maxTriedAgain = 10;

/** Returns the ids of titles that have a failed story. */
const failedTitles = (names: Iterable<string>): string[] => {
  const titles = new Set([...names].map((name) => name.split(' › ')[0] ?? ''));
  return [...new Set(Object.values(entries).flatMap(({ title }) => (titles.has(title) ? [toId(title)] : [])))];
};

/** Returns what is wrong with the manifest of components, which programs read; it is of the whole build. */
function manifestFaults(): [string, string][] {
  if (words.length > 0) return [];
  const file = join(folder, 'manifests/components.json');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Storybook, as its types say
  const faults = faultsOf(JSON.parse(readFileSync(file, 'utf8')) as ComponentsManifest);
  return faults.length > 0 ? [['manifests/components.json', faults.join('\n')]] : [];
}

const faults = manifestFaults();
const first = await checkStories(files, workers);
const failed = failuresOf(first);
const again = failedTitles(failed.keys());
// Titles with a failed story are checked a second time, each on a page of its own. A story that passes then is reported
// as flaky.
const isTriedAgain = !isOnce && again.length > 0 && again.length <= maxTriedAgain;
const ownFiles = again.map((title) => [title]);
const second = isTriedAgain ? await checkStories(ownFiles, 1) : null;
const passedAgain = second ? passedOf(second) : new Set<string>();
// A story beside a failed one may fail at the second try alone.
const failedLater = [...(second ? failuresOf(second) : [])].filter(([name]) => !failed.has(name));
await close();
if (!built) {
  rmSync(lastBuild, { recursive: true, force: true });
  renameSync(folder, lastBuild);
}
const flaky = [...failed.keys()].filter((name) => passedAgain.has(name));
for (const [name, text] of failed)
  console.log(passedAgain.has(name) ? `FLAKY ${name}: ${text.trim().split('\n')[0] ?? ''}` : `✗ ${name}\n${text}\n`);
for (const [name, text] of [...failedLater, ...faults]) console.log(`✗ ${name}\n${text}\n`);
const passed = first.numPassedTests + flaky.length - failedLater.length;
const failures = Math.max(first.numFailedTests, failed.size) - flaky.length + failedLater.length + faults.length;
console.log(`stories: ${passed} passed, ${failures} failed`);
process.exitCode = failures === 0 && passed > 0 ? 0 : 1;

/** Returns a failure message without terminal colours and without the runner's own stack. */
function readable(message: string): string {
  const plain = message.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  return plain
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .map((line) => `    ${line}`)
    .join('\n');
}
