import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ModelCardSkeleton } from '../../cards/ModelCardSkeleton/ModelCardSkeleton.tsx';
import { ModelGridRoot } from '../../lists/ModelGrid/ModelGridRoot.ts';
import { RowSkeleton } from '../../lists/RowSkeleton/RowSkeleton.tsx';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export type HomeSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Skeleton of the home page: three rows of videos, categories and models. */
export function HomeSkeleton(props: HomeSkeletonProps) {
  return (
    <SkeletonFrame {...props} name="HomeSkeleton">
      {indexes(3).map((row) => (
        <RowSkeleton key={row}>
          <VideoGridSkeleton data-rows={row === 0 ? 'lead' : 'whole'} />
        </RowSkeleton>
      ))}
      <RowSkeleton>
        <Chips>
          {indexes(16).map((chip) => (
            <Skeleton key={chip} shape="pill" data-part="home-skeleton-chip" />
          ))}
        </Chips>
      </RowSkeleton>
      <RowSkeleton>
        <ModelGridRoot data-rows="whole">
          <ul data-part="model-grid-list">
            {indexes(8).map((card) => (
              <li key={card} data-part="model-grid-item">
                <ModelCardSkeleton />
              </li>
            ))}
          </ul>
        </ModelGridRoot>
      </RowSkeleton>
    </SkeletonFrame>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & [data-part='home-skeleton-chip'] {
    inline-size: calc(${size.menu} * 0.68);
    block-size: ${size.control};
  }
`;
