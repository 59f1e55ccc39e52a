import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedStages } from './changed/stages.ts';
import { knownFlaky } from './knownFlaky.ts';
import { allStages, reports, type Step } from './steps.ts';
import { findTestBrowsers } from './tools/findBrowser.ts';
import { splitFlaky } from './tools/flakyList.ts';
import { runCommand } from './tools/runCommand.ts';
import { parseStatus, type TestReport } from './tools/testReport.ts';
import { timeReport, type StepTime } from './tools/timeBudget.ts';

/**
 * `npm test [-- changed [--since {commit}]] [{step} …]`: runs all checks, or those that a change can affect (the
 * difference from the main branch or from a commit), or the named steps. Prints failures, totals and times.
 */
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

async function run({ name, command, parse }: Step, isAlone: boolean): Promise<TestReport> {
  console.log(`\n── ${name}`);
  const { text, status } = await runCommand(command, env, isAlone);
  if (!isAlone) process.stdout.write(text);
  const found = parse ? parse(text) : parseStatus(text, status);
  // A command can fail without a failed test, for example by an error between two tests.
  const report = status !== 0 && found.failed === 0 ? { ...parseStatus(text, status), passed: found.passed } : found;
  console.log(`── ${name}: ${report.passed} passed, ${report.failed} failed`);
  return report;
}

const shownFailures = 20;
/** More flaky tests than these are not a coincidence. */
const maxFlaky = 3;
const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true });
const filters = positionals.filter((word) => word !== 'changed');
const isSelected = ({ name }: Step): boolean => filters.length === 0 || filters.some((word) => name.includes(word));
const browsers = await findTestBrowsers();
console.log(`Browser: ${browsers.CHROMIUM}, and ${browsers.WHOLE_CHROMIUM} where that does too little.`);
const env = { ...process.env, ...browsers, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', FORCE_COLOR: '0' };

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
for (const stage of positionals.includes('changed') ? changedStages(values.since) : allStages) {
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
// Printed last, so that failures are at the end of a long log.
if (failures.length > 0) console.log(`\n${failures.slice(0, shownFailures).join('\n\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
