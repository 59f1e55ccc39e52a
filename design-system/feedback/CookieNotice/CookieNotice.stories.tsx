import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { CookieNotice } from './CookieNotice.tsx';

const meta = preview.meta({
  component: CookieNotice,
  tags: ['alone'],
  parameters: { ...photographed, layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  args: { onAnswer: fn(), settingsHref: '#/cookies/' },
});

export const Standard = meta.story({ args: {} });
export const OnAPhone = meta.story({
  args: {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region').getBoundingClientRect();
    await expect(height, 'of the smallest phone, a third').toBeLessThan(640 / 3);
  },
});
export const ByKeyboard = meta.story({
  args: { onSettings: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSettings).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('reject');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});
