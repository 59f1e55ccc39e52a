import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';

/** Messages of every language except English, each in its own chunk; the English ones are inline in the components. */
const files = import.meta.glob<CompiledMessages>(
  ['../../design-system/messages/compiled/*.json', '!../../design-system/messages/compiled/en.json'],
  { import: 'default' },
);

/** The messages of a language; empty for English. */
export async function messagesOf(language: string): Promise<CompiledMessages> {
  const load = files[`../../design-system/messages/compiled/${language}.json`];
  return load ? load() : {};
}
