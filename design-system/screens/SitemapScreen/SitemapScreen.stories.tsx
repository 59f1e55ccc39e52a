import { categories } from '@afterglow/fixtures/data/categories';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import { failed } from '../storyArgs.tsx';
import { SitemapScreen } from './SitemapScreen.tsx';
import { sitemapScreen } from './SitemapScreen.view.ts';

const meta = preview.meta({ component: SitemapScreen });

export const Standard = meta.story(fromView(SitemapScreen, sitemapScreen, categories));
export const NoCategories = meta.story(fromView(SitemapScreen, sitemapScreen, []));
export const Loading = meta.story(fromView(SitemapScreen, sitemapScreen, pending));
export const Failed = meta.story(failed);
