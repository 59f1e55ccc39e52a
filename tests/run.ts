import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './tools/findBrowser.ts';
import { root } from './tools/repository.ts';
import { timeReport, type StepTime } from './tools/timeBudget.ts';

/** `npm test`: runs all checks in sequence and prints totals and times. */
interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /** Parses the test counts; a step without it counts as one. */
  counts?: (runCommand: string) => Counts;
}

const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const readReport = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'));

const vitestCounts = (file: string) => (): Counts => {
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
  // A file that fails to load has no failed tests, but must fail the step.
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites) };
};
const playwrightCounts = (): Counts => {
  const { stats } = readReport('browser.json') as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};
const lineCounts = (output: string): Counts => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output.trimEnd()) ?? [];
  return { passed: Number(passed ?? 0), failed: failed === undefined ? 1 : Number(failed) };
};

const steps: Step[] = [
  { name: 'types', command: 'npx tsc -b' },
  { name: 'lint', command: 'npm run lint --silent' },
  { name: 'messages', command: 'npx tsx design-system/messages/verify.ts' },
  {
    name: 'unit and contract',
    command: "npx vitest run --config tests/vitest.config.ts --exclude 'tests/api/**'",
    counts: vitestCounts('unit.json'),
  },
  {
    name: 'API',
    command: `npx vitest run --config tests/vitest.config.ts --outputFile.json ${join(reports, 'api.json')} tests/api`,
    counts: vitestCounts('api.json'),
  },
  { name: 'package', command: 'npx vitest run --config tests/package.config.ts', counts: vitestCounts('package.json') },
  { name: 'size', command: 'npm run size --silent', counts: lineCounts },
  { name: 'build', command: 'npm run build --silent' },
  { name: 'start', command: 'npx vitest run --config tests/start.config.ts', counts: vitestCounts('start.json') },
  { name: 'stories', command: 'npx tsx .storybook/check.ts', counts: lineCounts },
  { name: 'browser', command: 'npx playwright test --config tests/playwright.config.ts', counts: playwrightCounts },
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

async function run({ name, command, counts }: Step, env: NodeJS.ProcessEnv): Promise<Counts> {
  console.log(`\n── ${name}`);
  const { text, status } = await output(command, env);
  const counted = counts ? counts(text) : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  console.log(`── ${name}: ${counted.passed} passed, ${counted.failed} failed`);
  return counted;
}

const filters = process.argv.slice(2);
const selectedSteps =
  filters.length === 0 ? steps : steps.filter(({ name }) => filters.some((word) => name.includes(word)));
const browser = await findBrowser();
console.log(`Browser: ${browser.path} (from ${browser.source}).`);
const env = { ...process.env, CHROMIUM: browser.path, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', FORCE_COLOR: '0' };

const total: Counts = { passed: 0, failed: 0 };
const times: StepTime[] = [];
for (const step of selectedSteps) {
  const begun = performance.now();
  const { passed, failed } = await run(step, env).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  times.push({ name: step.name, seconds: (performance.now() - begun) / 1000 });
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${timeReport(times, loadavg()[0] ?? 0)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
