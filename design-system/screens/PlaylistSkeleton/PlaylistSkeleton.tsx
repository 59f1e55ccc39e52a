import { font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { HeadSkeleton } from '../../lists/ListFrameSkeleton/HeadSkeleton.ts';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Profile } from '../Profile.ts';
import { TabsSkeleton } from '../ProfileSkeleton/TabsSkeleton.ts';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export type PlaylistSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Skeleton of a playlist page: title, owner, tabs and videos. */
export function PlaylistSkeleton(props: PlaylistSkeletonProps) {
  return (
    <SkeletonFrame {...props} name="PlaylistSkeleton">
      <Profile>
        <HeadSkeleton>
          <div>
            <Skeleton length="half" />
          </div>
        </HeadSkeleton>
        <Owner>
          <Skeleton shape="circle" />
          <div>
            <div>
              <Skeleton length="long" />
            </div>
            <div>
              <Skeleton />
            </div>
          </div>
        </Owner>
        <TabsSkeleton>
          <Skeleton />
          <Skeleton />
        </TabsSkeleton>
        <VideoGridSkeleton />
      </Profile>
    </SkeletonFrame>
  );
}

const Owner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  & > :first-child {
    flex: none;
    inline-size: ${size.avatar};
  }
  & > div {
    inline-size: calc(${size.menu} * 0.68);
  }
  & > div > div {
    display: flow-root;
    block-size: 1lh;
    font: ${font.meta};
  }
  & > div > div:first-child {
    block-size: calc(1lh + 2 * ${space.half});
    padding-block: ${space.half};
    font: ${font.cardTitle};
  }
`;
