import { createHash } from 'node:crypto';
import type { Mutant } from './mutators.ts';

/** True for code that runs: no declarations, tests or stories. */
export const isMutable = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|spec|stories)\.tsx?$|\.d\.ts$/.test(path);

/**
 * Share of the mutants with an emptied string that take part. They are nearly half of all mutants and tell the least.
 */
const textShare = 0.25;

/**
 * Returns the first `count` mutants in an order that the seed determines. A larger count includes the mutants of a
 * smaller one.
 */
export function chooseMutants(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const place = ({ file, start, end, mutated }: Mutant): string => digest([seed, file, start, end, mutated].join(' '));
  return mutants
    .map((mutant) => ({ mutant, place: place(mutant) }))
    .filter(
      ({ mutant, place }) => mutant.mutated !== "''" || Number.parseInt(place.slice(-4), 16) / 0x10000 < textShare,
    )
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Returns a key for a change of a file with this text. Any edit of the file changes the key. */
export const mutantKey = ({ file, start, end, mutated }: Mutant, text: string): string =>
  `${file}:${digest([text, start, end, mutated].join(' ')).slice(0, 16)}`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
