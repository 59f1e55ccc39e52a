import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { FullMember, MemberTab } from '@afterglow/fixtures/contract/member';
import type { ReactNode } from 'react';
import { memberRead, memberTabRead } from '../../data/members.ts';
import { ownRelationReads } from '../../data/relation.ts';
import type { Read } from '../../data/read.ts';
import { useResource } from '../../data/useResource.ts';
import { combineResources } from '../../kit/combineResources.ts';
import { ownUploadsRead } from '../../data/uploads.ts';
import { useConfig } from '../../kit/config.ts';
import { orNull } from './orNull.ts';
import { MemberFrame, type ShownTab } from './MemberFrame.tsx';
import { OwnUploadsTab } from './OwnUploadsTab.tsx';
import type { PageCode } from '../../kit/pageCode.ts';

type MemberProps = ShownTab & {
  id: number;
  /** Above what the tab lists. */
  children?: ReactNode;
};

/** /members/{id}/ and its tabs, as this visitor may see them */
export function MemberPage(of: MemberProps) {
  const { user } = useConfig();
  const list = memberTabRead(of.id, of.tab, of.page, user !== null);
  if (list && of.tab === 'uploaded_videos' && of.id === user?.id) return <OwnUploadsTab {...of} list={list} />;
  return list ? <TabWithList {...of} list={list} /> : <TabWithoutList {...of} />;
}

function TabWithList({ id, tab, page, list, children }: MemberProps & { list: Read<MemberPart> }) {
  const { user } = useConfig();
  const reads = combineResources(useResource(memberRead(id, user)), orNull(useResource(list)));
  return (
    <MemberFrame of={reads} tab={tab} page={page}>
      {children}
    </MemberFrame>
  );
}

/** Tabs of the member alone show that they may not be seen (D7, R82). */
const partOf = (member: FullMember, tab: MemberTab): MemberPart | null =>
  tab === 'info' && member.canView.info ? { tab } : null;

function TabWithoutList({ id, tab, page }: MemberProps) {
  const member = useResource(memberRead(id, useConfig().user));
  const reads =
    member.state === 'ready'
      ? { ...member, value: [member.value, partOf(member.value, tab)] satisfies [FullMember, MemberPart | null] }
      : member;
  return <MemberFrame of={reads} tab={tab} page={page} />;
}

export const memberPage: PageCode<Parameters<typeof MemberPage>[0]> = {
  Page: MemberPage,
  reads: ({ id, tab, page }, _, user) =>
    [
      memberRead(id, user),
      memberTabRead(id, tab, page, user !== null),
      user?.id === id && tab === 'uploaded_videos' ? ownUploadsRead : null,
      ...ownRelationReads(id, user),
    ].filter((read) => read !== null),
};
