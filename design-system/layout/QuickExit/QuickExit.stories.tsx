import preview from '@afterglow/storybook/preview';
import { QuickExit } from './QuickExit.tsx';

const meta = preview.meta({ component: QuickExit });

export const Standard = meta.story({ args: { href: 'https://www.wikipedia.org/' } });
