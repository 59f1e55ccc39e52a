import { expect, test } from 'vitest';
import { leadingTime } from './leadingTime.ts';

test.each([
  ['5:12 What a light', 754, 'What a light', 312],
  ['  0:07\nHere', 754, 'Here', 7],
  ['1:02:03 Late', 4_000, 'Late', 3_723],
  ['20:00 Beyond its end', 754, '20:00 Beyond its end', null],
  ['0:00 From the start', 754, '0:00 From the start', null],
  ['At 5:12 it turns', 754, 'At 5:12 it turns', null],
  ['5:12', 754, '5:12', null],
  ['5:72 No time', 754, '5:72 No time', null],
  ['5:12 On a wall', 0, '5:12 On a wall', null],
])('“%s” in a video of %d seconds', (typed, length, text, atSeconds) =>
  expect(leadingTime(typed, length)).toEqual({ text, atSeconds }),
);
