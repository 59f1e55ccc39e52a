import { container, size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { CategoryCard, type CategoryCardProps } from '../../cards/CategoryCard/CategoryCard.tsx';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { isPending, type Pending } from '../../reader/pending.ts';

/** As many as fill whole rows of two, four and eight columns. */
export const tileCount = 8;

export interface CategoryTilesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Eight of them, in display order. */
  cards: readonly CategoryCardProps[] | Pending;
}

/** The categories with the most videos, as tiles in whole rows. */
export function CategoryTiles({ cards, ...rest }: CategoryTilesProps) {
  return (
    <Root {...rest} data-component="CategoryTiles">
      <ul data-part="category-tiles-list">
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
      </ul>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;

  & [data-part='category-tiles-list'] {
    --columns: 2;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${size.gridRow} ${size.gridColumn};
  }
  @container ${container.three} {
    & [data-part='category-tiles-list'] {
      --columns: 4;
    }
  }
  @container ${container.five} {
    & [data-part='category-tiles-list'] {
      --columns: 8;
    }
  }
`;
