import { expect, test } from 'vitest';
import { blockingTime, describeTasks } from './blocking.ts';
import type { PageLoad } from './pageLoad.ts';

const load = {
  firstPaint: 500,
  metrics: {
    liveAt: 1_000,
    longTasks: [
      { begun: 100, lasted: 300 },
      { begun: 450, lasted: 120 },
      { begun: 700, lasted: 90 },
      { begun: 1_100, lasted: 60 },
    ],
    longFrames: [{ begun: 690, lasted: 110, layout: 20, scripts: [{ what: 'client.js', lasted: 85 }] }],
  },
} as unknown as PageLoad; // The other fields of a page load are not read.

test('blocking time counts what lasts beyond 50 ms after the first paint', () => {
  expect(blockingTime(load)).toBe(20 + 40 + 10);
});

test('each task that counts is named with its start and what ran in it', () => {
  expect(describeTasks(load)).toBe(
    '450 +120 ms; 700 +90 ms (client.js 85, style, layout and paint 20); 1100 +60 ms, after hydration',
  );
});
