import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { SearchLengthScreen } from './SearchLengthScreen.tsx';
import { searchLengthScreen } from './SearchLengthScreen.view.ts';

const meta = preview.meta({ component: SearchLengthScreen });

export const TooShort = meta.story(fromView(SearchLengthScreen, searchLengthScreen, { words: 'ab' }));
export const TooLong = meta.story(
  fromView(SearchLengthScreen, searchLengthScreen, {
    words: 'a walk along the harbour at midnight with the city lights on the water, and back',
  }),
);
export const NothingTyped = meta.story(fromView(SearchLengthScreen, searchLengthScreen, { words: '' }));
