import type en from '../messages/compiled/en.json';
import { readerFor } from './readerFor.ts';

export type MessageId = keyof typeof en;

/**
 * Returns a message as the shown story says it, for play functions: they find things by its id, in whichever language the
 * toolbar has.
 */
export function messageText(id: MessageId, values: Record<string, string | number> = {}): string {
  const language = document.querySelector<HTMLElement>('.story')?.dataset['locale'] ?? 'en';
  // oxlint-disable-next-line formatjs/enforce-default-message -- the message is declared by the component that shows it
  return readerFor(language).intl.formatMessage({ id }, values);
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches what begins with a message, such as the name of a button that goes on with a count. */
export const beginningWith = (id: MessageId): RegExp => new RegExp(`^${escaped(messageText(id))}`);

/** Matches what holds a message. */
export const holding = (id: MessageId, values?: Record<string, string | number>): RegExp =>
  new RegExp(escaped(messageText(id, values)));
