import { fields, type AddressCodec } from '../runtime/routing/addressCodec.ts';
import { id, page } from './params.ts';

interface Messages {
  /** The other member; null for all conversations. */
  id: number | null;
  page: number;
}

const ofPage = { page: { param: page, otherwise: 1 } };

/** The address of all conversations. */
export const inboxAddress: AddressCodec<Messages, { page?: number }> = fields({}, ofPage, { id: null });
/** The address of a page of the messages with one member. */
export const conversationAddress: AddressCodec<Messages, { id: number; page?: number }> = fields({ id }, ofPage);

/** Returns what a link to messages leads to; null for any other link. */
export function messagesAt({ pathname, searchParams }: URL): Messages | null {
  const [, member] = /^\/messages\/(?:(\d+)\/)?$/.exec(pathname) ?? [];
  if (!pathname.startsWith('/messages/')) return null;
  return member === undefined
    ? inboxAddress.parse({}, searchParams)
    : conversationAddress.parse({ id: member }, searchParams);
}
