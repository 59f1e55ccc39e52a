import type { ComponentProps } from 'react';
import { ListFrameSkeleton } from '../../lists/ListFrameSkeleton/ListFrameSkeleton.tsx';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export type VideoListSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A list on its way. */
export function VideoListSkeleton(props: VideoListSkeletonProps) {
  return (
    <Waiting {...props} name="VideoListSkeleton">
      <ListFrameSkeleton filters={3}>
        <VideoGridSkeleton cards={24} />
      </ListFrameSkeleton>
    </Waiting>
  );
}
