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
          <div data-part="head-skeleton-title">
            <Skeleton length="half" />
          </div>
        </HeadSkeleton>
        <Owner>
          <Skeleton shape="circle" data-part="playlist-skeleton-picture" />
          <div data-part="playlist-skeleton-text">
            <div data-part="playlist-skeleton-name">
              <Skeleton length="long" />
            </div>
            <div data-part="playlist-skeleton-facts">
              <Skeleton />
            </div>
          </div>
        </Owner>
        <TabsSkeleton>
          <Skeleton data-part="tabs-skeleton-tab" />
          <Skeleton data-part="tabs-skeleton-tab" />
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

  & [data-part='playlist-skeleton-picture'] {
    flex: none;
    inline-size: ${size.avatar};
  }
  & [data-part='playlist-skeleton-text'] {
    inline-size: calc(${size.menu} * 0.68);
  }
  & [data-part='playlist-skeleton-name'],
  & [data-part='playlist-skeleton-facts'] {
    display: flow-root;
    block-size: 1lh;
    font: ${font.meta};
  }
  & [data-part='playlist-skeleton-name'] {
    block-size: calc(1lh + 2 * ${space.half});
    padding-block: ${space.half};
    font: ${font.cardTitle};
  }
`;
