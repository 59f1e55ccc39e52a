import { top } from '@afterglow/fixtures/data/globals';
import { models } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { repeatEntries, repeatVideos } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { HomeSkeleton } from '../HomeSkeleton/HomeSkeleton.tsx';
import { loading } from '../storyArgs.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { homeScreen } from './HomeScreen.view.ts';

/** Enough models to fill the row at every width. */
const eight = repeatEntries(models, 8, (model, place) => ({ ...model, dir: `${model.dir}-${place}` }));
const all = repeatVideos(videos, 36);
const whole = { watched: all.slice(0, 12), newest: all.slice(12, 24), best: all.slice(24), models: eight, top };

const meta = preview.meta({ component: HomeScreen });

export const Standard = meta.story(fromView(HomeScreen, homeScreen, whole));
export const FewVideos = meta.story(
  fromView(HomeScreen, homeScreen, { ...whole, watched: all.slice(0, 3), newest: all.slice(0, 1), best: [] }),
);
export const OneRowFailed = meta.story(fromView(HomeScreen, homeScreen, { ...whole, watched: null }));
export const RowsPending = meta.story(
  fromView(HomeScreen, homeScreen, { ...whole, newest: pending, best: pending, models: pending }),
);
export const OnlyCategories = meta.story(
  fromView(HomeScreen, homeScreen, { watched: null, newest: null, best: null, models: null, top }),
);
export const Failed = meta.story(
  fromView(HomeScreen, homeScreen, { watched: null, newest: null, best: null, models: null, top: null }),
);
export const Loading = meta.story(loading(<HomeSkeleton />));
