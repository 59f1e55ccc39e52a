import type { Message } from '@afterglow/contract/ownPage';
import type { Reader } from '../../reader/reader.ts';
import type { ConversationProps } from './Conversation.tsx';

export interface ConversationOf {
  /** The other member. */
  member: { id: number; name: string; avatar: string };
  /** A page of messages, the newest first; null while they are loading, `failed` if loading failed. */
  messages: readonly Message[] | null | 'failed';
  /** Messages that are being sent, with negative ids. */
  sending?: readonly Message[];
  page: number;
  pages: number;
}

/**
 * Returns the messages of the visitor and another member. All that the other member has not written are the visitor's.
 */
export function conversation(
  { member, messages, sending = [], page, pages }: ConversationOf,
  reader: Reader,
): Omit<ConversationProps, 'children'> {
  const shown = ({ id, userId, text, sentAt }: Message) => ({
    id,
    text,
    own: userId !== member.id,
    sent: { at: sentAt, date: reader.intl.formatDate(sentAt, { dateStyle: 'medium', timeZone: 'UTC' }) },
    ...(id < 0 && { sending: true }),
  });
  return {
    member: { name: member.name, href: reader.href.member(member), picture: reader.picture(member.avatar) },
    backHref: reader.href.messages(),
    state:
      messages === null
        ? { kind: 'loading' }
        : messages === 'failed'
          ? { kind: 'failed', href: reader.href.messages(member, page) }
          : { kind: 'ready', messages: [...messages.toReversed(), ...sending].map(shown) },
    olderHref: page < pages ? reader.href.messages(member, page + 1) : null,
    newerHref: page > 1 ? reader.href.messages(member, page - 1) : null,
  };
}
