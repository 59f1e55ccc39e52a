import { media, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { GridRoot } from '../VideoGrid/GridRoot.ts';
import { RowSkeleton } from '../RowSkeleton/RowSkeleton.tsx';

export type RelatedSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Placeholder for the related videos beside a player. */
export function RelatedSkeleton(props: RelatedSkeletonProps) {
  return (
    <Root {...props} data-component="RelatedSkeleton">
      <RowSkeleton>
        <GridRoot>
          <ul data-part="grid-list">
            {indexes(8).map((place) => (
              <li data-part="grid-item" key={place}>
                <VideoCardSkeleton data-layout="side" />
              </li>
            ))}
          </ul>
        </GridRoot>
      </RowSkeleton>
    </Root>
  );
}

const Root = styled.div`
  @media not ${media.md} {
    & [data-part='grid-list'] {
      --columns: 1;
      row-gap: ${space[3]};
    }
  }
`;
