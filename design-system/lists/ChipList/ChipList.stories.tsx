import { categories, terms } from '@afterglow/fixtures/data/categories';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { ChipList } from './ChipList.tsx';
import { categoryLinks } from './ChipList.view.ts';

const links = (shown: typeof categories, reader: Reader) => ({ links: categoryLinks(shown, reader) });

const meta = preview.meta({ component: ChipList });

export const Standard = meta.story(fromView(ChipList, links, categories.slice(0, 12)));
export const Many = meta.story(fromView(ChipList, links, categories));
export const TwoRows = meta.story(fromView(ChipList, links, categories, { 'data-rows': 'two' }));
export const OnlyOne = meta.story(fromView(ChipList, links, [terms.standard]));
export const LongLabel = meta.story(fromView(ChipList, links, [terms.standard, terms.longTitle, terms.single]));
