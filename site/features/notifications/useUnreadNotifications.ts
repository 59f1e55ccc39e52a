import { useEffect, useRef } from 'react';
import { useAfterFirstPage } from '../../runtime/data/firstPage.ts';
import { notificationsRead, unreadNotificationsRead } from '../../data/notifications.ts';
import { usePolled } from '../../data/usePolled.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../shared/config.ts';

/** Milliseconds between two requests while the page is visible. */
const pollMs = 60_000;

/**
 * Returns the number of unread notifications: at first the one that came with the document, then the API's, since a
 * notification may have been read by the click that has led to the document.
 * @param initial number that came with the document
 */
export function useUnreadNotifications(initial: number): number {
  const open = useConfig().gate === null;
  const after = useAfterFirstPage(open);
  const answer = usePolled(open && after ? unreadNotificationsRead : null, pollMs);
  const count = answer?.state === 'ready' ? answer.value : initial;
  const known = useRef(count);
  useEffect(() => {
    // The list on the screen, if there is one, is older than the number.
    if (count !== known.current) reread(notificationsRead(1));
    known.current = count;
  }, [count]);
  return count;
}
