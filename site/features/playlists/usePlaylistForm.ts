import type { PlaylistFormProps } from '@afterglow/design-system/forms/PlaylistForm';
import { playlistForm } from '@afterglow/design-system/forms/PlaylistForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/contract/playlist';
import { editPlaylist, newPlaylist, newPlaylistWith } from '../../data/formDefinitions.ts';
import { categoriesRead } from '../../data/terms.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../shared/config.ts';
import { useSubmit } from '../forms/useSubmit.ts';

interface PlaylistFormOptions {
  /** The playlist to edit; null for a new one. */
  playlist: Playlist | null;
  /** The video that a new playlist is made for, in a brief form beside the video. */
  videoId?: number;
  /** Address of the form's own page. */
  action: string;
  /** Receives the playlist's id, null if the API has not returned it, and the sent form. */
  onDone: (id: number | null, form: HTMLFormElement) => void;
}

const definitionFor = ({ playlist, videoId }: { playlist: Playlist | null; videoId: number | undefined }) => {
  if (playlist) return editPlaylist(playlist.id);
  return videoId === undefined ? newPlaylist : newPlaylistWith(videoId);
};

/**
 * Returns the props of a playlist's form; null until the categories are known. A brief form does not wait for them, as
 * its categories are folded.
 */
export function usePlaylistForm(
  options: PlaylistFormOptions & { videoId: number },
): PlaylistFormProps & { brief: boolean };
export function usePlaylistForm(options: PlaylistFormOptions): PlaylistFormProps | null;
export function usePlaylistForm({ playlist, videoId, action, onDone }: PlaylistFormOptions): PlaylistFormProps | null {
  const { language } = useReader();
  const { user } = useConfig();
  const categories = useResource(categoriesRead(language));
  const brief = videoId !== undefined;
  const { values, ...form } = useSubmit(definitionFor({ playlist, videoId }), {
    ...(!brief && { draft: `playlist ${user?.id} ${playlist?.id ?? 'new'}` }),
    onDone: ({ playlist_id: id }, sent) => onDone(playlist?.id ?? (typeof id === 'number' ? id : null), sent),
  });
  if (categories.state === 'loading' && !brief) return null;
  const shown = playlistForm({ playlist, categories: categories.state === 'ready' ? categories.value : [] });
  return { ...shown, ...form, brief, action, values: { ...shown.values, ...values } };
}
