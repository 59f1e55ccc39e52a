import type { ActionSaying } from '@afterglow/design-system/actions/ActionMessage';
import { actionSaying } from '@afterglow/design-system/actions/saying';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { useRef, useState } from 'react';
import { sendAct } from '../../data/act.ts';
import { arrangedVideosRead } from '../../data/playlists.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { useSubmitted } from '../../shared/submitted.ts';
import { enqueue, whenSettled } from '../../features/playlists/sendQueue.ts';

type Identified = { id: number };

/** Returns why a press without script was refused; null if none was. */
function useRefusedAct(): ActionSaying | null {
  const reader = useReader();
  const [refused] = useSubmitted().refusals;
  return refused ? actionSaying('playlist', refused, reader) : null;
}

/**
 * Returns the videos of a playlist in the owner's order: each change shows at once. A refused change is reverted with a
 * message, and the order that the API has is shown.
 */
export function useOrder<Entry extends Identified>(playlistId: number, entries: readonly Entry[]) {
  const reader = useReader();
  /** The order after all changes; null before the first. */
  const [changed, setChanged] = useState<readonly Entry[] | null>(null);
  const latest = useRef<readonly Entry[]>(entries);
  const [message, setMessage] = useState(useRefusedAct());
  const shown = changed ?? entries;
  const ofPlaylist = { act: 'playlist', playlist_id: playlistId } as const;
  const change = (next: readonly Entry[], actOf: () => ActInput) => {
    latest.current = next;
    setChanged(next);
    setMessage(null);
    enqueue(async () => {
      const refused = await sendAct(actOf());
      if (refused === null) return;
      setMessage(actionSaying('playlist', refused, reader));
      setChanged(null);
      // Not before the changes after it have been answered, too.
      void whenSettled().then(() => reread(arrangedVideosRead(playlistId)));
    });
  };
  return {
    applied: shown,
    message,
    onMove: (id: number, place: number) => {
      const moved = shown.find((one) => one.id === id);
      if (!moved) return;
      const next = shown.filter((one) => one.id !== id).toSpliced(place, 0, moved);
      change(next, () => ({ ...ofPlaylist, section: 'order', videos: latest.current.map((one) => one.id) }));
    },
    onRemove: (id: number) => {
      change(
        shown.filter((one) => one.id !== id),
        () => ({ ...ofPlaylist, section: 'del', video_id: id }),
      );
    },
  };
}
