import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './repository.ts';
import { parseLines, parsePlaywright, parseStatus, parseVitest } from './testReport.ts';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numFailedTestSuites: 3,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        {
          fullName: 'divides',
          status: 'failed',
          failureMessages: ['Error: \u001B[31mby zero\u001B[39m\n    at divide (a.ts:3:1)'],
        },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module "c"', assertionResults: [] },
    {
      name: 'c.test.ts',
      status: 'failed',
      message: 'The database did not start.',
      assertionResults: [{ fullName: 'reads', status: 'skipped', failureMessages: [] }],
    },
    { name: 'd.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
};

test('Vitest’s report: a failed test, a file that fails to load, and one whose preparation fails', () => {
  expect(parseVitest(vitestReport)).toEqual({
    passed: 3,
    failed: 3,
    failures: [
      '✗ a.test.ts › divides\n    Error: by zero',
      '✗ b.test.ts\n    Cannot find module "c"',
      '✗ c.test.ts\n    The database did not start.',
    ],
    flaky: [],
  });
});

test('Playwright’s report: failed tests, also within a group, and one that passed when it was run once more', () => {
  const failed = { errors: [{ message: 'Error: not visible' }] };
  const attachments = [
    { name: 'screenshot' },
    { name: 'trace', path: join(root, '.cache/browser-results/a/trace.zip') },
  ];
  const passed = { errors: [] };
  const spec = (title: string, ok: boolean) => ({
    ...{ title, file: 'a.spec.ts', line: 7, ok },
    tests: [ok ? { status: 'expected', results: [passed] } : { status: 'unexpected', results: [failed, failed] }],
  });
  const flaky = { ...spec('waits', true), tests: [{ status: 'flaky', results: [{ ...failed, attachments }, passed] }] };
  const group = { title: 'group', specs: [spec('opens', false)] };
  const report = {
    stats: { expected: 1, unexpected: 2, flaky: 1 },
    suites: [{ title: 'a.spec.ts', specs: [spec('closes', true), flaky, spec('moves', false)], suites: [group] }],
    errors: [],
  };
  expect(parsePlaywright(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      '✗ a.spec.ts:7 › moves\n    Error: not visible\n    Error: not visible',
      '✗ a.spec.ts:7 › opens\n    Error: not visible\n    Error: not visible',
    ],
    flaky: [
      '✗ a.spec.ts:7 › waits\n    Error: not visible\n    npx playwright show-trace .cache/browser-results/a/trace.zip',
    ],
  });
});

test('a report of another shape is refused', () => {
  expect(() => parseVitest({ numPassedTests: 3 })).toThrow('numFailedTests');
});

test('output that ends with its counts', () => {
  expect(parseLines('a page is too large\nsize: 4 passed, 0 failed\n')).toEqual({
    ...{ passed: 4, failed: 0, failures: [], flaky: [] },
  });
  expect(parseLines('FLAKY cards › opens\nstories: 4 passed, 0 failed').flaky).toEqual(['FLAKY cards › opens']);
  expect(parseLines('a page is too large\nsize: 3 passed, 1 failed\n')).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a page is too large\nsize: 3 passed, 1 failed'],
    flaky: [],
  });
});

test('output without counts is a failure', () => {
  expect(parseLines('the build failed')).toMatchObject({ passed: 0, failed: 1, failures: ['the build failed'] });
});

test('a command without tests counts as one, and fails with the end of its output', () => {
  expect(parseStatus('', 0)).toEqual({ passed: 1, failed: 0, failures: [], flaky: [] });
  const output = Array.from({ length: 300 }, (_, line) => `line ${line}`).join('\n');
  const { failed, failures } = parseStatus(output, 2);
  expect(failed).toBe(1);
  expect(failures[0]?.split('\n').at(0)).toBe('line 180');
  expect(failures[0]?.split('\n').at(-1)).toBe('line 299');
});
