import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ActionsScreen } from '@afterglow/design-system/screens/ActionsScreen';
import { actionsHead, actionsScreen, type ActedOn } from '@afterglow/design-system/screens/ActionsScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import { valueOf, type Resource } from '../../data/answer.ts';
import { ownRead } from '../../data/ownRead.ts';
import { channelRead, modelRead } from '../../data/people.ts';
import { ownPlaylistsRead, playlistRead } from '../../data/playlists.ts';
import type { Read } from '../../data/read.ts';
import { useResource } from '../../data/useResource.ts';
import { embeddedVideoRead } from '../../data/video.ts';
import { useConfig } from '../../kit/config.ts';
import { MembersFrame } from '../../kit/MembersFrame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import type { ActionsProps, Followable } from '../../routing/actionsAddress.ts';
import { usePressed } from './usePressed.ts';

/** How the member stands to it. Not with `useRelation`: what pages with script share of it would be cut otherwise for all. */
const relationRead = ({ section, id }: Followable | ActionsProps) =>
  ownRead(
    { section: 'state', [`${section === 'member' ? 'user' : section}_id`]: String(id) },
    ({ relation }) => relation,
  );

/** With another id in its address than that of its dir, it is missing. */
const withId = <Value extends { id: number }>(read: Read<Value>, id: number): Read<Value> => ({
  ...read,
  check: (found) => (found.id === id ? null : { state: 'missing' }),
});

type TakeEntity<Result> = <Value>(request: Read<Value>, shown: (entity: Value) => ActedOn) => Result;

/** Hands over how the page's entity is read, and as what it is shown. */
function withEntity<Result>(of: ActionsProps, take: TakeEntity<Result>): Result {
  switch (of.section) {
    case 'video':
      return take(embeddedVideoRead(of.id), (entity) => ({ section: 'video', entity }));
    case 'model':
      return take(withId(modelRead(of.dir), of.id), (entity) => ({ section: 'model', entity }));
    case 'channel':
      return take(withId(channelRead(of.dir), of.id), (entity) => ({ section: 'channel', entity }));
    case 'playlist':
      return take(playlistRead(of.id, true), (entity) => ({ section: 'playlist', entity }));
  }
}

const forMembers: Resource<never> = { state: 'refused', code: 'login' };

/** /actions/: what members do with what another page is about, as it is done without script */
export function ActionsPage({ of }: { of: ActionsProps }) {
  const { user } = useConfig();
  if (user === null) return <MembersFrame of={forMembers}>{() => null}</MembersFrame>;
  return withEntity(of, (request, shown) => <Acts of={of} member={user} request={request} shown={shown} />);
}

interface ActsProps<Value> {
  of: ActionsProps;
  member: SignedIn;
  request: Read<Value>;
  shown: (entity: Value) => ActedOn;
}

function Acts<Value>({ of, member, request, shown }: ActsProps<Value>) {
  const reader = useReader();
  const entity = useResource(request);
  const relation = valueOf(useResource(relationRead(of)));
  const author = valueOf(useResource(relationRead(of.author ?? of)));
  const playlists = valueOf(useResource(ownPlaylistsRead(member.id)));
  const message = usePressed();
  const followsAuthor = of.author !== null && author?.subscribed === true;
  const reads = { relation, followsAuthor, playlists: playlists?.entries ?? null, member };
  return (
    <MembersFrame of={entity} head={(found) => actionsHead(shown(found), reader)} loading={<TextSkeleton />}>
      {(found) => <ActionsScreen {...actionsScreen({ of: shown(found), ...reads }, reader)} message={message} />}
    </MembersFrame>
  );
}

export const actionsPage: PageCode<{ of: ActionsProps }> = {
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
