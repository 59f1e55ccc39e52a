import { MessageDrawer } from '@afterglow/design-system/feedback/MessageDrawer';
import { MessageList } from '@afterglow/design-system/lists/MessageList';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useState, type MouseEvent } from 'react';
import { memberRead } from '../../data/members.ts';
import { useConfig } from '../../shared/config.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { messagesAt } from '../../routing/messagesAddress.ts';
import { plainLink } from '../../runtime/client/plainLink.ts';
import { AllThreads } from './AllThreads.tsx';
import { CurrentThread } from './CurrentThread.tsx';

interface InboxProps {
  /** Id of the member whose messages are open first; null for all conversations. */
  first: number | null;
  onClose: () => void;
}

interface OpenConversation extends NonNullable<ReturnType<typeof messagesAt>> {
  /** Whether a link in the drawer has led there; the link is gone, so focus must move. */
  focused: boolean;
}

/** The visitor's messages in a drawer. Links to messages open in it; any other link closes it and leads away (D58). */
export function Inbox({ first, onClose }: InboxProps) {
  const [{ id, page, focused }, show] = useState<OpenConversation>({ id: first, page: 1, focused: false });
  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented ? null : plainLink(event);
    if (link === null || 'retry' in link.dataset) return;
    const messages = messagesAt(new URL(link.href));
    if (messages === null) return onClose();
    event.preventDefault();
    show({ ...messages, focused: true });
  };
  return (
    <MessageDrawer onClose={onClose} onClick={onClick}>
      {id === null ? <AllThreads /> : <ThreadOf key={`${id} ${page}`} id={id} page={page} focused={focused} />}
    </MessageDrawer>
  );
}

function ThreadOf({ id, page, focused }: { id: number; page: number; focused: boolean }) {
  const { href } = useReader();
  const member = useResource(memberRead(id, useConfig().user));
  if (member.state === 'ready') return <CurrentThread member={member.value} page={page} focused={focused} />;
  return (
    <MessageList
      state={member.state === 'loading' ? { kind: 'loading' } : { kind: 'failed', href: href.messages({ id }) }}
    />
  );
}
