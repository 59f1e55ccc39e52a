import { picturedCategories } from '@afterglow/fixtures/data/categories';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { categoryTiles } from './CategoryTiles.view.ts';

const meta = preview.meta({ component: CategoryTiles });

export const Standard = meta.story(
  fromView(
    CategoryTiles,
    (categories, reader) => categoryTiles(categories, reader) ?? { cards: [] },
    picturedCategories,
  ),
);
export const Pending = meta.story({ args: { cards: pending } });
