import { playlistCategories, playlistLength } from '@afterglow/contract/formLimits';
import { categories } from '@afterglow/fixtures/data/categories';
import { filledByKeyboard, ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { PlaylistForm, type PlaylistFormProps } from '../../forms/PlaylistForm/PlaylistForm.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { ActionPlaylistModal } from './ActionPlaylistModal.tsx';

const props: PlaylistFormProps = {
  action: '#/playlists/',
  section: 'new',
  categories: categories.map(({ dir, title }) => ({ value: dir, label: title })),
  maxCategories: playlistCategories,
  lengths: { title: playlistLength.title, desc: playlistLength.description },
};
const values = {
  title: 'Evenings by the water',
  desc: 'Long takes with lakes, harbours and slow light.',
  visibility: 'private',
};

const meta = preview.meta({
  component: ActionPlaylistModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), children: <PlaylistForm {...props} />, section: 'new' as const },
});

export const New = meta.story({ ...opened, args: { section: 'new' } });
export const Edit = meta.story({
  ...opened,
  args: { section: 'edit', children: <PlaylistForm {...props} section="edit" values={values} /> },
});
export const Refused = meta.story({
  ...opened,
  args: {
    children: <PlaylistForm {...props} values={{ title: 'By' }} errors={{ title: 'Write at least 3 characters.' }} />,
  },
});

export const ByKeyboard = meta.story({ ...filledByKeyboard, args: {} });
