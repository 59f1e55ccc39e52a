import { expect, test } from 'vitest';
import { accepts } from './accepts.ts';

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
