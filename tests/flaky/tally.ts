import * as z from 'zod';
import { withoutLine } from '../tools/flakyList.ts';
import { addState, treeStates, type TreeName } from '../tools/treeState.ts';

/** For one kind of test: how many times all tests ran, and each test's failures. */
const kindShape = z.object({
  /** Whole runs. */
  runs: z.number(),
  /** Parts of the next run that are done. */
  parts: z.number(),
  /** By test name; each failure has the number of its run and the beginning of its message. */
  failures: z.record(z.string(), z.array(z.object({ run: z.number(), message: z.string() }))),
  /** States of the tree that the parts ran on, the first one first. */
  states: treeStates,
});
export const tallyShape = z.record(z.string(), kindShape);
export type Tally = z.infer<typeof tallyShape>;

/** A failed test of a run. */
export interface Failure {
  test: string;
  message: string;
}

const none: Tally[string] = { runs: 0, parts: 0, failures: {}, states: [] };

export const runsOf = (tally: Tally, kind: string): number => tally[kind]?.runs ?? 0;

/** Returns the number of the next part of a kind, from 1 on. */
export const partOf = (tally: Tally, kind: string): number => (tally[kind]?.parts ?? 0) + 1;

/** Part of a run that has ended: one of so many, with its failures. */
interface EndedPart {
  of: number;
  failed: readonly Failure[];
  state: TreeName;
}

/** Returns the tally with the next part of a kind. */
export function addPart(tally: Tally, kind: string, { of, failed, state }: EndedPart): Tally {
  const { runs, parts, failures, states } = tally[kind] ?? none;
  const added = { ...failures };
  for (const { test, message } of failed) added[test] = [...(added[test] ?? []), { run: runs + 1, message }];
  const isWhole = parts + 1 >= of;
  return {
    ...tally,
    [kind]: {
      runs: isWhole ? runs + 1 : runs,
      parts: isWhole ? 0 : parts + 1,
      failures: added,
      states: addState(states, state),
    },
  };
}

/**
 * Parses a failure as testReport.ts and check.ts print it: "✗ a.spec.ts:7 › opens", with its message below. The name has
 * no line, which an edit above the test changes.
 */
export function parseFailure(text: string): Failure {
  const [first = '', ...rest] = text.split('\n');
  // The folder of traces is emptied before the next run.
  const lines = rest.filter((line) => !line.includes('npx playwright show-trace'));
  return { test: withoutLine(first.replace(/^✗ /, '')), message: lines.join('\n').trim().slice(0, 600) };
}

/**
 * Parses the failures in the output of check.ts: each begins at a line with ✗ and ends at the next one or at the
 * totals.
 */
export const parseStoryFailures = (output: string): Failure[] =>
  output
    .replace(/\nstories: \d+ passed, \d+ failed\s*$/, '')
    .split(/^(?=✗ )/m)
    .filter((part) => part.startsWith('✗ '))
    .map(parseFailure);

/** Lists failures per test, most frequent first, and a total for each kind. */
export function describeTally(tally: Tally): string {
  const kinds = Object.entries(tally);
  const lines = kinds.flatMap(([kind, { runs, failures }]) =>
    Object.entries(failures)
      .map(([test, list]) => ({ test, count: list.length, message: list[0]?.message.split('\n')[0]?.trim() ?? '' }))
      .toSorted((one, other) => other.count - one.count || one.test.localeCompare(other.test))
      .map(({ test, count, message }) => `${count} of ${runs}  ${kind}: ${test}\n    ${message}`),
  );
  const totals = kinds.map(
    ([kind, { runs, parts, failures }]) =>
      `${kind}: ${runs} runs${parts > 0 ? ` and ${parts} parts of the next` : ''}, ${Object.keys(failures).length} tests failed at least once`,
  );
  return [...lines, ...totals].join('\n');
}

export const hasFailures = (tally: Tally): boolean =>
  Object.values(tally).some(({ failures }) => Object.keys(failures).length > 0);
