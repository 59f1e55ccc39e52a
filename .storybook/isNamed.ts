/** Normalizes a text: `cards/VideoCard` is found by `cards`, `video-card` and `VideoCard`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Returns whether a title or a path holds one of the words, however they are written; without words, true. */
export const isNamed = (text: string, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => plain(text).includes(plain(word)));
