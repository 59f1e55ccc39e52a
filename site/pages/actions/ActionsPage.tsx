import { ownPlaylistsRead } from '../../data/playlists.ts';
import type { Read } from '../../runtime/data/read.ts';
import { relationRead } from '../../data/relationRead.ts';
import { useConfig } from '../../shared/config.ts';
import { SignInFirst } from '../../shared/MembersFrame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import type { ActionsProps } from '../../routing/actionsAddress.ts';
import { EntityActs } from './EntityActs.tsx';
import { withEntity } from './withEntity.ts';

/** /actions/: what members can do with the subject of another page, for use without script */
export function ActionsPage({ of }: { of: ActionsProps }) {
  const { user } = useConfig();
  return user === null ? (
    <SignInFirst />
  ) : (
    withEntity(of, (request, shown) => <EntityActs of={of} member={user} request={request} shown={shown} />)
  );
}

export const page: PageCode<{ of: ActionsProps }> = {
  Page: ActionsPage,
  reads: ({ of }, _, user) =>
    user === null
      ? []
      : [
          withEntity<Read<unknown>>(of, (request) => request),
          relationRead(of),
          ownPlaylistsRead(user.id),
          ...(of.author ? [relationRead(of.author)] : []),
        ],
};
