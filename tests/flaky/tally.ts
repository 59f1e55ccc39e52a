import * as z from 'zod';

/** For one kind of test: how many times all tests ran, and each test's failures. */
const kindShape = z.object({
  runs: z.number(),
  /** By test name; each failure has the number of its run and the beginning of its message. */
  failures: z.record(z.string(), z.array(z.object({ run: z.number(), message: z.string() }))),
});
export const tallyShape = z.record(z.string(), kindShape);
export type Tally = z.infer<typeof tallyShape>;

/** A failed test of a run. */
export interface Failure {
  test: string;
  message: string;
}

export const runsOf = (tally: Tally, kind: string): number => tally[kind]?.runs ?? 0;

/** Returns the tally with one more run of a kind. */
export function addRun(tally: Tally, kind: string, failed: readonly Failure[]): Tally {
  const { runs, failures } = tally[kind] ?? { runs: 0, failures: {} };
  const added = { ...failures };
  for (const { test, message } of failed) added[test] = [...(added[test] ?? []), { run: runs + 1, message }];
  return { ...tally, [kind]: { runs: runs + 1, failures: added } };
}

/** Parses a failure as testReport.ts and check.ts print it: "✗ a.spec.ts:7 › opens", with its message below. */
export function parseFailure(text: string): Failure {
  const [first = '', ...rest] = text.split('\n');
  return { test: first.replace(/^✗ /, ''), message: rest.join('\n').trim().slice(0, 600) };
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
    ([kind, { runs, failures }]) => `${kind}: ${runs} runs, ${Object.keys(failures).length} tests failed at least once`,
  );
  return [...lines, ...totals].join('\n');
}

export const hasFailures = (tally: Tally): boolean =>
  Object.values(tally).some(({ failures }) => Object.keys(failures).length > 0);
