import type { Playlist } from '@afterglow/contract/playlist';
import type { Resource } from '../../runtime/data/answer.ts';
import { useConfig } from '../../shared/config.ts';

/** Returns a playlist for a page that changes it: refused for everybody but its owner. */
export function usePlaylistForOwner(playlist: Resource<Playlist>): Resource<Playlist> {
  const { user } = useConfig();
  return playlist.state === 'ready' && playlist.value.user.id !== user?.id
    ? { state: 'refused', code: 'forbidden' }
    : playlist;
}
