import { color, container, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { CategoryTiles } from '../../lists/CategoryTiles/CategoryTiles.tsx';
import { HeadSkeleton } from '../../lists/ListFrameSkeleton/HeadSkeleton.ts';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { pending } from '../../reader/pending.ts';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export type CategoriesSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Approximate number of categories per letter. */
const letters = {
  a: 3,
  b: 4,
  c: 2,
  d: 2,
  e: 2,
  f: 2,
  g: 3,
  h: 2,
  i: 3,
  l: 2,
  m: 2,
  n: 2,
  o: 4,
  p: 2,
  r: 2,
  s: 2,
  t: 1,
};

/** Skeleton of the categories: tiles, then the index. */
export function CategoriesSkeleton(props: CategoriesSkeletonProps) {
  return (
    <SkeletonFrame {...props} name="CategoriesSkeleton">
      <HeadSkeleton>
        <div data-part="head-skeleton-title">
          <Skeleton length="half" />
        </div>
        <div data-part="head-skeleton-line">
          <Skeleton length="short" />
        </div>
      </HeadSkeleton>
      <CategoryTiles cards={pending} />
      <Index>
        <div data-part="categories-skeleton-columns">
          {Object.entries(letters).map(([letter, count]) => (
            <div key={letter} data-part="categories-skeleton-group">
              <div data-part="categories-skeleton-title">
                <Skeleton data-part="categories-skeleton-letter" />
              </div>
              {indexes(count).map((place) => (
                <div key={place} data-part="categories-skeleton-entry">
                  <Skeleton length={(count + place) % 3 === 0 ? 'half' : 'long'} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </Index>
    </SkeletonFrame>
  );
}

const Index = styled.div`
  container-type: inline-size;

  & [data-part='categories-skeleton-columns'] {
    columns: 2;
    column-gap: ${size.gridColumn};
  }
  & [data-part='categories-skeleton-group'] {
    break-inside: avoid;
    padding-block-end: ${size.gridRow};
  }
  & [data-part='categories-skeleton-title'],
  & [data-part='categories-skeleton-entry'] {
    display: flow-root;
    block-size: ${size.touch};
    padding: ${space[2]} ${space[3]};
    border-block-start: ${size.hairline} solid ${color.line};
    font: ${font.cardTitle};
  }
  & [data-part='categories-skeleton-title'] {
    block-size: calc(1lh + ${space[2]});
    padding: 0 ${space[3]} ${space[2]};
    border-block-start: 0;
    font: ${font.sectionTitle};
  }
  & [data-part='categories-skeleton-letter'] {
    inline-size: ${space[4]};
  }

  @container ${container.four} {
    & [data-part='categories-skeleton-columns'] {
      columns: 3;
    }
  }
  @container ${container.five} {
    & [data-part='categories-skeleton-columns'] {
      columns: 4;
    }
  }
`;
