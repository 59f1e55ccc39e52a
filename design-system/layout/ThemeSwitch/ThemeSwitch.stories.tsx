import preview from '@afterglow/storybook/preview';
import { inMenu } from '../inMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  component: ThemeSwitch,
  decorators: [inMenu],
  args: { form: { action: '#/preferences', next: '/' }, onTheme: () => {} },
});

export const Standard = meta.story({ args: {} });
