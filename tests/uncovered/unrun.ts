import type { Profiler } from 'node:inspector';

/** Coverage of one script, as V8 reports it: ranges of its functions and blocks, the inner ones after the outer. */
export type ScriptCoverage = Pick<Profiler.ScriptCoverage, 'url' | 'functions'>;

/** A part of a script, from its first character to the one after its last. */
export type Range = readonly [start: number, end: number];

/** Returns the parts of a script that did not run, in order and apart from each other. */
export function unrunRanges({ functions }: ScriptCoverage): Range[] {
  const ranges = functions.flatMap((one) => one.ranges);
  const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset));
  const unrun = new Uint8Array(length);
  const sizeOf = ({ startOffset, endOffset }: Profiler.CoverageRange): number => endOffset - startOffset;
  // An inner range is smaller, and says more exactly whether it ran.
  for (const range of ranges.toSorted((one, other) => sizeOf(other) - sizeOf(one)))
    unrun.fill(range.count === 0 ? 1 : 0, range.startOffset, range.endOffset);
  const found: Range[] = [];
  for (let start = unrun.indexOf(1); start !== -1;) {
    const end = unrun.indexOf(0, start);
    found.push([start, end === -1 ? length : end]);
    start = end === -1 ? -1 : unrun.indexOf(1, end);
  }
  return found;
}

/** Returns what is in both lists: what ran in neither of two runs. */
export function inBoth(these: readonly Range[], those: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (let [i, j] = [0, 0]; ;) {
    const [one, other] = [these[i], those[j]];
    if (!one || !other) return found;
    const [start, end] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
    if (start < end) found.push([start, end]);
    if (one[1] < other[1]) i += 1;
    else j += 1;
  }
}
