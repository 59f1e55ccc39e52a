import preview from '@afterglow/storybook/preview';
import { SignUpLine } from './SignUpLine.tsx';

const meta = preview.meta({ component: SignUpLine, args: { signUpHref: '#/signup/' } });

export const Standard = meta.story({ args: {} });
