import { expect, test } from 'vitest';
import { findUncovered, parseCoverage } from './storyCoverage.ts';

const at = (line: number) => ({ start: { line, column: 0 }, end: { line, column: 9 } });

test('a line that no story runs is found once, and a closing bracket is no line', () => {
  const [file] = parseCoverage({
    '/any.tsx': {
      path: '/any.tsx',
      statementMap: { 0: at(1), 1: at(2), 2: at(3), 3: at(4) },
      s: { 0: 3, 1: 0, 2: 0, 3: 0 },
      branchMap: { 0: { type: 'branch', locations: [at(1), at(2)] }, 1: { type: 'branch', locations: [at(5)] } },
      b: { 0: [3, 0], 1: [0] },
    },
  });
  if (!file) throw new Error('The file is missing.');
  const code = ['if (broken) {', '  retry();', '  stop();', '}', 'given ?? usual;'].join('\n');
  expect(findUncovered(file, code)).toEqual([
    { line: 2, what: 'line' },
    { line: 3, what: 'line' },
    { line: 5, what: 'branch' },
  ]);
});
