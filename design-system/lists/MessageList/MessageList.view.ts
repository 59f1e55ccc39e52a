import type { Thread } from '@afterglow/contract/ownPage';
import { messageThread } from '../../cards/MessageThread/MessageThread.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { MessageListProps } from './MessageList.tsx';

/**
 * Returns the list of the given conversations, which come the latest first.
 * @param blocked Ids of the members whom the visitor has blocked.
 */
export const messageList = (
  threads: readonly Thread[],
  reader: Reader,
  blocked: ReadonlySet<number> = new Set(),
): Pick<MessageListProps, 'state'> => ({
  state:
    threads.length > 0
      ? {
          kind: 'ready',
          threads: threads.map((thread) => ({
            ...messageThread(thread, reader),
            blocked: blocked.has(thread.user.id),
          })),
        }
      : { kind: 'empty', href: reader.href.community({ sort: 'recent', page: 1, filters: {} }) },
});
