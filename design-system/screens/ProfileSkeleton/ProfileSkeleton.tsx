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
        <div data-head="">
          <Skeleton shape="fill" />
          <Skeleton shape="circle" />
          <div>
            <div>
              <Skeleton length="half" />
            </div>
            <div>
              <Skeleton length="half" />
            </div>
          </div>
        </div>
        <TabsSkeleton>
          <Skeleton />
          <Skeleton />
          <Skeleton />
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

  & > [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[5]};
  }
  & > [data-head] > :first-child {
    flex: 0 0 100%;
    block-size: auto;
    aspect-ratio: 5;
    border-radius: ${radius.player};
  }
  & > [data-head] > :nth-child(2) {
    flex: none;
    inline-size: ${size.avatarLarge};
    margin-block-start: calc(-1 * ${space[14]});
    margin-inline-start: ${space[5]};
    box-shadow: 0 0 0 ${space[1]} ${color.ground};
  }
  & > [data-head] > div {
    flex: 1 1 0;
    max-inline-size: ${size.form};
  }
  & > [data-head] > div > div {
    display: flow-root;
    block-size: 1lh;
    font: ${font.pageTitle};
  }
  & > [data-head] > div > div + div {
    margin-block-start: ${space[1]};
    font: ${font.body};
  }

  @media ${media.xs} {
    & > [data-head] > :first-child {
      aspect-ratio: 3;
    }
    & > [data-head] > :nth-child(2) {
      margin-block-start: calc(-1 * ${space[10]});
      margin-inline-start: ${space[1]};
    }
    & > [data-head] > div {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
`;
