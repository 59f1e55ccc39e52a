import type { Model } from '@afterglow/contract/model';
import { models } from '@afterglow/fixtures/data/models';
import preview from '@afterglow/storybook/preview';
import { repeatEntries, pageOf } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing } from '../storyArgs.tsx';
import { ModelListScreen } from './ModelListScreen.tsx';
import { modelListScreen } from './ModelListScreen.view.ts';

const many = repeatEntries<Model>(models, 36, (model, place) => ({ ...model, dir: `model-${place}` }));
const state = { sort: 'most-popular' as const, page: 1, filters: {} };
const filters = { age: '3', country: 'fi', hair: '3' };

const meta = preview.meta({ component: ModelListScreen });

export const Standard = meta.story(fromView(ModelListScreen, modelListScreen, { state, models: pageOf(many, 80) }));
export const Narrowed = meta.story(
  fromView(ModelListScreen, modelListScreen, { state: { ...state, filters }, models: pageOf(many.slice(0, 5), 5) }),
);
export const Search = meta.story(
  fromView(ModelListScreen, modelListScreen, { state, words: 'aurelia', models: pageOf(many.slice(0, 2), 2) }),
);
export const OnlyOne = meta.story(
  fromView(ModelListScreen, modelListScreen, { state, models: pageOf(many.slice(4, 5), 1) }),
);
export const Empty = meta.story(fromView(ModelListScreen, modelListScreen, { state, models: pageOf<Model>([], 0) }));
export const NothingFitsTheFilters = meta.story(
  fromView(ModelListScreen, modelListScreen, {
    state: { ...state, filters: { age: '1' } },
    models: pageOf<Model>([], 0),
  }),
);
export const NothingFound = meta.story(
  fromView(ModelListScreen, modelListScreen, { state, words: 'xyzzy', models: pageOf<Model>([], 0) }),
);
export const BeyondTheLastPage = meta.story(
  fromView(ModelListScreen, modelListScreen, { state: { ...state, page: 9 }, models: pageOf<Model>([], 80) }),
);
export const Loading = meta.story(fromView(ModelListScreen, modelListScreen, { state, models: pending }));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
