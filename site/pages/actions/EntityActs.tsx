import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ActionsScreen } from '@afterglow/design-system/screens/ActionsScreen';
import { actionsHead, actionsScreen, type ActedOn } from '@afterglow/design-system/screens/ActionsScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import { valueOf } from '../../runtime/data/answer.ts';
import { ownPlaylistsRead } from '../../data/playlists.ts';
import type { Read } from '../../runtime/data/read.ts';
import { relationRead } from '../../data/relationRead.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { MembersFrame } from '../../shared/MembersFrame.tsx';
import type { ActionsProps } from '../../routing/actionsAddress.ts';
import { useActionOutcome } from './useActionOutcome.ts';

interface EntityActsProps<Value> {
  of: ActionsProps;
  member: SignedIn;
  request: Read<Value>;
  shown: (entity: Value) => ActedOn;
}

/** The actions of a member on the subject of another page. */
export function EntityActs<Value>({ of, member, request, shown }: EntityActsProps<Value>) {
  const reader = useReader();
  const entity = useResource(request);
  const relation = valueOf(useResource(relationRead(of)));
  const author = valueOf(useResource(relationRead(of.author ?? of)));
  const playlists = valueOf(useResource(ownPlaylistsRead(member.id)));
  const message = useActionOutcome();
  const followsAuthor = of.author !== null && author?.subscribed === true;
  const reads = { relation, followsAuthor, playlists: playlists?.entries ?? null, member };
  return (
    <MembersFrame of={entity} head={(found) => actionsHead(shown(found), reader)} loading={<TextSkeleton />}>
      {(found) => <ActionsScreen {...actionsScreen({ of: shown(found), ...reads }, reader)} message={message} />}
    </MembersFrame>
  );
}
