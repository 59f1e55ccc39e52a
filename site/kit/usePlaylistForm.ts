import type { PlaylistFormProps } from '@afterglow/design-system/forms/PlaylistForm';
import { playlistForm } from '@afterglow/design-system/forms/PlaylistForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/fixtures/contract/playlist';
import { editPlaylist, newPlaylist } from '../data/forms.ts';
import { categoriesRead } from '../data/terms.ts';
import { useResource } from '../data/useResource.ts';
import { useConfig } from './config.ts';
import { useSubmit } from './useSubmit.ts';

interface PlaylistFormOptions {
  /** Null for a new one. */
  playlist: Playlist | null;
  /** The form's own page. */
  action: string;
  /** Given its id, if the API has said it, and the form that was sent. */
  onDone: (id: number | null, form: HTMLFormElement) => void;
}

/** The form of a playlist; null until it is known what it can be filed under. */
export function usePlaylistForm({ playlist, action, onDone }: PlaylistFormOptions): PlaylistFormProps | null {
  const { language } = useReader();
  const { user } = useConfig();
  const categories = useResource(categoriesRead(language));
  const { values, ...form } = useSubmit(playlist ? editPlaylist(playlist.id) : newPlaylist, {
    draft: `playlist ${user?.id} ${playlist?.id ?? 'new'}`,
    onDone: ({ playlist_id: id }, sent) => onDone(playlist?.id ?? (typeof id === 'number' ? id : null), sent),
  });
  if (categories.state === 'loading') return null;
  const shown = playlistForm({ playlist, categories: categories.state === 'ready' ? categories.value : [] });
  return { ...shown, ...form, action, values: { ...shown.values, ...values } };
}
