import { expect, test } from 'vitest';
import { createRestartPauses } from '../../site/runtime/server/restartPauses.ts';

test('the first restart is at once, and the sixth within ten minutes is none', () => {
  const pause = createRestartPauses(() => 0);
  expect(Array.from({ length: 7 }, pause)).toEqual([0, 1_000, 2_000, 4_000, 8_000, null, null]);
});

test('what was longer ago than ten minutes is forgotten', () => {
  let now = 0;
  const pause = createRestartPauses(() => now);
  for (const _ of [1, 2, 3, 4, 5]) {
    expect(pause()).not.toBeNull();
    now += 100_000;
  }
  expect(pause(), 'five in 500 s').toBeNull();
  now = 600_000;
  expect(pause(), 'the first of them was ten minutes ago').toBe(8_000);
  now = 10_000_000;
  expect(pause()).toBe(0);
});
