import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { InformationScreen } from './InformationScreen.tsx';
import { informationScreen } from './InformationScreen.view.ts';

const meta = preview.meta({ component: InformationScreen });

export const Support = meta.story(fromView(InformationScreen, informationScreen, 'support'));
export const Terms = meta.story(fromView(InformationScreen, informationScreen, 'terms'));
export const Privacy = meta.story(fromView(InformationScreen, informationScreen, 'privacy'));
export const Copyright = meta.story(fromView(InformationScreen, informationScreen, 'dmca'));
export const Records = meta.story(fromView(InformationScreen, informationScreen, 'records'));
export const Cookies = meta.story(fromView(InformationScreen, informationScreen, 'cookies'));
