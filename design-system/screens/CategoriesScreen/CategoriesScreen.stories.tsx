import { categories, picturedCategories } from '@afterglow/fixtures/data/categories';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { CategoriesSkeleton } from '../CategoriesSkeleton/CategoriesSkeleton.tsx';
import { failed, loading } from '../storyArgs.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';
import { categoriesScreen } from './CategoriesScreen.view.ts';

const meta = preview.meta({ component: CategoriesScreen });

export const Standard = meta.story(fromView(CategoriesScreen, categoriesScreen, picturedCategories));
export const NoPictures = meta.story(fromView(CategoriesScreen, categoriesScreen, categories));
export const OnlyOne = meta.story(fromView(CategoriesScreen, categoriesScreen, categories.slice(0, 1)));
export const Empty = meta.story(fromView(CategoriesScreen, categoriesScreen, []));
export const Loading = meta.story(loading(<CategoriesSkeleton />));
export const Failed = meta.story(failed);
