/** Words that are the same in other languages: marks, loans and units. One more is a choice, so it is made here. */
const same: Record<string, readonly string[]> = {
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

/** The words of a sentence; what is put in has none of its own. */
const wordsOf = (sentence: string): string[] => sentence.replaceAll(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];

const latin = (language: string): boolean => new Intl.Locale(language).maximize().script === 'Latn';

/** A letter of a script of its own, where the language has one. */
const ownLetter = /[^\P{L}\p{Script=Latin}]/u;

export type Sentences = Record<string, string>;

/** The sentences of a language that nobody has translated. */
export function leftInEnglish(language: string, sentences: Sentences, english: Sentences): string[] {
  const known = new Set([...(same['everywhere'] ?? []), ...(same[language] ?? [])]);
  return Object.entries(sentences).flatMap(([id, sentence]) => {
    const words = wordsOf(english[id] ?? '').filter((word) => !known.has(word));
    const untouched = latin(language) ? sentence === english[id] : !ownLetter.test(sentence);
    return words.length > 0 && untouched ? [`${language}.json: ${id}: ${sentence}`] : [];
  });
}
