import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';

/** Messages of one language, each its own chunk; on the server all are at hand. */
const files = import.meta.glob<CompiledMessages>('../../design-system/messages/compiled/*.json', { import: 'default' });

/** The messages of a language; those of English when it has none yet. */
export async function messagesOf(language: string): Promise<CompiledMessages> {
  const at = (key: string) => files[`../../design-system/messages/compiled/${key}.json`];
  const load = at(language) ?? at('en');
  if (!load) throw new Error('The English messages are missing. Run `npm run messages`.');
  return load();
}
