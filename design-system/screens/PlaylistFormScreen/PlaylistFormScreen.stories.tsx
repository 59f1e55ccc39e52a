import { categories } from '@afterglow/fixtures/data/categories';
import { playlists } from '@afterglow/fixtures/data/playlists';
import preview from '@afterglow/storybook/preview';
import { playlistForm } from '../../forms/PlaylistForm/PlaylistForm.view.ts';
import { failed, loading, missing, refused } from '../storyArgs.tsx';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import { PlaylistFormScreen } from './PlaylistFormScreen.tsx';

const meta = preview.meta({ component: PlaylistFormScreen });

const form = { ...playlistForm({ playlist: null, categories }), action: '#/members/5374643/playlists/1/?step=new' };
const edit = {
  ...playlistForm({ playlist: playlists.private, categories }),
  action: '#/playlist/60001/info/?step=edit',
};

export const New = meta.story({ args: { form } });
export const Edit = meta.story({ args: { form: edit } });
export const Delete = meta.story({
  args: {
    form: {
      section: 'delete',
      name: playlists.private.title,
      action: '#/playlist/60001/info/?step=delete',
      keepHref: '#/playlist/60001/',
    },
  },
});
export const RefusedFields = meta.story({
  args: {
    form: {
      ...form,
      values: { title: 'By' },
      errors: { title: 'Write at least 3 characters.', desc: 'This field is required' },
    },
  },
});
export const Loading = meta.story(loading(<TextSkeleton />));
export const Missing = meta.story(missing);
/** For everybody except the owner. */
export const Refused = meta.story(refused);
export const Failed = meta.story(failed);
