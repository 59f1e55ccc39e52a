import { ownRead } from './ownRead.ts';

/** The visitor's conversations, the latest first. */
export const threadsRead = ownRead({ section: 'messages' }, ({ threads }) => threads);

/** The number of unread messages, without the messages. */
export const unreadRead = ownRead(
  { section: 'messages', only: 'unread' },
  ({ threads }) =>
    (json) =>
      threads(json).unread,
);

/**
 * Returns the read of a page of the conversation with one member, the newest message first. Requesting it marks the
 * messages as read.
 */
export const messagesRead = (userId: number, page: number) => ({
  ...ownRead({ section: 'messages', user_id: userId, page }, ({ messages }) => messages),
  marks: true,
});
