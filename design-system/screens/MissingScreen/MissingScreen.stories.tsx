import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { MissingScreen } from './MissingScreen.tsx';
import { missingScreen } from './MissingScreen.view.ts';

const meta = preview.meta({ component: MissingScreen });

export const Standard = meta.story(fromView(MissingScreen, missingScreen, {}));
export const AnotherAddressMeant = meta.story(fromView(MissingScreen, missingScreen, { meant: '/download' }));
