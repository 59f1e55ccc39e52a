import { createHash } from 'node:crypto';
import type { Mutant } from './mutators.ts';

/** Code that runs: no declarations, tests or stories. */
export const isMutable = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|spec|stories)\.tsx?$|\.d\.ts$/.test(path);

/** Emptied texts are nearly half of all mutants and say least: this share of them takes part. */
const textShare = 0.25;

/** The first `count` mutants in an order that the seed decides. A larger count keeps those of a smaller one. */
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

/** The same for the same change of the same text, wherever in the file it stands otherwise. */
export const mutantKey = ({ file, start, end, mutated }: Mutant, text: string): string =>
  `${file}:${digest([text, start, end, mutated].join(' ')).slice(0, 16)}`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
