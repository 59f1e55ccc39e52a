import { color, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { HeadSkeleton } from './HeadSkeleton.ts';

export interface ListFrameSkeletonProps extends ComponentProps<'div'> {
  /** False if the page has its own header. */
  head?: boolean;
  /** Number of sort orders. */
  sorts?: number;
  /** Number of filters. */
  filters?: number;
}

const chips = (count: number) => indexes(count).map((place) => <Skeleton key={place} shape="pill" />);

/** Placeholder for a list: title, sort orders and filters, above the placeholder of its content. */
export function ListFrameSkeleton({ head = true, sorts = 6, filters = 0, children, ...rest }: ListFrameSkeletonProps) {
  return (
    <Root aria-hidden="true" {...rest} data-component="ListFrameSkeleton">
      {head && (
        <HeadSkeleton>
          <div>
            <Skeleton length="half" />
          </div>
          <div>
            <Skeleton length="short" />
          </div>
        </HeadSkeleton>
      )}
      <div data-tools="">
        <div>{chips(sorts)}</div>
        {filters > 0 && <div>{chips(filters)}</div>}
      </div>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > [data-tools] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[3]} ${space[6]};
  }
  & > [data-tools] > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  /* One line that is cut off like a sort row that is too long. */
  & > [data-tools] > div:first-child {
    flex: 1 1 calc(${size.menu} * 1.5);
    flex-wrap: nowrap;
    min-inline-size: 0;
    overflow: hidden;
    mask: linear-gradient(90deg, ${color.text} calc(100% - ${space[8]}), transparent);
  }
  & > [data-tools] > div:first-child:dir(rtl) {
    mask: linear-gradient(270deg, ${color.text} calc(100% - ${space[8]}), transparent);
  }
  & > [data-tools] > div + div {
    margin-inline-start: auto;
  }
  & > [data-tools] > div > * {
    flex: none;
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
  & > [data-tools] > div + div > * {
    inline-size: calc(${size.menu} * 0.42);
  }

  @media ${media.xs} {
    gap: ${space[4]};

    & > [data-tools] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    /* Extends to the page edges, like the sort row. */
    & > [data-tools] > div:first-child {
      margin-inline: calc(-1 * ${size.pagePadding});
      padding-inline-start: ${size.pagePadding};
    }
    & > [data-tools] > div + div {
      margin-inline-start: 0;
    }
  }
`;
