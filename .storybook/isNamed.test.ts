import { expect, test } from 'vitest';
import { isNamed } from './isNamed.ts';

test('signs and capitals do not matter, neither in the word nor in the title', () => {
  expect(isNamed('age-gate/AgeGate', ['age-gate/'])).toBe(true);
  expect(isNamed('Patterns/The age gate', ['AgeGate'])).toBe(true);
  expect(isNamed('cards/VideoCard', ['modals', 'video-card'])).toBe(true);
  expect(isNamed('cards/VideoCard', ['age-gate'])).toBe(false);
  expect(isNamed('cards/VideoCard', [])).toBe(true);
});
