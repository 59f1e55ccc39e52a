import { UploadLink } from '@afterglow/design-system/layout/UploadLink';
import { UserMenu } from '@afterglow/design-system/layout/UserMenu';
import { userMenu } from '@afterglow/design-system/layout/UserMenu/view';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { SignedIn } from '@afterglow/contract/globals';
import { useEffect, useState } from 'react';
import { unreadRead } from '../../data/messages.ts';
import { useOnDemand } from '../../runtime/data/useOnDemand.ts';
import { useRereadOnFocus } from '../../runtime/data/useOnFocus.ts';
import { useConfig } from '../../shared/config.ts';
import { useInbox } from '../../features/inbox/useInbox.tsx';
import { firstPageShown } from '../../runtime/data/firstPage.ts';
import { useSessionEnd } from '../../features/session/useSessionEnd.tsx';
import { Bell } from '../../features/notifications/Bell.tsx';
import { pagedMemberTabs } from '../../routing/memberTabs.ts';
import { idle } from '../../runtime/data/idle.ts';

/** Tabs of the member's own page that the menu leads to. */
const tabs = [...pagedMemberTabs, 'subscriptions', 'edit'] as const;

/** Returns the number of unread messages: requested once the browser is idle, and again when the visitor comes back. */
function useUnread(): number {
  const { gate } = useConfig();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (gate !== null) return undefined;
    let left = false;
    void firstPageShown.then(idle).then(() => left || setWanted(true));
    return () => {
      left = true;
    };
  }, [gate]);
  useRereadOnFocus(unreadRead);
  return useOnDemand(wanted ? unreadRead : null) ?? 0;
}

/**
 * The member's own menu in the header. Messages open over the page; on the page of messages, the link leads to all of
 * them.
 */
export function MemberMenu({ user, reader }: { user: SignedIn; reader: Reader }) {
  const unread = useUnread();
  const inbox = useInbox();
  const signInAgain = useSessionEnd(user);
  const messages = reader.href.messages();
  const ofTabs = Object.fromEntries(tabs.map((tab) => [tab, reader.href.member(user, tab)]));
  const hrefs = { ...ofTabs, messages, upload: reader.href.page('upload') };
  const onEntry = (href: string): boolean => {
    const opens = href === messages && !reader.href.here().startsWith(messages);
    if (opens) inbox.open(null, messages);
    return opens;
  };
  return (
    <ReaderProvider reader={reader}>
      <UploadLink href={hrefs.upload} />
      {user.unread !== undefined && <Bell user={user} unread={user.unread} reader={reader} />}
      <UserMenu {...userMenu({ user, hrefs, unread }, reader)} onEntry={onEntry} />
      {inbox.overlay}
      {signInAgain}
    </ReaderProvider>
  );
}
