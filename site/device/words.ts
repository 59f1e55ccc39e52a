const plain = (text: string): string => text.normalize().toLocaleLowerCase();

/** Splits a text into words, even in languages that do not separate them by spaces. */
const splitByMeaning = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const splitByLetters = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];

/** Returns the words of a text by their plain form, without single letters and figures. */
function wordsByForm(text: string): Map<string, string> {
  const words = 'Segmenter' in Intl ? splitByMeaning(text) : splitByLetters(text);
  return new Map(words.filter((word) => [...word].length > 1).map((word) => [plain(word), word]));
}

/** Returns the words of a title or a comment, each once, without single letters and figures. */
export const wordsOf = (text: string): string[] => [...wordsByForm(text).values()];

export const sameText = (one: string, other: string): boolean => plain(one) === plain(other);

/** Returns those of the words that a text contains, as wholes, in any letter case. */
export function heldWords(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const held = wordsByForm(text);
  return words.filter((word) => held.has(plain(word)));
}
