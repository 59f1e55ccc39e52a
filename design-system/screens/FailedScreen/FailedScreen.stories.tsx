import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { failedScreen } from './FailedScreen.view.ts';

const meta = preview.meta({ component: FailedScreen });

export const Standard = meta.story(fromView(FailedScreen, failedScreen, null));
export const TooManyRequests = meta.story(fromView(FailedScreen, failedScreen, { waitSeconds: 30 }));
export const TooManyRequestsForUnknownTime = meta.story(fromView(FailedScreen, failedScreen, { waitSeconds: 0 }));
