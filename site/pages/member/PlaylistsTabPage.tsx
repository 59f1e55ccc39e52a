import type { SignedIn } from '@afterglow/contract/globals';
import { ActionMessage } from '@afterglow/design-system/actions/ActionMessage';
import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import { memberRead, memberPlaylistsRead } from '../../data/members.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../shared/config.ts';
import { RevalidateOnShow } from '../../runtime/client/RevalidateOnShow.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { useFlashNote } from '../../features/forms/useFlashNote.ts';
import { MemberFrame, type TabProps } from './MemberFrame.tsx';
import { NewPlaylist } from './NewPlaylist.tsx';
import { TabOrPreview } from './TabOrPreview.tsx';
import { nullIfRefused } from './nullIfRefused.ts';

/** Codes of what a form without script may have done before. */
const flashes: readonly DoneCode[] = ['playlist_deleted'];

type PlaylistsTabProps = TabProps & { id: number; as: SeenAs | null };

const reads = ({ id, page }: PlaylistsTabProps, _: string, user: SignedIn | null) => ({
  member: memberRead(id, user),
  playlists: memberPlaylistsRead(id, page, user !== null),
});

type Answers = AnswersTo<typeof reads>;

/** /members/{id}/playlists/{page}/; on the visitor's own page with a button for a new playlist */
function PlaylistsTabPage({ as, tab, page, ...of }: PlaylistsTabProps & Answers) {
  return (
    <TabOrPreview {...{ id: of.id, as, tab, page }}>
      <PlaylistsTab {...{ ...of, tab, page }} />
    </TabOrPreview>
  );
}

function PlaylistsTab({ id, tab, page, member, playlists }: Omit<PlaylistsTabProps, 'as'> & Answers) {
  const { user } = useConfig();
  const note = useFlashNote(flashes);
  const list = memberPlaylistsRead(id, page, user !== null);
  return (
    <MemberFrame id={id} of={combineResources(member, nullIfRefused(playlists))} tab={tab} page={page}>
      {user?.id === id && (
        <>
          <RevalidateOnShow of={[list]} />
          <NewPlaylist userId={id} list={list} />
        </>
      )}
      <ActionMessage message={note} />
    </MemberFrame>
  );
}

export const page = readingPage({ Page: PlaylistsTabPage, reads });
