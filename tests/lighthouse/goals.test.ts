import { expect, test } from 'vitest';
import { best, isGood, scoreTable, type Scores } from './goals.ts';

const perfect: Scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

test('a page is good at its goals, also where search engines are told to leave it out', () => {
  expect(isGood(perfect)).toBe(true);
  expect(isGood({ ...perfect, performance: 95, seo: null })).toBe(true);
});

test.each([{ performance: 94 }, { accessibility: 99 }, { 'best-practices': 96 }, { seo: 92 }])(
  'a page with %o is not',
  (scores) => expect(isGood({ ...perfect, ...scores })).toBe(false),
);

test('of several runs the fastest counts', () => {
  const runs = [91, 97, 95].map((performance) => ({ scores: { ...perfect, performance } }));
  expect(best(runs)?.scores.performance).toBe(97);
});

test('the table marks what is below its goal, and leaves out what says nothing', () => {
  const lines = scoreTable([{ page: 'search', scores: { ...perfect, performance: 90, seo: null } }]).split('\n');
  expect(lines.map((line) => line.trim().split(/\s+/))).toEqual([
    ['page', 'performance', 'accessibility', 'best-practices', 'seo'],
    ['goal', '95', '100', '100', '100'],
    ['search', '90!', '100', '100', '–'],
  ]);
});
