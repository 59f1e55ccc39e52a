import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import { friendRequestsRead, memberRead, memberTabRead } from '../../data/members.ts';
import { ownRelationReads } from '../../data/relation.ts';
import { useConfig } from '../../shared/config.ts';
import { RevalidateOnShow } from '../../runtime/client/RevalidateOnShow.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import type { TabProps } from './MemberFrame.tsx';
import { MemberPage } from './MemberPage.tsx';
import { Requests } from './Requests.tsx';

type FriendsProps = TabProps & { id: number; as: SeenAs | null };

/** /members/{id}/friends/{page}/; in the visitor's own library with the requests that wait for an answer */
export function FriendsPage(of: FriendsProps) {
  return useConfig().user?.id === of.id && of.as === null ? (
    <MemberPage {...of}>
      <RevalidateOnShow of={[friendRequestsRead]} />
      <Requests ownId={of.id} page={of.page} />
    </MemberPage>
  ) : (
    <MemberPage {...of} />
  );
}

export const page: PageCode<FriendsProps> = {
  Page: FriendsPage,
  reads: ({ id, page }, _, user) => [
    memberRead(id, user),
    ...[memberTabRead(id, 'friends', page, user !== null)].filter((read) => read !== null),
    ...(user?.id === id ? [friendRequestsRead] : []),
    ...ownRelationReads(id, user),
  ],
};
