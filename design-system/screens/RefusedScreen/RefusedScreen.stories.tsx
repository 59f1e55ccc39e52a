import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { RefusedScreen } from './RefusedScreen.tsx';
import { refusedScreen } from './RefusedScreen.view.ts';

const meta = preview.meta({ component: RefusedScreen });

export const NoPermission = meta.story(fromView(RefusedScreen, refusedScreen, {}));
export const ForMembers = meta.story(fromView(RefusedScreen, refusedScreen, { signInHref: '#/signin/' }));
