import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';

/** Sentences of the languages beside English, each its own chunk; English ones stand in the components themselves. */
const files = import.meta.glob<CompiledMessages>(
  ['../../design-system/messages/compiled/*.json', '!../../design-system/messages/compiled/en.json'],
  { import: 'default' },
);

/** The messages of a language; none for English, nor for one that is not written yet. */
export async function messagesOf(language: string): Promise<CompiledMessages> {
  const load = files[`../../design-system/messages/compiled/${language}.json`];
  return load ? load() : {};
}
