import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberScreen } from '@afterglow/design-system/screens/MemberScreen';
import { memberScreen } from '@afterglow/design-system/screens/MemberScreen/view';
import type { Comment } from '@afterglow/contract/comment';
import type { FullMember } from '@afterglow/contract/member';
import type { Page } from '@afterglow/contract/wire';
import { ActionsOfMember } from './ActionsOfMember.tsx';
import { useComments } from '../../features/comments/useComments.tsx';
import { useConfig } from '../../shared/config.ts';

interface WallProps {
  member: FullMember;
  /** Null if this visitor may not see them. */
  comments: Page<Comment> | null;
  page: number;
}

/** A member's screen with the wall and the form to write on it. */
export function Wall({ member, comments, page }: WallProps) {
  const reader = useReader();
  const path = reader.href.member(member, 'wall');
  const about = { section: 'member', objectId: member.id } as const;
  const commenting = useComments({
    about,
    page,
    shown: comments?.entries ?? [],
    path,
    action: path,
    plain: reader.href.member(member, 'wall', page),
    hostId: member.id,
  });
  const own = useConfig().user?.id === member.id ? 'library' : undefined;
  const shown = comments && ({ tab: 'wall', comments: commenting.applied(comments), commenting } as const);
  return (
    <MemberScreen
      {...memberScreen({ member, tab: 'wall', page, shown, own }, reader)}
      actions={<ActionsOfMember member={member} />}
    >
      {commenting.form}
      {commenting.overlay}
    </MemberScreen>
  );
}
