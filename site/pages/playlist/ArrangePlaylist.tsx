import { PlaylistOrder } from '@afterglow/design-system/lists/PlaylistOrder';
import { orderedVideos } from '@afterglow/design-system/lists/PlaylistOrder/view';
import { Spinner } from '@afterglow/design-system/primitives/Spinner';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/contract/playlist';
import { arrangedVideosRead } from '../../data/playlists.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { Frame } from '../../shared/Frame.tsx';
import { useOrder } from './useOrder.ts';

interface ArrangePlaylistProps {
  playlist: Playlist;
  onDone: () => void;
}

/** The videos of the visitor's own playlist, to be put in order. */
export function ArrangePlaylist({ playlist: { id }, onDone }: ArrangePlaylistProps) {
  const reader = useReader();
  const answer = useResource(arrangedVideosRead(id));
  const { applied, message, onMove, onRemove } = useOrder(id, answer.state === 'ready' ? answer.value.entries : []);
  return (
    <Frame of={answer} loading={<Spinner />}>
      {({ entries, total }) => (
        <PlaylistOrder
          videos={orderedVideos(applied, reader)}
          more={Math.max(0, total - entries.length)}
          message={message}
          onMove={onMove}
          onRemove={onRemove}
          onDone={onDone}
          doneHref={reader.href.playlist({ id })}
          action={reader.href.playlistStep({ id }, 'arrange')}
        />
      )}
    </Frame>
  );
}
