import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { languages, type Language } from '@afterglow/design-system/reader/languages.ts';

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

const usesLatinScript = (language: Language): boolean =>
  new Intl.Locale(languages[language].tag).maximize().script === 'Latn';

/** A non-Latin letter. */
const nonLatinLetter = /[^\P{L}\p{Script=Latin}]/u;

export type Messages = Record<string, string>;

/**
 * The untranslated messages of a language.
 *
 * @param same words that are the same in it as in English, such as loanwords; its glossary lists them
 */
export function findUntranslated(
  language: Language,
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

function wrongPlurals(tag: string, elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return wrongPlurals(tag, element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => wrongPlurals(tag, value));
    if (!isPluralElement(element)) return inner;
    const needed = new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' }).resolvedOptions();
    const categories = new Set<string>(needed.pluralCategories);
    const used = Object.keys(element.options).filter((name) => !name.startsWith('='));
    return [
      ...inner,
      ...used.filter((name) => !categories.has(name)).map((name) => `there is no form "${name}"`),
      ...[...categories]
        // Millions, as in "1 000 000 de vues"; counts above 999 are shown as "1M".
        .filter((name) => !used.includes(name) && !(name === 'many' && ['es', 'fr', 'it', 'pt'].includes(tag)))
        .map((name) => `the form "${name}" is missing`),
    ];
  });
}

/** Returns the plural forms of a message that its language does not have, and those that it lacks. */
export const findWrongPlurals = (language: Language, message: string): string[] =>
  wrongPlurals(languages[language].tag, parse(message));
