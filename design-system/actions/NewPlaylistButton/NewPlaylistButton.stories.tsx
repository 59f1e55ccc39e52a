import preview from '@afterglow/storybook/preview';
import { played } from '@afterglow/storybook/modes';
import { expect, fn } from 'storybook/test';
import { NewPlaylistButton } from './NewPlaylistButton.tsx';

const pressed = fn();
const meta = preview.meta({
  component: NewPlaylistButton,
  args: { href: '#/members/5374643/playlists/1/?step=new', onPress: pressed },
});

export const Standard = meta.story({ args: {} });
export const PressedByKeyboard = meta.story({
  args: {},
  ...played,
  play: async ({ userEvent }) => {
    pressed.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledOnce();
  },
});
