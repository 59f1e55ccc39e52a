import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStories, commandOf, run } from './build.ts';
import { chromium } from './chromium.ts';
import { serve } from './serve.ts';
import { planTestFiles, type IndexEntry } from './testFiles.ts';

/**
 * `npm run stories`: builds the stories, serves them, and checks each one: its play function, a silent console, axe and
 * overflow in the modes of modes.ts. Arguments after `--` choose titles (`npm run stories -- video-card`); `--built`
 * reuses the last build.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const workers = 2;
const built = process.argv.includes('--built');
const words = process.argv.slice(2).filter((word) => word !== '--built');
const folder = join(root, 'storybook-static');
const report = join(root, '.cache/stories.json');

if (!built) await buildStories(root, folder);
// Storybook's own index.
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>;
};
const files = planTestFiles(Object.values(entries), words, workers);
if (files.length === 0) {
  console.log(`No title of a story holds ${words.map((word) => `"${word}"`).join(' or ')}.`);
  process.exit(1);
}
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });

const { origin, close } = await serve(folder);
const runner = commandOf('@storybook/test-runner', 'test-storybook', root);
const settings = [
  '--config-dir',
  '.storybook',
  '--url',
  origin,
  '--index-json',
  '--maxWorkers',
  String(workers),
  '--json',
  '--outputFile',
  report,
  '--disable-telemetry',
];
const failure: unknown = await run(process.execPath, [runner, ...settings], {
  cwd: root,
  env: { STORY_RUN: JSON.stringify({ browser: chromium(), files }) },
}).then(
  () => null,
  (error: unknown) => error,
);
await close();

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    message: string;
    assertionResults: { status: string; ancestorTitles: string[]; failureMessages: string[] }[];
  }[];
}
// Jest's JSON report; its shape is documented as formatted results.
const { numPassedTests, numFailedTests, testResults } = readReport();
for (const { message, assertionResults } of testResults) {
  if (assertionResults.length === 0 && message) console.log(message);
  for (const { status, ancestorTitles, failureMessages } of assertionResults)
    if (status === 'failed')
      console.log(`✗ ${ancestorTitles.join(' › ')}\n${failureMessages.map(readable).join('\n')}\n`);
}
console.log(`stories: ${numPassedTests} passed, ${numFailedTests} failed`);
process.exitCode = failure === null && numFailedTests === 0 && numPassedTests > 0 ? 0 : 1;

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    console.log(failure instanceof Error ? failure.message : String(failure));
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] };
  }
}

/** A failure message without terminal colours and without the runner's own stack. */
function readable(message: string): string {
  const plain = message.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  return plain
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .map((line) => `    ${line}`)
    .join('\n');
}
