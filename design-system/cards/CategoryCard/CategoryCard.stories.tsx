import type { Term } from '@afterglow/contract/terms';
import { picturedCategories, terms } from '@afterglow/fixtures/data/categories';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { videoCount } from '../../reader/format.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { columnDecorator } from '../column.decorator.tsx';
import { CategoryCard, type CategoryCardProps } from './CategoryCard.tsx';

const picture = picturedCategories[0]?.picture ?? '';

const card = ({ title, videos }: Term, reader: Reader): CategoryCardProps => ({
  href: '#',
  title,
  picture: reader.picture(picture) ?? { src: picture },
  facts: videoCount(videos, reader),
});

const meta = preview.meta({ component: CategoryCard, decorators: [columnDecorator] });

export const Standard = meta.story(fromView(CategoryCard, card, terms.standard));
export const OneVideo = meta.story(fromView(CategoryCard, card, terms.single));
export const Many = meta.story(fromView(CategoryCard, card, terms.many));
export const LongTitle = meta.story(fromView(CategoryCard, card, terms.longTitle));
export const Focused = meta.story({
  ...fromView(CategoryCard, card, terms.standard),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: terms.standard.title })).toHaveFocus();
  },
});
