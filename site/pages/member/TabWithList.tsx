import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { ReactNode } from 'react';
import { memberRead } from '../../data/members.ts';
import type { Read } from '../../runtime/data/read.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../kit/config.ts';
import { MemberFrame, type ShownTab } from './MemberFrame.tsx';
import { orNull } from './orNull.ts';

export type MemberProps = ShownTab & {
  id: number;
  /** The audience as which members see their own page. */
  as?: SeenAs | null;
  /** Shown above the tab's list. */
  children?: ReactNode;
};

/** A tab that shows a list of the member's. */
export function TabWithList({ id, tab, page, list, children }: Omit<MemberProps, 'as'> & { list: Read<MemberPart> }) {
  const { user } = useConfig();
  const reads = combineResources(useResource(memberRead(id, user)), orNull(useResource(list)));
  return (
    <MemberFrame id={id} of={reads} tab={tab} page={page}>
      {children}
    </MemberFrame>
  );
}
