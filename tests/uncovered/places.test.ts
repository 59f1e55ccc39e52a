import { expect, test } from 'vitest';
import { uncoveredPlaces, unusedExcuses } from './places.ts';

const card = {
  path: 'card.tsx',
  statementMap: { 0: { start: { line: 2, column: 2 } } },
  s: { 0: 0 },
  branchMap: {},
  b: {},
};

test('a missed line is named by its text, and a source that no story loads is a place of its own', () => {
  const sources = new Map([
    ['card.tsx', 'if (broken)\n  retry();'],
    ['modal.tsx', 'export {}'],
  ]);
  expect(uncoveredPlaces([card], sources)).toEqual([
    { path: 'card.tsx', line: 2, what: 'line', text: 'retry();' },
    { path: 'modal.tsx', line: 1, what: 'file', text: '' },
  ]);
});

test('an excuse of what a story reaches is named', () => {
  const places = uncoveredPlaces([card], new Map([['card.tsx', 'if (broken)\n  retry();']]));
  const excuses = { 'card.tsx': { 'retry();': 'No story is offline.', 'stop();': 'It is gone.' } };
  expect(unusedExcuses(excuses, places)).toEqual(['card.tsx: stop();']);
});
