import { MessageList, type MessageListProps } from '@afterglow/design-system/lists/MessageList';
import { messageList } from '@afterglow/design-system/lists/MessageList/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { Threads } from '@afterglow/contract/ownPage';
import type { Resource } from '../../runtime/data/answer.ts';
import { threadsRead } from '../../data/messages.ts';
import { useRereadOnFocus } from '../../runtime/data/useOnFocus.ts';
import { useResource } from '../../runtime/data/useResource.ts';

function listOf(answer: Resource<Threads>, reader: Reader): Pick<MessageListProps, 'state'> {
  switch (answer.state) {
    case 'ready':
      return messageList(answer.value.threads, reader);
    case 'loading':
      return { state: { kind: 'loading' } };
    case 'refused':
      return { state: { kind: 'refused', href: reader.href.page('signIn') } };
    default:
      return { state: { kind: 'failed', href: reader.href.messages() } };
  }
}

/** The visitor's conversations, the latest first. */
export function AllThreads() {
  const answer = useResource(threadsRead);
  useRereadOnFocus(threadsRead);
  return <MessageList {...listOf(answer, useReader())} />;
}
