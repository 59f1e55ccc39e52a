import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser } from './tools/findBrowser.ts';
import { knownFlaky } from './knownFlaky.ts';
import { splitFlaky } from './tools/flakyList.ts';
import { root } from './tools/repository.ts';
import { runCommand } from './tools/runCommand.ts';
import { parseLines, parsePlaywright, parseStatus, parseVitest, type TestReport } from './tools/testReport.ts';
import { timeReport, type StepTime } from './tools/timeBudget.ts';

/** `npm test`: runs all checks, and prints what failed, totals and times. */
interface Step {
  name: string;
  command: string;
  /** Parses the report or the output; a step without it counts as one test. */
  parse?: (output: string) => TestReport;
}

const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const readReport = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'));
const readVitest = (file: string) => (): TestReport => parseVitest(readReport(file));

const types: Step = { name: 'types', command: 'npx tsc -b' };
const lint: Step = { name: 'lint', command: 'npm run lint --silent' };
const messages: Step = { name: 'messages', command: 'npx tsx design-system/messages/verify.ts' };
const unit: Step = {
  name: 'unit and contract',
  command: "npx vitest run --config tests/vitest.config.ts --exclude 'tests/api/**'",
  parse: readVitest('unit.json'),
};
const api: Step = {
  name: 'API',
  command: `npx vitest run --config tests/vitest.config.ts --outputFile.json ${join(reports, 'api.json')} tests/api`,
  parse: readVitest('api.json'),
};
const packages: Step = {
  name: 'package',
  command: 'npx vitest run --config tests/package.config.ts',
  parse: readVitest('package.json'),
};
const size: Step = { name: 'size', command: 'npm run size --silent', parse: parseLines };
const build: Step = { name: 'build', command: 'npm run build --silent' };
const start: Step = {
  name: 'start',
  command: 'npx vitest run --config tests/start.config.ts',
  parse: readVitest('start.json'),
};
const stories: Step = { name: 'stories', command: 'npx tsx .storybook/check.ts', parse: parseLines };
const browserTests: Step = {
  name: 'browser',
  command: 'npx playwright test --config tests/playwright.config.ts',
  parse: () => parsePlaywright(readReport('browser.json')),
};

/**
 * Stages come one after the other. The lanes of a stage run beside each other, as their steps wait for a disk, a process
 * or a single core for much of their time; what writes the generated files, or fills both cores, has a stage of its own.
 */
const stages: Step[][][] = [
  [[build, packages]],
  [
    [types, lint, messages, size, start],
    [unit, api],
  ],
  [[stories]],
  [[browserTests]],
];

async function run({ name, command, parse }: Step, isAlone: boolean): Promise<TestReport> {
  console.log(`\n── ${name}`);
  const { text, status } = await runCommand(command, env, isAlone);
  if (!isAlone) process.stdout.write(text);
  const found = parse ? parse(text) : parseStatus(text, status);
  // A command can fail without a failed test, by an error between two of them.
  const report = status !== 0 && found.failed === 0 ? { ...parseStatus(text, status), passed: found.passed } : found;
  console.log(`── ${name}: ${report.passed} passed, ${report.failed} failed`);
  return report;
}

const shownFailures = 20;
/** More than these are no chance. */
const maxFlaky = 3;
const filters = process.argv.slice(2);
const isSelected = ({ name }: Step): boolean => filters.length === 0 || filters.some((word) => name.includes(word));
const browser = await findTestBrowser();
console.log(`Browser: ${browser.path} (from ${browser.source}).`);
const env = { ...process.env, CHROMIUM: browser.path, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', FORCE_COLOR: '0' };

const total = { passed: 0, failed: 0 };
const times: StepTime[] = [];
const failures: string[] = [];
const flaky: string[] = [];

async function runSteps(lane: readonly Step[], isAlone: boolean): Promise<void> {
  for (const step of lane) {
    const begun = performance.now();
    const report = await run(step, isAlone).catch((error: unknown) => {
      console.error(error);
      return parseStatus(String(error), 1);
    });
    times.push({ name: step.name, seconds: (performance.now() - begun) / 1000 });
    total.passed += report.passed;
    total.failed += report.failed;
    failures.push(...report.failures.map((failure) => `${step.name}: ${failure}`));
    flaky.push(...report.flaky.map((test) => `${step.name}: ${test}`));
  }
}

const begun = performance.now();
for (const stage of stages) {
  const lanes = stage.map((lane) => lane.filter(isSelected)).filter((lane) => lane.length > 0);
  await Promise.all(lanes.map((lane) => runSteps(lane, lanes.length === 1)));
}
console.log(`\n${timeReport(times, (performance.now() - begun) / 1000, loadavg()[0] ?? 0)}`);
writeFileSync(join(reports, 'flaky.json'), JSON.stringify(flaky, null, 2));
const { known, others } = splitFlaky(flaky, knownFlaky);
if (known.length > 0)
  console.log(`\nKNOWN TO BE FLAKY (tests/knownFlaky.ts), passed when run once more:\n${known.join('\n\n')}`);
if (others.length > 0) console.log(`\nFLAKY, passed when run once more, alone:\n${others.join('\n\n')}`);
if (others.length > maxFlaky) {
  total.failed += 1;
  failures.push(`${others.length} tests passed only when they were run once more; up to ${maxFlaky} may.`);
}
// Last, so that the end of a long log says what failed.
if (failures.length > 0) console.log(`\n${failures.slice(0, shownFailures).join('\n\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
