import { NotificationBell } from '@afterglow/design-system/layout/NotificationBell';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { SignedIn } from '@afterglow/contract/globals';
import { createElement, useEffect, useRef, useState } from 'react';
import type { BellPanel } from './BellPanel.tsx';
import { startTitleCount } from './titleCount.ts';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

/** Shows the number in the title of the tab while the header is shown. */
function useTitleCount(count: number): void {
  const title = useRef<ReturnType<typeof startTitleCount>>(null);
  useEffect(() => {
    title.current = startTitleCount();
    return () => title.current?.stop();
  }, []);
  useEffect(() => title.current?.show(count), [count]);
}

/** The bell of a member. Its list is loaded when it is first opened. */
export function Bell({ user, unread, reader }: { user: SignedIn; unread: number; reader: Reader }) {
  const [Panel, setPanel] = useState<typeof BellPanel | null>(null);
  const count = useUnreadNotifications(unread);
  useTitleCount(count);
  const open = () =>
    void withStyles(import('./BellPanel.tsx')).then(
      (code) => setPanel(() => code.BellPanel),
      // The link to the page of notifications is there, and the next opening tries again.
      () => undefined,
    );
  return (
    <NotificationBell count={count} href={reader.href.page('notifications')} onOpen={open}>
      {Panel && createElement(Panel, { user })}
    </NotificationBell>
  );
}
