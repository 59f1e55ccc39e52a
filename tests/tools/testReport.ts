import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { root } from './repository.ts';

/** The results of a step of `npm test`. */
export interface TestReport {
  passed: number;
  /** Failed tests, or failed files if there are more of them: a file that fails to load has no tests. */
  failed: number;
  /** Failed tests, each with the beginning of its error. */
  failures: string[];
  /**
   * Tests that failed and then passed on a retry, alone; each with the beginning of its error. They count as passed.
   */
  flaky: string[];
}

const errorLines = 12;

const failure = (name: string, message: string): string => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [`✗ ${name}`, ...lines.slice(0, errorLines).map((line) => `    ${line}`)].join('\n');
};

const vitestShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullable() }),
      ),
    }),
  ),
});

/** Parses Vitest's report of type "json". */
export function parseVitest(report: unknown): TestReport {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = vitestShape.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // An error outside its tests: the file did not load, or a hook before or after them failed.
    if (status === 'failed' && failed.length === 0) return [failure(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${name} › ${fullName}`, (failureMessages ?? []).join('\n')),
    );
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), failures, flaky: [] };
}

const errorShape = z.object({ message: z.string().default('') });
const resultShape = z.object({
  errors: z.array(errorShape),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
});
const suiteShape = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      ok: z.boolean(),
      tests: z.array(z.object({ status: z.string(), results: z.array(resultShape) })),
    }),
  ),
  get suites() {
    return z.array(suiteShape).default([]);
  },
});
type Suite = z.infer<typeof suiteShape>;

const playwrightShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteShape),
  errors: z.array(errorShape),
});

type Spec = Suite['specs'][number];

const isFlaky = ({ tests }: Spec): boolean => tests.some(({ status }) => status === 'flaky');

const specFailure = ({ title, file, line, tests }: Spec): string => {
  const results = tests.flatMap((one) => one.results);
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
  const attachments = results.flatMap((result) => result.attachments);
  const traces = attachments.flatMap(({ name, path }) => (name === 'trace' && path !== undefined ? [path] : []));
  return [
    failure(`${file}:${line} › ${title}`, messages.join('\n')),
    ...traces.map((path) => `    npx playwright show-trace ${relative(root, path)}`),
  ].join('\n');
};

const specsOf = ({ specs, suites }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Parses Playwright's report of type "json". */
export function parsePlaywright(report: unknown): TestReport {
  const { stats, suites, errors } = playwrightShape.parse(report);
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [
      ...errors.map(({ message }) => failure('the run', message)),
      ...specs.filter(({ ok }) => !ok).map(specFailure),
    ],
    flaky: specs.filter(isFlaky).map(specFailure),
  };
}

/** Enough lines for a dozen stories. */
const shownLines = 120;

/**
 * Parses the output of a command that ends with "3 passed, 1 failed". Its last lines contain the failures, and each
 * flaky test has a line of its own.
 */
export function parseLines(output: string): TestReport {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output.trimEnd()) ?? [];
  const counts = { passed: Number(passed ?? 0), failed: failed === undefined ? 1 : Number(failed) };
  const flaky = output.split('\n').filter((line) => line.startsWith('FLAKY '));
  return { ...counts, failures: counts.failed === 0 ? [] : [lastLines(output)], flaky };
}

/** Counts a command without tests as one test. */
export const parseStatus = (output: string, status: number): TestReport =>
  status === 0
    ? { passed: 1, failed: 0, failures: [], flaky: [] }
    : { passed: 0, failed: 1, failures: [lastLines(output)], flaky: [] };

const lastLines = (output: string): string =>
  stripVTControlCharacters(output).trimEnd().split('\n').slice(-shownLines).join('\n');
