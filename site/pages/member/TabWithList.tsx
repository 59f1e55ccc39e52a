import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { ReactNode } from 'react';
import type { Read } from '../../runtime/data/read.ts';
import { MemberFrame, type TabProps } from './MemberFrame.tsx';
import { useMemberWith } from './useMemberWith.ts';

export type MemberProps = TabProps & {
  id: number;
  /** The audience as which members see their own page. */
  as?: SeenAs | null;
  /** Shown above the tab's list. */
  children?: ReactNode;
};

/** A tab that shows a list of the member's. */
export function TabWithList({ id, tab, page, list, children }: Omit<MemberProps, 'as'> & { list: Read<MemberPart> }) {
  return (
    <MemberFrame id={id} of={useMemberWith(id, list)} tab={tab} page={page}>
      {children}
    </MemberFrame>
  );
}
