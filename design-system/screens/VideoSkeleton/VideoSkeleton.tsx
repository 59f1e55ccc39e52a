import { font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { RelatedSkeleton } from '../../lists/RelatedSkeleton/RelatedSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export type VideoSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A video's page on its way. */
export function VideoSkeleton(props: VideoSkeletonProps) {
  return (
    <Waiting {...props} name="VideoSkeleton">
      <Root>
        <Skeleton shape="picture" />
        <div>
          <div>
            <Skeleton length="half" />
          </div>
          <div>
            <Skeleton length="short" />
          </div>
          <div>
            <Skeleton shape="circle" />
            <Skeleton length="short" />
          </div>
        </div>
        <RelatedSkeleton />
      </Root>
    </Waiting>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) min(${size.side}, 32%);
  gap: ${space[4]} ${space[8]};

  & > :first-child {
    max-block-size: 72vh;
    inline-size: 100%;
    border-radius: ${radius.player};
  }
  & > [data-component='RelatedSkeleton'] {
    grid-area: 1 / 2 / 3 / 3;
  }
  & > div:nth-child(2) > div {
    display: flow-root;
    block-size: 1lh;
    font: ${font.body};
  }
  & > div:nth-child(2) > div:first-child {
    font: ${font.videoTitle};
  }
  & > div:nth-child(2) > div:last-child {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    block-size: ${size.avatar};
    margin-block-start: ${space[4]};
  }
  & > div:nth-child(2) > div:last-child > :first-child {
    inline-size: ${size.avatar};
  }

  @media ${media.md} {
    grid-template: none / minmax(0, 1fr);
    row-gap: ${size.sectionGap};

    & > :first-child {
      margin-block-end: calc(${space[4]} - ${size.sectionGap});
    }
    & > [data-component='RelatedSkeleton'] {
      grid-area: auto;
    }
  }
  @media ${media.xs} {
    & > :first-child {
      inline-size: auto;
      margin-block-start: calc(-1 * ${size.pagePadding});
      margin-inline: calc(-1 * ${size.pagePadding});
      border-radius: 0;
    }
  }
`;
