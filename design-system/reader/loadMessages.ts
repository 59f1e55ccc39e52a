/// <reference types="vite/client" />
import type { CompiledMessages } from './intl.ts';
import { addMessages } from './storyMessages.ts';

const files = import.meta.glob<CompiledMessages>(
  ['../messages/compiled/*.json', '../messages/compiled/pseudo/*.json'],
  { import: 'default' },
);

/**
 * Loads the messages of a language or pseudo-locale, which `readerFor` needs; others have none. For stories and tests.
 */
export async function loadMessages(language: string): Promise<void> {
  const load = files[`../messages/compiled/${language}.json`] ?? files[`../messages/compiled/pseudo/${language}.json`];
  if (load) addMessages(language, await load());
}
