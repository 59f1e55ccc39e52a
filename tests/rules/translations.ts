import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { isLanguage, languages } from '@afterglow/design-system/reader/languages.ts';

/** Words that are the same in every language: brands and units. */
const sameEverywhere = ['HD', 'VR', 'cm', 'kg'];

/** Returns the texts of a message, without placeholders and the names of plural forms. */
const textsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value];
    if (isTagElement(element)) return textsOf(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    return Object.values(element.options).flatMap(({ value }) => textsOf(value));
  });

const wordsOf = (message: string): string[] =>
  textsOf(parse(message)).flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []);

const usesLatinScript = (language: string): boolean =>
  new Intl.Locale(isLanguage(language) ? languages[language].tag : language).maximize().script === 'Latn';

/** A non-Latin letter. */
const nonLatinLetter = /[^\P{L}\p{Script=Latin}]/u;

export type Messages = Record<string, string>;

/**
 * The untranslated messages of a language.
 *
 * @param same words that are the same in it as in English, such as loanwords; its glossary lists them
 */
export function findUntranslated(
  language: string,
  messages: Messages,
  { english, same }: { english: Messages; same: readonly string[] },
): string[] {
  const known = new Set([...sameEverywhere, ...same]);
  return Object.entries(messages).flatMap(([id, sentence]) => {
    const words = wordsOf(english[id] ?? '').filter((word) => !known.has(word));
    const untranslated = usesLatinScript(language) ? sentence === english[id] : !nonLatinLetter.test(sentence);
    return words.length > 0 && untranslated ? [`${language}.json: ${id}: ${sentence}`] : [];
  });
}
