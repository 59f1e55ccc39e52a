import type { ComponentProps } from 'react';
import { ProfileHead } from '../../facts/ProfileHead/ProfileHead.tsx';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { pending } from '../../reader/pending.ts';
import { Profile } from '../Profile.ts';
import { TabsSkeleton } from './TabsSkeleton.ts';

export interface MemberSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether it stands for the visitor's own library, which has no head. */
  library?: boolean;
}

/** Skeleton of a member's page: head, tabs and videos. */
export function MemberSkeleton({ library = false, ...rest }: MemberSkeletonProps) {
  return (
    <Profile aria-busy="true" {...rest} data-component="MemberSkeleton">
      {!library && <ProfileHead name={pending} picture={pending} cover={null} facts={[pending, pending]} />}
      <TabsSkeleton>
        <Skeleton data-part="tabs-skeleton-tab" />
        <Skeleton data-part="tabs-skeleton-tab" />
        <Skeleton data-part="tabs-skeleton-tab" />
      </TabsSkeleton>
      <VideoGridSkeleton />
    </Profile>
  );
}
