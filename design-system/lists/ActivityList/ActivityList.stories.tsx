import { activities } from '@afterglow/fixtures/data/activity';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import { ActivityList } from './ActivityList.tsx';
import { activityList } from './ActivityList.view.ts';

const meta = preview.meta({ component: ActivityList });
const all = Object.values(activities);

export const AllKinds = meta.story(fromView(ActivityList, activityList, all));
export const One = meta.story(fromView(ActivityList, activityList, [activities.upload]));
export const Pending = meta.story(fromView(ActivityList, activityList, pending));
