import type { ComponentProps } from 'react';
import { CategoryCard, type CategoryCardProps } from '../../cards/CategoryCard/CategoryCard.tsx';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { isPending, type Pending } from '../../reader/pending.ts';

/** Number of tiles, which fill whole rows of two, four and eight columns. */
export const tileCount = 8;

export interface CategoryTilesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Exactly eight, in display order. */
  cards: readonly CategoryCardProps[] | Pending;
}

/** Tiles of the categories with the most videos, in whole rows. */
export function CategoryTiles({ cards, ...rest }: CategoryTilesProps) {
  return (
    <CardGrid data-columns="tiles" {...rest} data-component="CategoryTiles">
      {isPending(cards)
        ? indexes(tileCount).map((place) => (
            <li key={place} aria-hidden="true">
              <VideoCardSkeleton data-lines="one" />
            </li>
          ))
        : cards.map((card) => (
            <li key={card.href}>
              <CategoryCard {...card} />
            </li>
          ))}
    </CardGrid>
  );
}
