/// <reference types="vite/client" />
import type { CompiledMessages } from './intl.ts';
import { isLanguage } from './languages.ts';
import { isPseudoLocale } from './pseudoLocales.ts';
import { addMessages } from './storyMessages.ts';

const files = import.meta.glob<CompiledMessages>(
  ['../messages/compiled/*.json', '../messages/compiled/pseudo/*.json'],
  { import: 'default' },
);

/**
 * Loads the messages of a language or pseudo-locale, which `readerFor` needs; others have none. For stories and tests.
 */
export async function loadMessages(language: string): Promise<void> {
  const folder = isPseudoLocale(language) ? 'compiled/pseudo' : 'compiled';
  const load = files[`../messages/${folder}/${language}.json`];
  if ((isLanguage(language) || isPseudoLocale(language)) && load) addMessages(language, await load());
}
