import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './tools/findBrowser.ts';
import { root } from './tools/repository.ts';
import { parseLines, parsePlaywright, parseStatus, parseVitest, type TestReport } from './tools/testReport.ts';
import { timeReport, type StepTime } from './tools/timeBudget.ts';

/** `npm test`: runs all checks in sequence, and prints what failed, totals and times. */
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

const steps: Step[] = [
  { name: 'types', command: 'npx tsc -b' },
  { name: 'lint', command: 'npm run lint --silent' },
  { name: 'messages', command: 'npx tsx design-system/messages/verify.ts' },
  {
    name: 'unit and contract',
    command: "npx vitest run --config tests/vitest.config.ts --exclude 'tests/api/**'",
    parse: readVitest('unit.json'),
  },
  {
    name: 'API',
    command: `npx vitest run --config tests/vitest.config.ts --outputFile.json ${join(reports, 'api.json')} tests/api`,
    parse: readVitest('api.json'),
  },
  { name: 'package', command: 'npx vitest run --config tests/package.config.ts', parse: readVitest('package.json') },
  { name: 'size', command: 'npm run size --silent', parse: parseLines },
  { name: 'build', command: 'npm run build --silent' },
  { name: 'start', command: 'npx vitest run --config tests/start.config.ts', parse: readVitest('start.json') },
  { name: 'stories', command: 'npx tsx .storybook/check.ts', parse: parseLines },
  {
    name: 'browser',
    command: 'npx playwright test --config tests/playwright.config.ts',
    parse: () => parsePlaywright(readReport('browser.json')),
  },
];

function output(command: string, env: NodeJS.ProcessEnv): Promise<{ text: string; status: number }> {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    const forward = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      text += chunk.toString();
      stream.write(chunk);
    };
    child.stdout.on('data', forward(process.stdout));
    child.stderr.on('data', forward(process.stderr));
    child.on('close', (status) => resolve({ text, status: status ?? 1 }));
  });
}

async function run({ name, command, parse }: Step, env: NodeJS.ProcessEnv): Promise<TestReport> {
  console.log(`\n── ${name}`);
  const { text, status } = await output(command, env);
  const found = parse ? parse(text) : parseStatus(text, status);
  // A command can fail without a failed test, by an error between two of them.
  const report = status !== 0 && found.failed === 0 ? { ...parseStatus(text, status), passed: found.passed } : found;
  console.log(`── ${name}: ${report.passed} passed, ${report.failed} failed`);
  return report;
}

const shownFailures = 20;
const filters = process.argv.slice(2);
const selectedSteps =
  filters.length === 0 ? steps : steps.filter(({ name }) => filters.some((word) => name.includes(word)));
const browser = await findBrowser();
console.log(`Browser: ${browser.path} (from ${browser.source}).`);
const env = { ...process.env, CHROMIUM: browser.path, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', FORCE_COLOR: '0' };

const total = { passed: 0, failed: 0 };
const times: StepTime[] = [];
const failures: string[] = [];
for (const step of selectedSteps) {
  const begun = performance.now();
  const report = await run(step, env).catch((error: unknown) => {
    console.error(error);
    return parseStatus(String(error), 1);
  });
  times.push({ name: step.name, seconds: (performance.now() - begun) / 1000 });
  total.passed += report.passed;
  total.failed += report.failed;
  failures.push(...report.failures.map((failure) => `${step.name}: ${failure}`));
}
console.log(`\n${timeReport(times, loadavg()[0] ?? 0)}`);
// Last, so that the end of a long log says what failed.
if (failures.length > 0) console.log(`\n${failures.slice(0, shownFailures).join('\n\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
