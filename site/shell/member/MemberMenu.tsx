import { UserMenu } from '@afterglow/design-system/layout/UserMenu';
import { userMenu } from '@afterglow/design-system/layout/UserMenu/view';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import { pagedMemberTabs } from '../../routing/memberTabs.ts';

/** Tabs of the own page that the menu leads to. */
const tabs = [...pagedMemberTabs, 'subscriptions'] as const;

/** The member's own menu in the header. */
export function MemberMenu({ user, reader }: { user: SignedIn; reader: Reader }) {
  const hrefs = Object.fromEntries(tabs.map((tab) => [tab, reader.href.member(user, tab)]));
  return <UserMenu {...userMenu({ user, hrefs }, reader)} />;
}
