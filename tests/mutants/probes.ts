import type { Mutant } from './mutators.ts';

/** The global function that a probe calls. */
export const probeName = 'afterglowProbe';

/** Names the place of a mutant: what runs there is told apart by its range alone. */
export const placeOf = ({ file, start, end }: Pick<Mutant, 'file' | 'start' | 'end'>): string =>
  `${file}:${start}-${end}`;

/** What a test file has run. */
export interface ReachLine {
  test: string;
  /** Of CPU, of its process with its imports. */
  seconds: number;
  places: string[];
}

interface Insertion {
  position: number;
  text: string;
  /** Decides between insertions at one position: closing ones first, and of those the inner one; then the outer opening one. */
  rank: number;
}

/** The text of a file that reports every place of a mutant as soon as it runs. It has the same lines. */
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
