import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { repeatVideos } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { MissingScreen } from './MissingScreen.tsx';
import { missingScreen } from './MissingScreen.view.ts';

const meta = preview.meta({ component: MissingScreen });

const popular = repeatVideos(videos, 4);

export const Standard = meta.story(fromView(MissingScreen, missingScreen, { popular }));
export const PopularVideosPending = meta.story(fromView(MissingScreen, missingScreen, { popular: pending }));
export const PopularVideosFailed = meta.story(fromView(MissingScreen, missingScreen, { popular: null }));
export const AnotherAddressMeant = meta.story(fromView(MissingScreen, missingScreen, { meant: '/download', popular }));
