/** Hashes a text with FNV-1a, a cheap hash, to derive a different number from each text. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261);

/** Returns the words in an order that depends on the seed alone, so that server and browser agree (D8). */
export const shuffledBy = (seed: string, words: readonly string[]): string[] =>
  words
    .map((word) => ({ word, rank: hashOf(`${seed} ${word}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ word }) => word);
