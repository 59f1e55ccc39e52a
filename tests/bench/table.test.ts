import { expect, test } from 'vitest';
import { againstBaseline, bounded, compareFigures, unbounded, type Figure, type VersionFigures } from './figures.ts';
import { describeChange, formatTable } from './table.ts';

const common = { part: 'list', unit: 'ms' } as const;

test('each figure stands beside its goal and the verdict, its note below', () => {
  const table = formatTable([
    againstBaseline({ ...common, name: 'first paint', baseline: 500, measured: 600, note: 'at ÷4' }, { atMost: 1.25 }),
    bounded({ ...common, name: 'blocking time', measured: 72.25 }, { atMost: 50 }),
    unbounded({ part: 'list', name: 'document', unit: 'bytes', measured: 25_147 }),
  ]);
  expect(table.split('\n')).toEqual([
    '                      floor      measured   ratio      goal  verdict',
    'list: first paint    500 ms        600 ms  1.20 ×  ≤ 1.25 ×     held',
    '    at ÷4',
    'list: blocking time               72.3 ms           ≤ 50 ms   MISSED',
    'list: document               25,147 bytes',
  ]);
});

const version = (...measured: number[]): VersionFigures => {
  const figures = (value: number): Figure[] => [unbounded({ ...common, name: 'first paint', measured: value })];
  const sorted = measured.toSorted((one, other) => one - other);
  return { all: figures(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN), byRound: measured.map(figures) };
};

const change = (before: readonly number[], after: readonly number[]): string =>
  compareFigures(version(...after), version(...before))
    .map(describeChange)
    .join();

test('two medians that differ by less than 5 % say nothing', () => {
  expect(change([1_000, 1_000, 1_000], [960, 960, 960])).toBe('nothing');
  expect(change([1_000, 1_000, 1_000], [1_000, 1_000, 1_000])).toBe('the same');
});

test('a larger difference counts if nearly every round shows it', () => {
  expect(change([1_000, 990, 1_010], [800, 790, 810])).toBe('−20 %, better');
  expect(change([800, 790, 810], [1_000, 990, 1_010])).toBe('+25 %, WORSE');
  expect(change([1_000, 700, 1_100], [800, 810, 790])).toBe('unsure: −20 %, 2 of 3 rounds');
});

test('more requests a second are better', () => {
  expect(describeChange(unbounded({ part: 'server', name: 'page', unit: 'requests/s', measured: 400 }))).toBe('');
  const figure: Figure = { part: 'server', name: 'page', unit: 'requests/s', measured: 400, before: 200 };
  expect(describeChange(figure)).toBe('+100 %, better');
});

test('the versions stand side by side if there are two', () => {
  const [head = '', row = ''] = formatTable(compareFigures(version(800), version(1_000))).split('\n');
  expect(head.trim().split(/\s{2,}/)).toEqual(['floor', 'before', 'measured', 'ratio', 'goal', 'verdict', 'change']);
  expect(row).toContain('1,000 ms    800 ms');
  expect(row).toContain('−20 %, better');
});
