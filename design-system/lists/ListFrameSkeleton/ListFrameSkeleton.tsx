import { color, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { HeadSkeleton } from './HeadSkeleton.ts';

export interface ListFrameSkeletonProps extends ComponentProps<'div'> {
  /** False if the page has its own header. */
  head?: boolean;
  /** True if there is something beside the count, such as the DensitySwitch of videos. */
  aside?: boolean;
  /** Number of sort orders. */
  sorts?: number;
  /** Number of filters. */
  filters?: number;
}

const chips = (count: number) =>
  indexes(count).map((place) => <Skeleton key={place} shape="pill" data-part="list-skeleton-chip" />);

/** Placeholder for a list: title, sort orders and filters, above the placeholder of its content. */
export function ListFrameSkeleton({
  head = true,
  aside = false,
  sorts = 6,
  filters = 0,
  children,
  ...rest
}: ListFrameSkeletonProps) {
  return (
    <Root aria-hidden="true" {...rest} data-component="ListFrameSkeleton">
      {head && (
        <HeadSkeleton data-aside={aside || undefined}>
          <div data-part="head-skeleton-title">
            <Skeleton length="half" />
          </div>
          <div data-part="head-skeleton-line">
            <Skeleton length="short" />
          </div>
        </HeadSkeleton>
      )}
      <div data-part="list-skeleton-tools">
        <div data-part="list-skeleton-sorts">{chips(sorts)}</div>
        {filters > 0 && <div data-part="list-skeleton-filters">{chips(filters)}</div>}
      </div>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & [data-part='list-skeleton-tools'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[3]} ${space[6]};
  }
  & [data-part='list-skeleton-sorts'],
  & [data-part='list-skeleton-filters'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  /* One line that is cut off like a sort row that is too long. */
  & [data-part='list-skeleton-sorts'] {
    flex: 1 1 calc(${size.menu} * 1.5);
    flex-wrap: nowrap;
    min-inline-size: 0;
    overflow: hidden;
    mask: linear-gradient(90deg, ${color.text} calc(100% - ${space[8]}), transparent);
  }
  & [data-part='list-skeleton-sorts']:dir(rtl) {
    mask: linear-gradient(270deg, ${color.text} calc(100% - ${space[8]}), transparent);
  }
  & [data-part='list-skeleton-filters'] {
    margin-inline-start: auto;
  }
  & [data-part='list-skeleton-chip'] {
    flex: none;
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
  & [data-part='list-skeleton-filters'] > [data-part='list-skeleton-chip'] {
    inline-size: calc(${size.menu} * 0.42);
  }

  @media ${media.xs} {
    gap: ${space[4]};

    & [data-part='list-skeleton-tools'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    /* Extends to the page edges, like the sort row. */
    & [data-part='list-skeleton-sorts'] {
      margin-inline: calc(-1 * ${size.pagePadding});
      padding-inline-start: ${size.pagePadding};
    }
    & [data-part='list-skeleton-filters'] {
      margin-inline-start: 0;
    }
  }
`;
