import type { ComponentProps } from 'react';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { GridRoot } from '../VideoGrid/GridRoot.ts';

export interface VideoGridSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  cards?: number;
  'data-rows'?: 'whole';
}

/** As many places as the list will have, or as fill the first screen. */
export function VideoGridSkeleton({ cards = 12, ...rest }: VideoGridSkeletonProps) {
  return (
    <GridRoot aria-hidden="true" {...rest} data-component="VideoGridSkeleton">
      <ul>
        {Array.from({ length: cards }, (_, place) => (
          <li key={place}>
            <VideoCardSkeleton />
          </li>
        ))}
      </ul>
    </GridRoot>
  );
}
