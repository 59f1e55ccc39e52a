import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menuEntry.ts';

const chosen = fn();
const entries: MenuEntry[] = [
  { label: 'Edit', icon: 'edit', onChoose: chosen },
  { label: 'Make private', icon: 'lock', onChoose: chosen },
  { label: 'Pin to the wall', icon: 'bookmark', disabled: true, onChoose: chosen },
  { label: 'Delete', icon: 'trash', grave: true, onChoose: chosen },
];

const meta = preview.meta({
  component: Menu,
  tags: ['alone'],
  parameters: photographed,
  args: { label: 'More', icon: 'more' as const, entries },
});

export const Closed = meta.story({ args: {} });
export const IconOnly = meta.story({ args: { iconOnly: true } });
export const OverAPicture = meta.story({ args: { iconOnly: true, overPicture: true } });
export const Open = meta.story({
  args: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
  },
});
export const ChosenByKeyboard = meta.story({
  args: {},
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
  },
});
export const ClosedByEscape = meta.story({
  args: { label: 'Video' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Video' })).toHaveFocus();
  },
});
