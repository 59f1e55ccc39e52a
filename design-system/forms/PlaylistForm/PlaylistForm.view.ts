import { playlistCategories, playlistLength } from '@afterglow/contract/formLimits';
import type { Playlist } from '@afterglow/contract/playlist';
import type { Term } from '@afterglow/contract/terms';
import type { PlaylistFormProps } from './PlaylistForm.tsx';

type Field = 'title' | 'desc' | 'categories' | 'orientation' | 'visibility';

/** Returns the initial values of a playlist's form. */
const valuesOf = (playlist: Playlist): Record<Field, string> => ({
  title: playlist.title,
  desc: playlist.description,
  categories: playlist.categories.map(({ dir }) => dir).join(','),
  orientation: playlist.orientation,
  visibility: playlist.visibility,
});

export interface PlaylistToFile {
  /** Null for a new playlist. */
  playlist: Playlist | null;
  /** Empty if they cannot be loaded. */
  categories: readonly Pick<Term, 'dir' | 'title'>[];
}

type PlaylistFormContent = Pick<PlaylistFormProps, 'section' | 'categories' | 'maxCategories' | 'lengths' | 'values'>;

/**
 * Returns the props of the form for a new playlist, or for an existing one with its current values. Its own categories
 * can be kept, even if they are not in the list.
 */
export function playlistForm({ playlist, categories }: PlaylistToFile): PlaylistFormContent {
  const own = (playlist?.categories ?? []).filter(({ dir }) => !categories.some((one) => one.dir === dir));
  return {
    section: playlist ? 'edit' : 'new',
    values: playlist ? valuesOf(playlist) : {},
    categories: [...own, ...categories].map(({ dir, title }) => ({ value: dir, label: title })),
    maxCategories: playlistCategories,
    lengths: { title: playlistLength.title, desc: playlistLength.description },
  };
}
