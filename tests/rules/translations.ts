/** Words that are the same in other languages: brands, loanwords and units. */
const sameInLanguage: Record<string, readonly string[]> = {
  everywhere: ['HD', 'VR'],
  de: [
    'Blond',
    'Community',
    'Cookies',
    'Gay',
    'Hetero',
    'Info',
    'Models',
    'Piercing',
    'Playlists',
    'Single',
    'Tattoo',
    'Trans',
    'Videos',
    'cm',
    'kg',
  ],
};

/** The words of a message, without placeholders. */
const wordsOf = (sentence: string): string[] => sentence.replaceAll(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];

const usesLatinScript = (language: string): boolean => new Intl.Locale(language).maximize().script === 'Latn';

/** A non-Latin letter. */
const nonLatinLetter = /[^\P{L}\p{Script=Latin}]/u;

export type Messages = Record<string, string>;

/** The untranslated messages of a language. */
export function findUntranslated(language: string, messages: Messages, english: Messages): string[] {
  const known = new Set([...(sameInLanguage['everywhere'] ?? []), ...(sameInLanguage[language] ?? [])]);
  return Object.entries(messages).flatMap(([id, sentence]) => {
    const words = wordsOf(english[id] ?? '').filter((word) => !known.has(word));
    const untranslated = usesLatinScript(language) ? sentence === english[id] : !nonLatinLetter.test(sentence);
    return words.length > 0 && untranslated ? [`${language}.json: ${id}: ${sentence}`] : [];
  });
}
