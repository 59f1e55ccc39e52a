import { demoSite } from '@afterglow/contract/siteFile';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import { failed, loading } from '../storyArgs.tsx';
import { InformationScreen } from './InformationScreen.tsx';
import { informationScreen } from './InformationScreen.view.ts';

const meta = preview.meta({ component: InformationScreen });
const { operator } = demoSite;

export const Support = meta.story(fromView(InformationScreen, informationScreen, { page: 'support', operator }));
export const Terms = meta.story(fromView(InformationScreen, informationScreen, { page: 'terms', operator }));
export const Privacy = meta.story(fromView(InformationScreen, informationScreen, { page: 'privacy', operator }));
export const Copyright = meta.story(fromView(InformationScreen, informationScreen, { page: 'dmca', operator }));
export const Records = meta.story(fromView(InformationScreen, informationScreen, { page: 'records', operator }));
export const Cookies = meta.story(fromView(InformationScreen, informationScreen, { page: 'cookies', operator }));
export const Loading = meta.story(loading(<TextSkeleton />));
export const Failed = meta.story(failed);
