import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ListFrameSkeleton } from '../../lists/ListFrameSkeleton/ListFrameSkeleton.tsx';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SkeletonFrame } from '../SkeletonFrame.tsx';
import { TabsSkeleton } from './TabsSkeleton.ts';

export interface ProfileSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Only cards, without sort orders and filters, as on a member's page. */
  bare?: boolean;
}

/** Skeleton of a model, channel or member page: header with a cover, tabs and videos. */
export function ProfileSkeleton({ bare = false, ...rest }: ProfileSkeletonProps) {
  return (
    <SkeletonFrame {...rest} name="ProfileSkeleton">
      <Root>
        <div data-part="profile-skeleton-head">
          <Skeleton shape="fill" data-part="profile-skeleton-cover" />
          <Skeleton shape="circle" data-part="profile-skeleton-picture" />
          <div data-part="profile-skeleton-text">
            <div data-part="profile-skeleton-title">
              <Skeleton length="half" />
            </div>
            <div data-part="profile-skeleton-facts">
              <Skeleton length="half" />
            </div>
          </div>
        </div>
        <TabsSkeleton>
          <Skeleton data-part="tabs-skeleton-tab" />
          <Skeleton data-part="tabs-skeleton-tab" />
          <Skeleton data-part="tabs-skeleton-tab" />
        </TabsSkeleton>
        {bare ? (
          <VideoGridSkeleton />
        ) : (
          <ListFrameSkeleton head={false} filters={3}>
            <VideoGridSkeleton />
          </ListFrameSkeleton>
        )}
      </Root>
    </SkeletonFrame>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & [data-part='profile-skeleton-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[5]};
  }
  & [data-part='profile-skeleton-cover'] {
    flex: 0 0 100%;
    block-size: auto;
    aspect-ratio: 5;
    border-radius: ${radius.player};
  }
  & [data-part='profile-skeleton-picture'] {
    flex: none;
    inline-size: ${size.avatarLarge};
    margin-block-start: calc(-1 * ${space[14]});
    margin-inline-start: ${space[5]};
    box-shadow: 0 0 0 ${space[1]} ${color.ground};
  }
  & [data-part='profile-skeleton-text'] {
    flex: 1 1 0;
    max-inline-size: ${size.form};
  }
  & [data-part='profile-skeleton-title'],
  & [data-part='profile-skeleton-facts'] {
    display: flow-root;
    block-size: 1lh;
    font: ${font.pageTitle};
  }
  & [data-part='profile-skeleton-facts'] {
    margin-block-start: ${space[1]};
    font: ${font.body};
  }

  @media ${media.xs} {
    & [data-part='profile-skeleton-cover'] {
      aspect-ratio: 3;
    }
    & [data-part='profile-skeleton-picture'] {
      margin-block-start: calc(-1 * ${space[10]});
      margin-inline-start: ${space[1]};
    }
    & [data-part='profile-skeleton-text'] {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
`;
