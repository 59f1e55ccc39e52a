import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ListFrameSkeleton } from '../../lists/ListFrameSkeleton/ListFrameSkeleton.tsx';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export type ProfileSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** The page of a model or channel on its way: its head with a cover, its tabs and its videos. */
export function ProfileSkeleton(props: ProfileSkeletonProps) {
  return (
    <Waiting {...props} name="ProfileSkeleton">
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
        <div data-tabs="">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <ListFrameSkeleton head={false} filters={3}>
          <VideoGridSkeleton />
        </ListFrameSkeleton>
      </Root>
    </Waiting>
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
  & > [data-tabs] {
    display: flex;
    gap: ${space[6]};
    align-items: center;
    block-size: calc(${size.touch} + ${size.hairline});
    padding-inline: ${space[3]};
    border-block-end: ${size.hairline} solid ${color.line};
    font: ${font.nav};
  }
  & > [data-tabs] > * {
    inline-size: ${space[14]};
  }

  @media ${media.xs} {
    & > [data-head] > :first-child {
      aspect-ratio: 3;
    }
    & > [data-head] > :nth-child(2) {
      margin-block-start: calc(-1 * ${space[10]});
      margin-inline-start: ${space[3]};
    }
    & > [data-head] > div {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
`;
