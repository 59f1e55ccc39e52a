import preview from '@afterglow/storybook/preview';
import { SignInToComment } from './SignInToComment.tsx';

const meta = preview.meta({ component: SignInToComment, args: { href: '#/signin/' } });

export const Standard = meta.story({});
