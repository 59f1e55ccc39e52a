import { expect, test } from 'vitest';
import { heldWords, wordsOf } from './words.ts';

test('the words of a text stand once, without single letters', () => {
  expect(wordsOf('A ferry, a Ferry & the lake')).toEqual(['Ferry', 'the', 'lake']);
  expect(wordsOf('ทะเลสาบยามเย็น').length).toBeGreaterThan(1);
});

test('a word is held as a whole, in any letter case', () => {
  expect(heldWords('Night FERRY', ['ferry', 'lake'])).toEqual(['ferry']);
  expect(heldWords('Ferryman', ['ferry'])).toEqual([]);
});

test('a word is held in any script, and in the middle of a longer text', () => {
  expect(heldWords('Ночной ПАРОМ, и озеро', ['паром'])).toEqual(['паром']);
  expect(heldWords('رأيت العبّارة مساء', ['العبّارة'])).toEqual(['العبّارة']);
  expect(heldWords('fin\nCafe\u0301!', ['café'])).toEqual(['café']);
  for (const word of wordsOf('湖のそばの夕方'))
    expect(heldWords('きれいな湖のそばの夕方でした', [word])).toEqual([word]);
});
