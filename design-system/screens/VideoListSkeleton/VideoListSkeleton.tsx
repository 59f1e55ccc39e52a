import { font, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { VideoGridSkeleton } from '../../lists/VideoGridSkeleton/VideoGridSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export type VideoListSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A list on its way. */
export function VideoListSkeleton(props: VideoListSkeletonProps) {
  return (
    <Waiting {...props} name="VideoListSkeleton">
      <Root>
        <div>
          <Skeleton length="half" />
        </div>
        <div>
          <Skeleton length="short" />
        </div>
        <div>
          {[1, 2, 3, 4, 5, 6].map((chip) => (
            <Skeleton key={chip} shape="pill" />
          ))}
        </div>
        <VideoGridSkeleton cards={24} />
      </Root>
    </Waiting>
  );
}

const Root = styled.div`
  & > div {
    display: flow-root;
  }
  & > div:first-child {
    block-size: 1lh;
    max-inline-size: ${size.form};
    font: ${font.pageTitle};
  }
  & > div:nth-child(2) {
    block-size: 1lh;
    max-inline-size: ${size.form};
    margin-block-start: ${space[1]};
    font: ${font.body};
  }
  & > div:nth-child(3) {
    display: flex;
    overflow: hidden;
    gap: ${space[2]};
    margin-block: ${space[5]};
  }
  & > div:nth-child(3) > * {
    flex: none;
    inline-size: ${space[16]};
    min-inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }

  @media ${media.xs} {
    & > div:nth-child(3) {
      margin-block: ${space[4]} calc(${space[4]} + ${space[3]} + ${size.control});
    }
  }
`;
