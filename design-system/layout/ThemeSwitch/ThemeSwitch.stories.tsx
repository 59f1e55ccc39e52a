import { expectRingsApart } from '@afterglow/storybook/focusRing';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { menuDecorator } from '../menu.decorator.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  component: ThemeSwitch,
  decorators: [menuDecorator],
  args: { form: { action: '#/preferences', next: '/' }, onTheme: () => {} },
});

export const Standard = meta.story({ args: {} });
export const Focused = meta.story({
  args: {},
  ...played,
  play: async ({ canvas }) => expectRingsApart(canvas.getAllByRole('button')),
});
