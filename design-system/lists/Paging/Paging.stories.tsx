import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { Paging } from './Paging.tsx';
import { paging } from './Paging.view.ts';

const href = (page: number) => `#/videos/most-popular/${page}/`;

const meta = preview.meta({ component: Paging });

export const Standard = meta.story(fromView(Paging, paging, { current: 5, last: 804, href }));
export const FirstPage = meta.story(fromView(Paging, paging, { current: 1, last: 804, href }));
export const LastPage = meta.story(fromView(Paging, paging, { current: 804, last: 804, href }));
export const TwoPages = meta.story(fromView(Paging, paging, { current: 2, last: 2, href }));
export const WithoutGaps = meta.story(fromView(Paging, paging, { current: 3, last: 5, href }));
export const LargestNumbers = meta.story(fromView(Paging, paging, { current: 500_000, last: 999_999, href }));
export const LargestNumbersAtTheEnd = meta.story(fromView(Paging, paging, { current: 999_998, last: 999_999, href }));
