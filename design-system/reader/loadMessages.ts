/// <reference types="vite/client" />
import type { CompiledMessages } from './intl.ts';
import { isLanguage } from './languages.ts';
import { addMessages } from './storyMessages.ts';

const files = import.meta.glob<CompiledMessages>('../messages/compiled/*.json', { import: 'default' });

/** Loads the messages of a language, which `readerFor` needs; unknown languages have none. For stories and tests. */
export async function loadMessages(language: string): Promise<void> {
  const load = files[`../messages/compiled/${language}.json`];
  if (isLanguage(language) && load) addMessages(language, await load());
}
