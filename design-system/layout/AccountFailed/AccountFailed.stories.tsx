import preview from '@afterglow/storybook/preview';
import { AccountFailed } from './AccountFailed.tsx';

const meta = preview.meta({ component: AccountFailed });

export const Standard = meta.story({ args: { href: '#/' } });
