import { expect, test } from 'vitest';
import { timeBudget, timeReport } from './timeBudget.ts';

test('the steps that have no budget of their own share eight minutes', () => {
  // The tests that read files are part of the unit tests.
  const { 'unit tests that read files': readers = 0, ...whole } = timeBudget;
  expect(readers).toBeLessThanOrEqual(whole['unit and contract'] ?? 0);
  const { stories: _stories, browser: _browser, package: packages = 0, ...others } = whole;
  expect(Object.values(others).reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(480);
  expect(packages).toBeLessThanOrEqual(180);
});

test.each([
  ['unit and contract', 100],
  ['API', 150],
  ['stories', 450],
  ['browser', 450],
])('the step %s has at most %i seconds', (step, seconds) => {
  expect(timeBudget[step]).toBeLessThanOrEqual(seconds);
});

test('a run within the budget says so', () => {
  expect(timeReport([{ name: 'types', seconds: 33.4 }], 35, 1).split('\n')).toEqual([
    'types                 33 s of   45 s',
    'all                   35 s of   45 s',
    'Every step is within its time budget.',
  ]);
});

test('a run over the budget names each step and by how much', () => {
  const report = timeReport(
    [
      { name: 'types', seconds: 60 },
      { name: 'lint', seconds: 10 },
      { name: 'API', seconds: 155 },
    ],
    225,
    7.25,
  );
  expect(report).toContain('types                 60 s of   45 s  OVER');
  expect(report).toContain('lint                  10 s of   25 s\n');
  expect(report).toContain('OVER THE TIME BUDGET: types by 15 s, API by 5 s.');
  expect(report).toContain('the load average was 7.3');
});

test('a step without a budget is over it', () => {
  expect(timeReport([{ name: 'new', seconds: 3 }], 3, 1)).toContain('OVER THE TIME BUDGET: new by 3 s.');
});
