import { numberAfter } from '../tools/numberAfter.ts';

/** A request of the command line. `seed` runs one round of one part and keeps no progress. */
export interface HardWords {
  parts: string[];
  minutes: number;
  seed: number | null;
  isFresh: boolean;
}

/** Minutes for each part if the command line names none. */
const usualMinutes = 10;

/**
 * Parses the words of `npm run hard -- [part …] [--minutes n] [--seed n] [--fresh]`.
 * @throws if a word names no part, or a number is none
 */
export function parseHardWords(words: readonly string[], known: readonly string[]): HardWords {
  const seed = numberAfter(words, '--seed');
  const minutes = numberAfter(words, '--minutes') ?? usualMinutes;
  const parts = words.filter((word, at) => !word.startsWith('--') && !/^--(?:minutes|seed)$/.test(words[at - 1] ?? ''));
  const unknown = [
    ...parts.filter((word) => !known.includes(word)),
    ...words.filter((word) => word.startsWith('--') && !['--minutes', '--seed', '--fresh'].includes(word)),
  ];
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. The parts are ${known.join(', ')}.`);
  if (seed !== null && parts.length !== 1) throw new Error('--seed needs the name of one part before it.');
  return { parts: parts.length > 0 ? parts : [...known], minutes, seed, isFresh: words.includes('--fresh') };
}
