import { ActionMessage } from '@afterglow/design-system/actions/ActionMessage';
import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import { memberRead, memberPlaylistsRead } from '../../data/members.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../kit/config.ts';
import { RereadWhenShown } from '../../runtime/client/RereadWhenShown.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { useFlashNote } from '../../features/forms/useFlashNote.ts';
import { MemberFrame, type ShownTab } from './MemberFrame.tsx';
import { NewPlaylist } from './NewPlaylist.tsx';
import { OwnPageAsSeen } from './OwnPageAsSeen.tsx';
import { orNull } from './orNull.ts';

/** Codes of what a form without script may have done before. */
const flashes: readonly DoneCode[] = ['playlist_deleted'];

type PlaylistsTabProps = ShownTab & { id: number; as: SeenAs | null };

/** /members/{id}/playlists/{page}/; on the visitor's own page with a button for a new playlist */
export function PlaylistsTabPage({ as, ...of }: PlaylistsTabProps) {
  const { user } = useConfig();
  return user?.id === of.id && as !== null ? <OwnPageAsSeen {...of} user={user} as={as} /> : <PlaylistsTab {...of} />;
}

function PlaylistsTab({ id, tab, page }: Omit<PlaylistsTabProps, 'as'>) {
  const { user } = useConfig();
  const note = useFlashNote(flashes);
  const list = memberPlaylistsRead(id, page, user !== null);
  const reads = combineResources(useResource(memberRead(id, user)), orNull(useResource(list)));
  return (
    <MemberFrame id={id} of={reads} tab={tab} page={page}>
      {user?.id === id && (
        <>
          <RereadWhenShown of={[list]} />
          <NewPlaylist userId={id} list={list} />
        </>
      )}
      <ActionMessage message={note} />
    </MemberFrame>
  );
}

export const page: PageCode<PlaylistsTabProps> = {
  Page: PlaylistsTabPage,
  reads: ({ id, page }, _, user) => [memberRead(id, user), memberPlaylistsRead(id, page, user !== null)],
};
