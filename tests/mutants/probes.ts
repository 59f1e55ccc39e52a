import type { Mutant } from './mutators.ts';

/** The global function that a probe calls. */
export const probeName = 'afterglowProbe';

/** Identifies the place of a mutant. A range identifies the code that runs there. */
export const placeOf = ({ file, start, end }: Pick<Mutant, 'file' | 'start' | 'end'>): string =>
  `${file}:${start}-${end}`;

/** The places that a test file has run. */
export interface ReachLine {
  test: string;
  /** CPU seconds of its process, including its imports. */
  seconds: number;
  places: string[];
}

interface Insertion {
  position: number;
  text: string;
  /**
   * Orders insertions at one position: closing ones first, the inner before the outer; then opening ones, the outer
   * first.
   */
  rank: number;
}

/** Returns the text of a file in which each place of a mutant reports that it runs. Line numbers stay the same. */
export function addProbes(text: string, mutants: readonly Mutant[]): string {
  const places = new Map(mutants.map((mutant) => [placeOf(mutant), mutant]));
  const insertions = [...places].flatMap(([place, mutant]) => probe(place, mutant));
  insertions.sort((one, other) => one.position - other.position || one.rank - other.rank);
  let result = '';
  let last = 0;
  for (const { position, text: inserted } of insertions) {
    result += text.slice(last, position) + inserted;
    last = position;
  }
  return result + text.slice(last);
}

function probe(place: string, { start, end, mutated }: Mutant): Insertion[] {
  const call = `globalThis.${probeName}?.(${JSON.stringify(place)})`;
  const [open, close] = mutated === ';' ? [`{${call};`, '}'] : [`(${call}, `, ')'];
  const length = end - start;
  return [
    { position: start, text: open, rank: 1 / length },
    { position: end, text: close, rank: -1 / length },
  ];
}
