import type { Thread } from '@afterglow/fixtures/contract/ownPage';
import { messageThread } from '../../cards/MessageThread/MessageThread.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { MessageDrawerProps } from './MessageDrawer.tsx';

/** The drawer of these talks, the latest first. */
export const messageDrawer = (threads: readonly Thread[], reader: Reader): Pick<MessageDrawerProps, 'state'> => ({
  state:
    threads.length > 0
      ? { kind: 'ready', threads: threads.map((thread) => messageThread(thread, reader)) }
      : { kind: 'empty', href: reader.href.community({ sort: 'recent', page: 1, filters: {} }) },
});
