import type { Activity } from '@afterglow/contract/activity';
import { activities } from '@afterglow/fixtures/data/activity';
import preview from '@afterglow/storybook/preview';
import { pageOf } from '../../lists/storyArgs.ts';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import { failed, missing } from '../storyArgs.tsx';
import { ActivityScreen } from './ActivityScreen.tsx';
import { activityScreen } from './ActivityScreen.view.ts';

const meta = preview.meta({ component: ActivityScreen });
const all = Object.values(activities);
const many = [1, 2, 3, 4].flatMap((round) => all.map((one): Activity => ({ ...one, key: `${one.key} ${round}` })));

export const Standard = meta.story(
  fromView(ActivityScreen, activityScreen, { page: 1, activity: { ...pageOf(many, 240), pages: 10 } }),
);
export const Short = meta.story(
  fromView(ActivityScreen, activityScreen, { page: 1, activity: pageOf(all, all.length) }),
);
export const Empty = meta.story(
  fromView(ActivityScreen, activityScreen, { page: 1, activity: pageOf<Activity>([], 0) }),
);
export const BeyondTheLastPage = meta.story(
  fromView(ActivityScreen, activityScreen, { page: 9, activity: pageOf<Activity>([], 48) }),
);
export const Loading = meta.story(fromView(ActivityScreen, activityScreen, { page: 1, activity: pending }));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
