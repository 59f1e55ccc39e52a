import type { Term } from '@afterglow/contract/terms';
import type { CategoryCardProps } from '../../cards/CategoryCard/CategoryCard.tsx';
import { ifAny, videoCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import { categoryHref } from '../ChipList/ChipList.view.ts';
import { tileCount, type CategoryTilesProps } from './CategoryTiles.tsx';

const tile = (category: Term, reader: Reader): CategoryCardProps[] => {
  const picture = reader.picture(category.picture ?? '');
  const { title, videos } = category;
  return picture
    ? [{ href: categoryHref(category, reader), title, picture, facts: ifAny(videoCount, videos, reader) }]
    : [];
};

/** Returns the tiles of the categories that have the most videos and a picture; null if they do not fill their rows. */
export function categoryTiles(categories: readonly Term[], reader: Reader): CategoryTilesProps | null {
  const cards = categories
    .toSorted((one, other) => other.videos - one.videos)
    .flatMap((category) => tile(category, reader))
    .slice(0, tileCount);
  return cards.length === tileCount ? { cards } : null;
}
