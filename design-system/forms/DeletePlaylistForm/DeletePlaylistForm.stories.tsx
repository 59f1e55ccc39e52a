import { playlists } from '@afterglow/fixtures/data/playlists';
import preview from '@afterglow/storybook/preview';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { DeletePlaylistForm } from './DeletePlaylistForm.tsx';

const meta = preview.meta({
  component: DeletePlaylistForm,
  render: translatedErrors(DeletePlaylistForm),
  args: {
    section: 'delete' as const,
    action: '#/playlist/60001/info/?step=delete',
    keepHref: '#/playlist/60001/',
    name: playlists.standard.title,
  },
});

export const Standard = meta.story({ args: {} });
export const Refused = meta.story({ args: { errors: { notify: 'It is not here any more.' } } });
