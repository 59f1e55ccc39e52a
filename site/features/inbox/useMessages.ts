import type { Message } from '@afterglow/contract/ownPage';
import { useEffect, useRef, useState } from 'react';
import { messagesRead, threadsRead, unreadRead } from '../../data/messages.ts';
import { unreadNotificationsRead } from '../../data/notifications.ts';
import { useRereadOnFocus } from '../../runtime/data/useOnFocus.ts';
import { reread, useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../shared/config.ts';

/**
 * Returns a page of the messages with a member, and the messages that are being sent. Showing messages marks them as
 * read, with what was notified of them, so both unread counts and the list of conversations are requested again.
 */
export function useMessages(userId: number, page: number) {
  const { user } = useConfig();
  const request = messagesRead(userId, page);
  const answer = useResource(request);
  useRereadOnFocus(request);
  const [added, setAdded] = useState<readonly Message[]>([]);
  const last = useRef(0);
  const shown = answer.state === 'ready' ? answer.value : null;
  useEffect(() => {
    if (!shown) return;
    reread(unreadRead);
    reread(unreadNotificationsRead);
    reread(threadsRead);
  }, [shown]);

  /** Shows a message at once; returns callbacks for when it is sent or refused. */
  const send = (text: string) => {
    last.current -= 1;
    const own = last.current;
    const message = { id: own, userId: user?.id ?? 0, text: text.trim(), sentAt: Date.now(), read: false };
    setAdded((before) => [...before, message]);
    return {
      sent: (id: number) => {
        setAdded((before) => before.map((one) => (one.id === own ? { ...one, id } : one)));
        reread(request);
      },
      refused: () => setAdded((before) => before.filter((one) => one.id !== own)),
    };
  };
  const newest = Math.max(0, ...(shown?.entries.map(({ id }) => id) ?? []));
  return {
    messages: shown ? shown.entries : answer.state === 'loading' ? null : ('failed' as const),
    pages: shown?.pages ?? page,
    // A sent message that is older than the newest listed one is listed as well, perhaps on another page.
    sending: added.filter(({ id }) => id < 0 || (page === 1 && id > newest)),
    send,
  };
}
