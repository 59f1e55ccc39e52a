import { expect, test } from 'vitest';
import { holdsWord, titleWords } from './titleWords.ts';

test('a title’s words stand once, without single letters', () => {
  expect(titleWords('A ferry, a Ferry & the lake')).toEqual(['Ferry', 'the', 'lake']);
  expect(titleWords('ทะเลสาบยามเย็น').length).toBeGreaterThan(1);
});

test('a word is hidden as a whole, in any letter case', () => {
  expect(holdsWord('Night FERRY', 'ferry')).toBe(true);
  expect(holdsWord('Ferryman', 'ferry')).toBe(false);
});
