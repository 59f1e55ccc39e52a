import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { paging } from './Paging.view.ts';

const pages = (current: number, last: number) =>
  paging({ current, last, href: (page) => `/${page}/` }, readerFor('en'));

/** Returns the steps as text: `1 … 4 [5] 6 … 9`. */
const stepsOf = (current: number, last: number) =>
  pages(current, last)
    .steps.map(({ number, current: here, afterGap }) => `${afterGap ? '… ' : ''}${here ? `[${number}]` : number}`)
    .join(' ');

test('the first page, the last, and the neighbours', () => {
  expect(stepsOf(1, 1)).toBe('[1]');
  expect(stepsOf(2, 2)).toBe('1 [2]');
  expect(stepsOf(1, 9)).toBe('[1] 2 3 4 … 9');
  expect(stepsOf(3, 9)).toBe('1 2 [3] 4 … 9');
  expect(stepsOf(4, 9)).toBe('1 … 3 [4] 5 … 9');
  expect(stepsOf(5, 9)).toBe('1 … 4 [5] 6 … 9');
  expect(stepsOf(9, 9)).toBe('1 … 6 7 8 [9]');
  expect(stepsOf(1000, 2000)).toBe('1 … 999 [1,000] 1,001 … 2,000');
});

test('every page has one step at most, in rising order, and itself among them', () => {
  for (let last = 1; last <= 12; last += 1)
    for (let current = 1; current <= last; current += 1) {
      const numbers = pages(current, last).steps.map(({ href }) => Number(href.slice(1, -1)));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
    }
});

test('previous and next end where the list does', () => {
  expect(pages(1, 3)).toMatchObject({ previous: null, next: '/2/' });
  expect(pages(3, 3)).toMatchObject({ previous: '/2/', next: null });
  expect(pages(9, 3)).toMatchObject({ previous: '/3/', next: null });
});
