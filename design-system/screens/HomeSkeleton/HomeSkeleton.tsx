import type { ComponentProps } from 'react';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { RowSkeleton } from '../../lists/RowSkeleton/RowSkeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export type HomeSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** The home page on its way. */
export function HomeSkeleton(props: HomeSkeletonProps) {
  return (
    <Waiting {...props} name="HomeSkeleton">
      {[1, 2, 3].map((row) => (
        <RowSkeleton key={row}>
          <VideoGridSkeleton data-rows="whole" />
        </RowSkeleton>
      ))}
    </Waiting>
  );
}
