import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { FullMember, MemberTab } from '@afterglow/contract/member';
import { memberRead } from '../../data/members.ts';
import { useResource } from '../../data/useResource.ts';
import { useConfig } from '../../kit/config.ts';
import { MemberFrame, type ShownTab } from './MemberFrame.tsx';

/** Tabs of the member alone show that they may not be seen (D7, R82). */
const partOf = (member: FullMember, tab: MemberTab): MemberPart | null =>
  tab === 'info' && member.canView.info ? { tab } : null;

/** What the member tells of themselves. */
export function TabWithoutList({ id, tab, page }: ShownTab & { id: number }) {
  const member = useResource(memberRead(id, useConfig().user));
  const reads =
    member.state === 'ready'
      ? { ...member, value: [member.value, partOf(member.value, tab)] satisfies [FullMember, MemberPart | null] }
      : member;
  return <MemberFrame of={reads} tab={tab} page={page} />;
}
