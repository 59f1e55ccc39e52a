import de from '../messages/compiled/de.json' with { type: 'json' };
import en from '../messages/compiled/en.json' with { type: 'json' };
import th from '../messages/compiled/th.json' with { type: 'json' };
import type { CompiledMessages } from './intl.ts';

/** The messages that stories and tests have at hand: three languages that most of them read, and those that were added. */
const known = new Map<string, CompiledMessages>(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON modules are typed structurally, wider than the message compiler's output
  Object.entries({ en, de, th } as unknown as Record<string, CompiledMessages>),
);

export const addMessages = (language: string, messages: CompiledMessages): void => void known.set(language, messages);

/** @throws Error if they are neither at hand nor added */
export function messagesFor(language: string): CompiledMessages {
  const messages = known.get(language);
  if (!messages) throw new Error(`Load the messages of "${language}" by loadMessages first.`);
  return messages;
}
