import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import { memberPageHead } from '@afterglow/design-system/screens/MemberScreen/view';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import { commentsRead, firstComments } from '../../data/comments.ts';
import { memberRead } from '../../data/members.ts';
import { ownRelationReads } from '../../data/relation.ts';
import { useConfig } from '../../shared/config.ts';
import { MembersFrame } from '../../shared/MembersFrame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import type { TabProps } from './MemberFrame.tsx';
import { TabOrPreview } from './TabOrPreview.tsx';
import { useMemberWith } from './useMemberWith.ts';
import { Wall } from './Wall.tsx';

type WallProps = TabProps & { id: number; as: SeenAs | null };

const wallRead = (id: number, page: number, signedIn: boolean) =>
  commentsRead({ section: 'member', objectId: id }, { ...firstComments, page }, signedIn);

/** /members/{id}/wall/{page}/ */
export const WallPage = (of: WallProps) => (
  <TabOrPreview {...of}>
    <WallOf {...of} />
  </TabOrPreview>
);

function WallOf({ id, page }: WallProps) {
  const reader = useReader();
  const { user } = useConfig();
  const reads = useMemberWith(id, wallRead(id, page, user !== null));
  return (
    <MembersFrame
      of={reads}
      head={([member]) => memberPageHead({ member, tab: 'wall', page, shown: null }, reader)}
      isRefused={([, comments]) => comments === null}
      loading={<MemberSkeleton library={user?.id === id} />}
    >
      {([member, comments]) => <Wall key={member.id} member={member} comments={comments} page={page} />}
    </MembersFrame>
  );
}

export const page: PageCode<WallProps> = {
  Page: WallPage,
  reads: ({ id, page }, _, user) => [
    memberRead(id, user),
    wallRead(id, page, user !== null),
    ...ownRelationReads(id, user),
  ],
  ownReads: import.meta.env.SSR && (() => import('../ownReads.ts').then((module) => module.ofWall)),
};
