import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistFormScreen } from '@afterglow/design-system/screens/PlaylistFormScreen';
import { playlistFormHead } from '@afterglow/design-system/screens/PlaylistFormScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { Resource } from '../../runtime/data/answer.ts';
import { categoriesRead } from '../../data/terms.ts';
import { useConfig } from '../../shared/config.ts';
import { MembersFrame } from '../../shared/MembersFrame.tsx';
import { openAfter } from '../../shared/openPage.ts';
import type { PageCode } from '../../shared/pageCode.ts';
import { usePlaylistForm } from '../../features/playlists/usePlaylistForm.ts';

/** Returns the member's id if the visitor is that member, else a refusal: only owners create their playlists. */
const forOwner = (id: number, visitorId: number | undefined): Resource<number> =>
  id === visitorId ? { state: 'ready', value: id } : { state: 'refused', code: 'forbidden' };

/** /members/{id}/playlists/1/?step=new: the form as a page, for use without script */
export function NewPlaylistPage({ id }: { id: number }) {
  const reader = useReader();
  return (
    <MembersFrame of={forOwner(id, useConfig().user?.id)} head={() => playlistFormHead('new', reader)}>
      {(own) => <NewForm userId={own} />}
    </MembersFrame>
  );
}

function NewForm({ userId }: { userId: number }) {
  const { href } = useReader();
  const form = usePlaylistForm({
    playlist: null,
    action: href.here(),
    onDone: (id, sent) =>
      void openAfter(sent, id === null ? href.member({ id: userId }, 'playlists') : href.playlist({ id })),
  });
  return form ? <PlaylistFormScreen form={form} /> : <TextSkeleton />;
}

export const page: PageCode<{ id: number }> = {
  Page: NewPlaylistPage,
  reads: (_, language) => [categoriesRead(language)],
};
