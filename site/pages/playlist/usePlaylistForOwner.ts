import type { Playlist } from '@afterglow/contract/playlist';
import type { Resource } from '../../runtime/data/answer.ts';
import { playlistRead } from '../../data/playlists.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../kit/config.ts';

/** Returns a playlist for a page that changes it: refused for everybody but its owner. */
export function usePlaylistForOwner(id: number): Resource<Playlist> {
  const { user } = useConfig();
  const playlist = useResource(playlistRead(id, user !== null));
  return playlist.state === 'ready' && playlist.value.user.id !== user?.id
    ? { state: 'refused', code: 'forbidden' }
    : playlist;
}
