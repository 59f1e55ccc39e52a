import { expect, test } from 'vitest';
import { threadTimeOf, type TraceEvent } from './threadTime.ts';

const event = (name: string, startMs: number, lastedMs: number, ranMs = lastedMs, tid = 1): TraceEvent => ({
  ...{ name, ph: 'X', pid: 7, tid, ts: startMs * 1_000, dur: lastedMs * 1_000, tdur: ranMs * 1_000 },
});

test('a task counts by the time that its thread ran, and only after the first paint', () => {
  const trace = [
    event('Layout', 0, 40),
    event('RunTask', 0, 90),
    event('firstContentfulPaint', 100, 0),
    event('RunTask', 110, 400, 120),
    event('RunTask', 600, 60, 30),
    event('RunTask', 600, 900, 900, 2),
  ];
  expect(threadTimeOf(trace)).toMatchObject({ blocking: 70, longest: 120 });
});

test('a script within another is counted once, and layout apart', () => {
  const trace = [
    event('firstContentfulPaint', 0, 0),
    event('RunTask', 10, 100),
    event('FunctionCall', 10, 60),
    event('RunMicrotasks', 20, 30),
    event('FunctionCall', 75, 5),
    event('UpdateLayoutTree', 80, 10),
    event('Layout', 90, 20),
  ];
  expect(threadTimeOf(trace)).toMatchObject({ script: 65, styleAndLayout: 30 });
});
