import type { ComponentProps } from 'react';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { GridRoot } from '../VideoGrid/GridRoot.ts';
import { layoutAt } from '../VideoGrid/layoutAt.ts';

export interface VideoGridSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of placeholders; twelve fill the first screen. */
  cards?: number;
  /** As in VideoGrid: shows only whole rows. */
  'data-rows'?: 'whole' | 'lead' | 'one' | 'line';
}

/** Placeholder for a video grid: as many cards as the list will have, or as fill the first screen. */
export function VideoGridSkeleton({ cards = 12, ...rest }: VideoGridSkeletonProps) {
  return (
    <GridRoot aria-hidden="true" {...rest} data-component="VideoGridSkeleton">
      <ul data-part="grid-list">
        {indexes(cards).map((place) => (
          <li data-part="grid-item" key={place}>
            <VideoCardSkeleton data-layout={layoutAt(place, rest['data-rows'])} />
          </li>
        ))}
      </ul>
    </GridRoot>
  );
}
