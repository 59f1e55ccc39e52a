import { ownRead } from './ownRead.ts';

/** The conversations of the visitor, the latest first. */
export const threadsRead = ownRead({ section: 'messages' }, ({ threads }) => threads);

/** How many messages are unread, without any of them. */
export const unreadRead = ownRead(
  { section: 'messages', only: 'unread' },
  ({ threads }) =>
    (json) =>
      threads(json).unread,
);

/** A page of the messages with one member, the newest first; they count as read from then on. */
export const messagesRead = (userId: number, page: number) => ({
  ...ownRead({ section: 'messages', user_id: String(userId), page: String(page) }, ({ messages }) => messages),
  marks: true,
});
