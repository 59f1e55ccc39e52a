import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ActionsScreen } from '@afterglow/design-system/screens/ActionsScreen';
import { actionsHead, actionsScreen, type ActedOn } from '@afterglow/design-system/screens/ActionsScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import { valueOf, type Resource } from '../../data/answer.ts';
import { ownRead } from '../../data/ownRead.ts';
import { channelRead, modelRead } from '../../data/people.ts';
import { playlistRead } from '../../data/playlists.ts';
import type { Read } from '../../data/read.ts';
import { useResource } from '../../data/useResource.ts';
import { embeddedVideoRead } from '../../data/video.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
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

const videoOf = (id: number) => embeddedVideoRead(id);
const modelOf = (dir: string, id: number) => withId(modelRead(dir), id);
const channelOf = (dir: string, id: number) => withId(channelRead(dir), id);
const playlistOf = (id: number) => playlistRead(id, true);

const forMembers: Resource<never> = { state: 'refused', code: 'login' };

/** /actions/: what members do with what another page is about, as it is done without script */
export function ActionsPage({ of }: { of: ActionsProps }) {
  if (useConfig().user === null) return <Frame of={forMembers}>{() => null}</Frame>;
  switch (of.section) {
    case 'video':
      return <OnVideo of={of} />;
    case 'model':
      return <OnModel of={of} dir={of.dir} />;
    case 'channel':
      return <OnChannel of={of} dir={of.dir} />;
    case 'playlist':
      return <OnPlaylist of={of} />;
  }
}

const mapped = <Value, Mapped>(answer: Resource<Value>, map: (value: Value) => Mapped): Resource<Mapped> =>
  answer.state === 'ready' ? { state: 'ready', value: map(answer.value) } : answer;

interface OnProps {
  of: ActionsProps;
}

const OnVideo = ({ of }: OnProps) => (
  <Acts of={of} answer={mapped(useResource(videoOf(of.id)), (entity) => ({ section: 'video', entity }))} />
);
const OnModel = ({ of, dir }: OnProps & { dir: string }) => (
  <Acts of={of} answer={mapped(useResource(modelOf(dir, of.id)), (entity) => ({ section: 'model', entity }))} />
);
const OnChannel = ({ of, dir }: OnProps & { dir: string }) => (
  <Acts of={of} answer={mapped(useResource(channelOf(dir, of.id)), (entity) => ({ section: 'channel', entity }))} />
);
const OnPlaylist = ({ of }: OnProps) => (
  <Acts of={of} answer={mapped(useResource(playlistOf(of.id)), (entity) => ({ section: 'playlist', entity }))} />
);

function Acts({ of, answer }: OnProps & { answer: Resource<ActedOn> }) {
  const reader = useReader();
  const relation = valueOf(useResource(relationRead(of)));
  const author = valueOf(useResource(relationRead(of.author ?? of)));
  const message = usePressed();
  const reads = { relation, followsAuthor: of.author !== null && author?.subscribed === true };
  return (
    <Frame of={answer} head={(shown) => actionsHead(shown, reader)} loading={<TextSkeleton />}>
      {(shown) => <ActionsScreen {...actionsScreen({ of: shown, ...reads }, reader)} message={message} />}
    </Frame>
  );
}

function entityRead(of: ActionsProps): Read<unknown> {
  switch (of.section) {
    case 'video':
      return videoOf(of.id);
    case 'model':
      return modelOf(of.dir, of.id);
    case 'channel':
      return channelOf(of.dir, of.id);
    case 'playlist':
      return playlistOf(of.id);
  }
}

export const actionsPage: PageCode<{ of: ActionsProps }> = {
  Page: ActionsPage,
  reads: ({ of }, _, user) =>
    user === null ? [] : [entityRead(of), relationRead(of), ...(of.author ? [relationRead(of.author)] : [])],
};
