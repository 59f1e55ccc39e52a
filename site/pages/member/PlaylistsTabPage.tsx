import { ActionMessage } from '@afterglow/design-system/actions/ActionMessage';
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
import { orNull } from './orNull.ts';

/** Codes of what a form without script may have done before. */
const flashes: readonly DoneCode[] = ['playlist_deleted'];

/** /members/{id}/playlists/{page}/; on the visitor's own page with a button for a new playlist */
export function PlaylistsTabPage({ id, tab, page }: ShownTab & { id: number }) {
  const { user } = useConfig();
  const note = useFlashNote(flashes);
  const list = memberPlaylistsRead(id, page, user !== null);
  const reads = combineResources(useResource(memberRead(id, user)), orNull(useResource(list)));
  return (
    <MemberFrame of={reads} tab={tab} page={page}>
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

export const page: PageCode<Parameters<typeof PlaylistsTabPage>[0]> = {
  Page: PlaylistsTabPage,
  reads: ({ id, page }, _, user) => [memberRead(id, user), memberPlaylistsRead(id, page, user !== null)],
};
