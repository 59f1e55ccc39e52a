import { PlaylistForm } from '@afterglow/design-system/forms/PlaylistForm';
import { AddToModal, type AddToState } from '@afterglow/design-system/modals/AddToModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useState } from 'react';
import { sendAct } from '../../data/act.ts';
import { useCountChange, type CountChange } from '../../data/ownCounts.ts';
import { useRelation } from '../../data/relation.ts';
import { retryFailed } from '../../runtime/data/retryFailed.ts';
import { reread, useResource } from '../../runtime/data/useResource.ts';
import { showDone, showRefusal } from '../toasts/showToast.ts';
import { ownPlaylistsRead, playlistPartRead } from '../../data/playlists.ts';
import { enqueue, whenSettled } from './sendQueue.ts';
import { usePlaylistForm } from './usePlaylistForm.ts';

interface AddToPlaylistsProps {
  userId: number;
  videoId: number;
  /** Title of the video. */
  name: string;
  onClose: () => void;
}

/** Returns the member's playlists and whether each contains the video, with functions that change that. */
function useChoices({ userId, videoId }: AddToPlaylistsProps) {
  const answer = useResource(ownPlaylistsRead(userId));
  const own = useRelation({ section: 'video', id: videoId });
  const containing = own.relation?.playlists ?? null;
  const state = (): AddToState => {
    if (answer.state === 'loading' || (answer.state === 'ready' && containing === null)) return { kind: 'loading' };
    if (answer.state !== 'ready') return { kind: 'failed', onRetry: () => void retryFailed() };
    const playlists = answer.value.entries.map(({ id, title, visibility }) => ({
      id,
      title,
      private: visibility === 'private',
      contains: containing?.includes(id) === true,
    }));
    return { kind: 'ready', playlists };
  };
  const change = (id: number, contains: boolean) =>
    own.changeFrom(({ playlists }) => {
      const others = playlists.filter((one) => one !== id);
      return { playlists: contains ? [...others, id] : others };
    });
  return { state: state(), change, reread: own.reread };
}

/**
 * The form for a new playlist that contains this video. `onMade` receives its id, or null if the API has not returned
 * it.
 */
function NewPlaylist({ videoId, onMade }: { videoId: number; onMade: (id: number | null) => void }) {
  const { href } = useReader();
  return <PlaylistForm {...usePlaylistForm({ playlist: null, videoId, action: href.here(), onDone: onMade })} />;
}

type Choices = ReturnType<typeof useChoices>;

/**
 * Returns a function that shows a tick at once and sends the ticks one after the other. A refused tick is taken back,
 * with a toast (R134).
 */
function useTicks(videoId: number, { change, reread: rereadRelation }: Choices) {
  const reader = useReader();
  const changeCount = useCountChange();
  const send = async (id: number, contains: boolean, counted: CountChange): Promise<void> => {
    const refused = await sendAct({
      act: 'playlist',
      section: contains ? 'add' : 'del',
      playlist_id: id,
      video_id: videoId,
    });
    if (refused === null) {
      counted.confirm();
      // The same playlist may be playing on this page.
      reread(playlistPartRead(id, 1, true));
      if (contains) void showDone('add_to', reader);
      return;
    }
    change(id, !contains);
    counted.undo();
    // Not before the ticks that follow have been answered, too.
    void whenSettled().then(rereadRelation);
    void showRefusal(refused, reader, 'playlist');
  };
  return (id: number, contains: boolean): void => {
    change(id, contains);
    const counted = changeCount({ kind: 'videos', playlistId: id }, contains ? 1 : -1);
    enqueue(() => send(id, contains, counted));
  };
}

/**
 * A dialog with the member's playlists, each with a tick if it contains the video. A tick is sent at once (R88, R133).
 */
export function AddToPlaylists(props: AddToPlaylistsProps) {
  const reader = useReader();
  const choices = useChoices(props);
  const { state } = choices;
  const choose = useTicks(props.videoId, choices);
  const [making, setMaking] = useState(false);
  const made = (id: number | null) => {
    if (id === null) choices.reread();
    else choices.change(id, true);
    reread(ownPlaylistsRead(props.userId));
    setMaking(false);
    void showDone('playlist_new', reader);
  };
  const open = making || (state.kind === 'ready' && state.playlists.length === 0);
  return (
    <AddToModal name={props.name} state={state} onChoose={choose} onNew={() => setMaking(true)} onClose={props.onClose}>
      {open && <NewPlaylist videoId={props.videoId} onMade={made} />}
    </AddToModal>
  );
}
