import { expect, test } from 'vitest';
import { inBoth, unrunRanges } from './unrun.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

test('a function in a block that did not run is unrun, and one that ran in it is not', () => {
  const functions = [
    { functionName: '', isBlockCoverage: true, ranges: [range(0, 100, 1), range(20, 60, 0), range(90, 100, 0)] },
    { functionName: 'called', isBlockCoverage: true, ranges: [range(30, 40, 1)] },
    { functionName: 'never', isBlockCoverage: false, ranges: [range(70, 80, 0)] },
  ];
  expect(unrunRanges({ url: '', functions })).toEqual([
    [20, 30],
    [40, 60],
    [70, 80],
    [90, 100],
  ]);
});

test('what one of two runs has reached is reached', () => {
  const these = [
    [0, 10],
    [20, 30],
    [40, 50],
  ] as const;
  expect(inBoth(these, [[5, 45]])).toEqual([
    [5, 10],
    [20, 30],
    [40, 45],
  ]);
  expect(inBoth(these, [[10, 20]])).toEqual([]);
  expect(inBoth([[0, 9]], these)).toEqual([[0, 9]]);
});
