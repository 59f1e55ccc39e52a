import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { parseFlakyWords } from '../flaky/flakyWords.ts';
import {
  addPart,
  describeTally,
  hasFailures,
  parseFailure,
  parseStoryFailures,
  partOf,
  runsOf,
} from '../flaky/tally.ts';
import { root } from './repository.ts';

test('words: a number, kinds, and what chooses tests', () => {
  expect(parseFlakyWords([])).toEqual({
    ...{ count: 5, minutes: Infinity, isBuilt: false, kinds: ['browser', 'stories'], words: [] },
  });
  expect(parseFlakyWords(['--minutes', '30', '20', 'stories', 'video-card', '--built'])).toEqual({
    ...{ count: 20, minutes: 30, isBuilt: true, kinds: ['stories'], words: ['video-card'] },
  });
  expect(() => parseFlakyWords(['5', '--minutes'])).toThrow('--minutes needs a whole number');
});

const state = { tree: '29b7d1a773', commit: 'a13bf379' };
const failure = { test: 'a.spec.ts › opens', message: 'Error: not visible\nat line 7' };
const whole = (failed: (typeof failure)[]) => ({ of: 1, failed, state });

test('runs add up, and failures by test', () => {
  const once = addPart({}, 'browser', whole([]));
  expect(hasFailures(once)).toBe(false);
  const twice = addPart(addPart(once, 'browser', whole([failure])), 'browser', whole([failure]));
  const tally = addPart(twice, 'stories', whole([]));
  expect([runsOf(tally, 'browser'), runsOf(tally, 'stories'), runsOf({}, 'browser')]).toEqual([3, 1, 0]);
  expect(hasFailures(tally)).toBe(true);
  expect(tally['browser']?.failures[failure.test]?.map(({ run }) => run)).toEqual([2, 3]);
  expect(describeTally(tally)).toBe(
    [
      '2 of 3  browser: a.spec.ts › opens',
      '    Error: not visible',
      'browser: 3 runs, 1 tests failed at least once',
      'stories: 1 runs, 0 tests failed at least once',
    ].join('\n'),
  );
});

test('a run is whole after its last part, and the next part may run on another state of the tree', () => {
  const part = (failed: (typeof failure)[]) => ({ of: 2, failed, state });
  const half = addPart({}, 'browser', part([]));
  expect([runsOf({}, 'browser'), partOf({}, 'browser')]).toEqual([0, 1]);
  expect([runsOf(half, 'browser'), partOf(half, 'browser')]).toEqual([0, 2]);
  const later = { of: 2, failed: [failure], state: { tree: 'eb4ced3660', commit: 'a3b383fb' } };
  const tally = addPart(addPart(half, 'browser', part([failure])), 'browser', later);
  expect([runsOf(tally, 'browser'), partOf(tally, 'browser')]).toEqual([1, 2]);
  expect(tally['browser']?.failures[failure.test]?.map(({ run }) => run)).toEqual([1, 2]);
  expect(tally['browser']?.states).toEqual([
    { ...state, rounds: 2 },
    { tree: 'eb4ced3660', commit: 'a3b383fb', rounds: 1 },
  ]);
  expect(describeTally(tally)).toContain('browser: 1 runs and 1 parts of the next, 1 tests failed at least once');
});

test('a failure as it is printed: its name, and its message below', () => {
  expect(
    parseFailure('✗ a.spec.ts:7 › opens\n    Error: not visible\n    npx playwright show-trace a/trace.zip'),
  ).toEqual({
    ...{ test: 'a.spec.ts › opens', message: 'Error: not visible' },
  });
});

test('failures of stories, without the totals', () => {
  const output =
    '✗ cards/VideoCard › Standard\n    Overflow\n    by 4 px\n\n✗ the run\n    crashed\n\nstories: 1 passed, 2 failed\n';
  expect(parseStoryFailures(output)).toEqual([
    { test: 'cards/VideoCard › Standard', message: 'Overflow\n    by 4 px' },
    { test: 'the run', message: 'crashed' },
  ]);
  expect(parseStoryFailures('stories: 3 passed, 0 failed\n')).toEqual([]);
});

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

const load = `
  import { execFileSync } from 'node:child_process';
  import { startLoad } from './tests/flaky/load.ts';
  startLoad(2);
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const busy = children.split('\\n').filter((line) => line.includes('setImmediate(work)'));
  console.log(...busy.map((line) => parseInt(line)));
  setInterval(() => undefined, 1000);`;
const site = `
  import { spawnSite } from './tests/tools/spawnSite.ts';
  const { pid } = spawnSite({}, { execArgv: ['-e', 'setInterval(() => undefined, 1000)'] });
  console.log(pid);`;

test.each([
  ['busy processes', 'SIGINT', load, 2],
  ['busy processes', 'SIGKILL', load, 2],
  ['a site', 'SIGKILL', site, 1],
] as const)('%s: ended with the command that started it, also by %s', async (_, signal, program, count) => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { cwd: root });
  onTestFinished(() => void child.kill('SIGKILL'));
  const text = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  const started = text.trim().split(' ').map(Number);
  expect(started.map(isRunning)).toEqual(Array.from({ length: count }, () => true));
  child.kill(signal);
  // They run at the lowest priority, also until they notice.
  await expect.poll(() => started.some(isRunning), { timeout: 80_000 }).toBe(false);
});
