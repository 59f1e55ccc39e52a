import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { accepts, shownSize } from './accepts.ts';

test.each([
  ['', 'anything.bin', '', true],
  ['image/*', 'evening.png', 'image/png', true],
  ['image/*', 'evening.mp4', 'video/mp4', false],
  ['image/png', 'evening.png', 'image/png', true],
  ['image/png', 'evening.jpg', 'image/jpeg', false],
  ['.mp4, .webm', 'Evening.MP4', '', true],
  ['.mp4', 'evening.mp4.exe', 'video/mp4', false],
  ['.mp4,video/*', 'evening.webm', 'video/webm', true],
])('accept "%s" and a file %s of type "%s": %s', (accept, name, type, taken) => {
  expect(accepts(accept, name, type)).toBe(taken);
});

test('sizes are given in the language and the unit that fits', () => {
  expect(shownSize(0, readerFor('en').intl)).toBe('0 byte');
  expect(shownSize(999, readerFor('en').intl)).toBe('999 byte');
  expect(shownSize(3_200_000, readerFor('en').intl)).toBe('3.2 MB');
  expect(shownSize(10_000_000_000, readerFor('de').intl)).toMatch(/^10\sGB$/);
  expect(shownSize(3_250_000, readerFor('de').intl)).toMatch(/^3,3\sMB$/);
});
