import { playlists } from '@afterglow/fixtures/data/playlists';
import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pageDecorator } from '../page.decorator.tsx';
import { DeletePlaylistModal } from './DeletePlaylistModal.tsx';

const onDelete = fn(async () => 'We could not save this. Check your connection, then try again.');

const meta = preview.meta({
  component: DeletePlaylistModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { name: playlists.standard.title, onClose: fn(), onDelete },
});

export const Standard = meta.story({ ...opened, args: {} });
export const LongTitle = meta.story({ ...opened, args: { name: playlists.longTitle.title } });
export const Refused = meta.story({
  ...opened,
  args: {},
  // By keyboard only: the button that keeps the playlist comes before the one that deletes it.
  play: async ({ userEvent }) => {
    await opened.play();
    for (const _ of ['close', 'keep']) await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/Check your connection/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Delete the playlist' })).toHaveFocus();
  },
});
