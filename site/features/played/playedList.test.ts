import { expect, test } from 'vitest';
import { parsePlayedList, playedListKey } from './playedList.ts';

test('every list has a key, and comes back from it', () => {
  for (const key of ['48102', 'favourites-7', 'watch-later-2147483647', 'history']) {
    const list = parsePlayedList(key);
    expect(list && playedListKey(list)).toBe(key);
  }
});

test('other texts are no lists', () => {
  for (const key of [
    '',
    '0',
    '07',
    '-1',
    '1.5',
    'favourites',
    'favourites-',
    'favourites-0',
    'likes-7',
    'History',
    '7 ',
  ])
    expect(parsePlayedList(key)).toBeNull();
});
