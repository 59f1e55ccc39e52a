const plain = (text: string): string => text.normalize().toLocaleLowerCase();

/** Splits a title into words, even in languages that do not separate them by spaces. */
const splitByMeaning = (title: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(title)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const splitByLetters = (title: string): string[] => title.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];

/** Returns the words of a title, each once, without single letters and figures. */
export function titleWords(title: string): string[] {
  const words = 'Segmenter' in Intl ? splitByMeaning(title) : splitByLetters(title);
  const once = new Map(words.filter((word) => [...word].length > 1).map((word) => [plain(word), word]));
  return [...once.values()];
}

export const sameText = (one: string, other: string): boolean => plain(one) === plain(other);

/** Returns whether a title contains a word, as a whole, in any letter case. */
export const holdsWord = (title: string, word: string): boolean =>
  titleWords(title).some((other) => sameText(other, word));
