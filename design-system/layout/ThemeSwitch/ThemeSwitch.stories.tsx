import preview from '@afterglow/storybook/preview';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({ component: ThemeSwitch, args: { form: { action: '#/preferences', next: '/' }, onTheme: () => {} } });

export const Standard = meta.story({ args: {} });
