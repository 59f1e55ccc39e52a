import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { DemoSignIn } from './DemoSignIn.tsx';

const meta = preview.meta({
  component: DemoSignIn,
  args: { action: '#/signin/?step=demo', names: ['night_heron', 'ada'] },
});

export const Standard = meta.story({});
export const OneAccount = meta.story({ args: { names: ['night_heron'] } });
export const OddNames = meta.story({
  args: { names: ['Северный Ветер', 'عبد الرحمن', '<b>bold</b>', 'w'.repeat(32)] },
});
export const Refused = meta.story({ args: { error: 'Invalid username or password' } });
export const PressedByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in as night_heron' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
