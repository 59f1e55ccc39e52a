import preview from '@afterglow/storybook/preview';
import { firstPage } from '../../lists/storyArgs.ts';
import { fromView } from '../../reader/fromView.tsx';
import { SortTabs } from './SortTabs.tsx';
import { sortTabs } from './SortTabs.view.ts';

const meta = preview.meta({ component: SortTabs });

export const Standard = meta.story(fromView(SortTabs, sortTabs, firstPage));
export const LastChosen = meta.story(fromView(SortTabs, sortTabs, { ...firstPage, sort: 'most-commented' }));
export const OfASearch = meta.story(
  fromView(SortTabs, sortTabs, { ...firstPage, of: { kind: 'search', words: 'lake' }, sort: 'relevance' }),
);
