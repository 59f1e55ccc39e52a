import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export type ProfileSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** The page of a model, channel or member on its way. */
export function ProfileSkeleton(props: ProfileSkeletonProps) {
  return (
    <Waiting {...props} name="ProfileSkeleton">
      <Root>
        <Skeleton shape="fill" />
        <div>
          <Skeleton shape="circle" />
          <div>
            <Skeleton length="half" />
          </div>
        </div>
        <div>
          <Skeleton length="short" />
        </div>
        <VideoGridSkeleton />
      </Root>
    </Waiting>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > :first-child {
    block-size: auto;
    aspect-ratio: 5;
    border-radius: ${radius.player};
  }
  & > div:nth-child(2) {
    display: flex;
    align-items: end;
    gap: ${space[5]};
    margin-block-start: calc(-1 * ${space[14]});
    margin-inline-start: ${space[5]};
  }
  & > div:nth-child(2) > :first-child {
    flex: none;
    inline-size: ${size.avatarLarge};
    box-shadow: 0 0 0 ${space[1]} ${color.ground};
  }
  & > div:nth-child(2) > div {
    flex: 1;
    padding-block-end: ${space[3]};
    font: ${font.pageTitle};
  }
  & > div:nth-child(3) {
    display: flow-root;
    block-size: ${size.touch};
    border-block-end: ${size.hairline} solid ${color.line};
    font: ${font.nav};
  }

  @media ${media.xs} {
    & > :first-child {
      aspect-ratio: 3;
    }
    & > div:nth-child(2) {
      flex-direction: column;
      align-items: start;
      gap: ${space[2]};
      margin-block-start: calc(-1 * ${space[12]});
      margin-inline-start: ${space[3]};
    }
    & > div:nth-child(2) > div {
      flex: none;
      inline-size: 100%;
    }
  }
`;
