import { basename } from 'node:path';
import type { Mutant } from './mutators.ts';

/** A test file that runs the place of a mutant, with the CPU seconds that it takes. */
export interface Reaching {
  test: string;
  seconds: number;
}

export interface Outcome {
  /** A timeout counts as noticed: the mutant makes the tests take too long. */
  status: 'killed' | 'survived' | 'timeout' | 'unreached';
  /** The number of test files that were run, of those that reach the mutant. */
  tried: number;
  reaching: number;
  /** The test that failed. */
  by?: string;
}

/**
 * Returns the test files to run within this many seconds: those named after the changed file first, then the quickest.
 * Returns at least one.
 */
export function testsToTry(file: string, reaching: readonly Reaching[], seconds: number): Reaching[] {
  const name = basename(file).replace(/\.tsx?$/, '');
  const isNamed = ({ test }: Reaching): boolean => basename(test).replace(/\.test\.tsx?$/, '') === name;
  let left = seconds;
  return reaching
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || one.seconds - other.seconds)
    .filter((one, place) => {
      left -= one.seconds;
      return place === 0 || left >= 0;
    });
}

/** Whether a mutant need not be tried: it was noticed, or at least as many tests were run as are planned now. */
export const isSettled = (outcome: Outcome | undefined, planned: number): boolean =>
  outcome !== undefined && (['killed', 'timeout'].includes(outcome.status) || outcome.tried >= planned);

export interface Result {
  mutant: Mutant;
  outcome: Outcome;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const describeResult = ({ mutant, outcome }: Result): string =>
  [
    `${mutant.file}:${mutant.line}  ${outcome.status === 'unreached' ? 'no test reaches it' : `survived ${outcome.tried} of ${outcome.reaching} test files`}`,
    `    - ${oneLine(mutant.original)}`,
    `    + ${mutant.mutated === ';' ? '(removed)' : oneLine(mutant.mutated)}`,
  ].join('\n');

/** Lists the mutants that no test noticed, by file and line, and the number of each outcome. */
export function describeResults(results: readonly Result[]): string {
  const count = (status: Outcome['status']): number =>
    results.filter(({ outcome }) => outcome.status === status).length;
  const unnoticed = results
    .filter(({ outcome }) => outcome.status === 'survived' || outcome.status === 'unreached')
    .toSorted(({ mutant: one }, { mutant: other }) => one.file.localeCompare(other.file) || one.start - other.start);
  const total = `${results.length} mutants: ${count('killed')} killed, ${count('timeout')} timeouts, ${count('survived')} survived, ${count('unreached')} that no test reaches`;
  return [...unnoticed.map(describeResult), total].join('\n');
}
