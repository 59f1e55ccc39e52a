import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberScreen } from '@afterglow/design-system/screens/MemberScreen';
import { memberPageHead, memberScreen, type MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import type { FullMember } from '@afterglow/contract/member';
import type { MemberTab } from '@afterglow/contract/memberTabs';
import type { ReactNode } from 'react';
import type { PreviewedResource } from '../../runtime/data/answer.ts';
import { useConfig } from '../../shared/config.ts';
import { MembersFrame } from '../../shared/MembersFrame.tsx';
import { ActionsOfMember } from './ActionsOfMember.tsx';

export interface TabProps {
  tab: MemberTab;
  page: number;
}

type MemberParts = [FullMember, MemberPart | null];

interface MemberFrameProps extends TabProps {
  /** The member's id, by which the visitor's own pages are known before they are loaded. */
  id: number;
  of: PreviewedResource<MemberParts, MemberParts>;
  /** Controls of the tab, shown above its list. */
  children?: ReactNode;
}

/** A member's page with one tab. In `of`, null stands for a tab that this visitor may not see. */
export function MemberFrame({ of, id, tab, page, children }: MemberFrameProps) {
  const reader = useReader();
  const own = useConfig().user?.id === id ? 'library' : undefined;
  return (
    <MembersFrame
      of={of}
      head={([member, shown]) => memberPageHead({ member, tab, page, shown }, reader)}
      isRefused={([, shown]) => shown === null}
      loading={<MemberSkeleton library={own !== undefined} />}
    >
      {([member, shown]) => (
        <MemberScreen
          {...memberScreen({ member, tab, page, shown, own }, reader)}
          actions={<ActionsOfMember key={member.id} member={member} />}
        >
          {children}
        </MemberScreen>
      )}
    </MembersFrame>
  );
}
