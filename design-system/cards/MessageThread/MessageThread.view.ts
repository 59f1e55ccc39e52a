import type { Thread } from '@afterglow/contract/ownPage';
import type { Reader } from '../../reader/reader.ts';
import type { MessageThreadProps } from './MessageThread.tsx';

/** Returns the card props of a conversation. It opens in a drawer; without JavaScript, on a page (D58). */
export const messageThread = ({ user, text, sentAt, unread }: Thread, reader: Reader): MessageThreadProps => ({
  href: reader.href.messages(user),
  name: user.name,
  picture: reader.picture(user.avatar),
  text,
  sent: { at: sentAt, date: reader.intl.formatDate(sentAt, { dateStyle: 'medium', timeZone: 'UTC' }) },
  unread,
});
