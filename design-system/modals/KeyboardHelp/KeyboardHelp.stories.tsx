import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { pageDecorator } from '../page.decorator.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';

const everywhere = {
  heading: 'On every page',
  rows: [
    { keys: ['/'], does: 'Search' },
    { keys: ['?'], does: 'This help' },
    { keys: ['Esc'], does: 'Close what is open' },
  ],
};
const inLists = {
  heading: 'In a list',
  rows: [
    { keys: ['Shift', 'F10'], does: 'Menu of a card' },
    { keys: ['←', '→'], does: 'Page before or after' },
  ],
};

const meta = preview.meta({
  component: KeyboardHelp,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), groups: [everywhere, inLists] },
});

export const Standard = meta.story({ ...opened, args: {} });
export const OneGroup = meta.story({ ...opened, args: { groups: [everywhere] } });
export const ByKeyboard = meta.story({
  ...opened,
  args: {},
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
