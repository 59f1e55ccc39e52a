import type { ComponentProps } from 'react';
import { ListFrameSkeleton } from '../../lists/ListFrameSkeleton/ListFrameSkeleton.tsx';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export type VideoListSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Skeleton of a video list. */
export function VideoListSkeleton(props: VideoListSkeletonProps) {
  return (
    <SkeletonFrame {...props} name="VideoListSkeleton">
      <ListFrameSkeleton filters={3}>
        <VideoGridSkeleton cards={24} />
      </ListFrameSkeleton>
    </SkeletonFrame>
  );
}
