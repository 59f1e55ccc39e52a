import { categories, terms } from '@afterglow/fixtures/data/categories';
import { expectRingsApart } from '@afterglow/storybook/focusRing';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { CategoryIndex } from './CategoryIndex.tsx';
import { categoryIndex } from './CategoryIndex.view.ts';

const meta = preview.meta({ component: CategoryIndex });

export const Standard = meta.story(fromView(CategoryIndex, categoryIndex, categories));
export const OnlyOne = meta.story(fromView(CategoryIndex, categoryIndex, [terms.single]));
export const LongTitle = meta.story(fromView(CategoryIndex, categoryIndex, [terms.longTitle, terms.many, terms.empty]));
export const AccentsAndDigits = meta.story(
  fromView(CategoryIndex, categoryIndex, [
    { dir: 'abende', title: 'Äbende', videos: 3 },
    { dir: 'alpen', title: 'Alpen', videos: 40 },
    { dir: '8mm', title: '8 mm', videos: 12 },
    { dir: 'ozero', title: 'Озеро', videos: 7 },
  ]),
);
export const Focused = meta.story({
  ...fromView(CategoryIndex, categoryIndex, categories),
  ...played,
  play: async ({ canvas }) => expectRingsApart(canvas.getAllByRole('link')),
});
