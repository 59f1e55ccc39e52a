import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { FullMember } from '@afterglow/contract/member';
import type { MemberTab } from '@afterglow/contract/memberTabs';
import { memberRead } from '../../data/members.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../shared/config.ts';
import { MemberFrame, type TabProps } from './MemberFrame.tsx';

/** Returns null, which refuses the tab, for tabs that only their member may see (D7, R82). */
const partOf = (member: FullMember, tab: MemberTab): MemberPart | null =>
  tab === 'info' && member.canView.info ? { tab } : null;

/** The tab with a member's information; other tabs are refused. */
export function TabWithoutList({ id, tab, page }: TabProps & { id: number }) {
  const member = useResource(memberRead(id, useConfig().user));
  const reads =
    member.state === 'ready'
      ? { ...member, value: [member.value, partOf(member.value, tab)] satisfies [FullMember, MemberPart | null] }
      : member;
  return <MemberFrame id={id} of={reads} tab={tab} page={page} />;
}
