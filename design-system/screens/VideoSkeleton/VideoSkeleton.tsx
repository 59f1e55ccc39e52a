import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { RelatedSkeleton } from '../../lists/RelatedSkeleton/RelatedSkeleton.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export type VideoSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Skeleton of a video page: player, title, owner, details and related videos. */
export function VideoSkeleton(props: VideoSkeletonProps) {
  return (
    <SkeletonFrame {...props} name="VideoSkeleton">
      <Root>
        <Skeleton shape="picture" />
        <div>
          <div data-title="">
            <div>
              <Skeleton length="long" />
              <Skeleton length="half" />
            </div>
            <div>
              <Skeleton length="half" />
            </div>
          </div>
          <div data-actions="">
            <Skeleton shape="circle" />
            <div>
              <Skeleton />
              <Skeleton />
            </div>
            <Skeleton shape="pill" />
          </div>
          <div data-details="">
            <div>
              <Skeleton />
              <Skeleton length="long" />
              <Skeleton length="half" />
            </div>
            {details.map(({ of, chips }) => (
              <div key={of}>
                <Skeleton />
                <div>
                  {indexes(chips).map((place) => (
                    <Skeleton key={place} shape="pill" />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
        <RelatedSkeleton />
      </Root>
    </SkeletonFrame>
  );
}

/** Approximate number of models, categories and tags of a video. */
const details = [
  { of: 'models', chips: 1 },
  { of: 'categories', chips: 3 },
  { of: 'tags', chips: 5 },
];

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
  & > div:nth-child(2) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]};
  }
  & [data-title] > div {
    display: grid;
    grid-auto-rows: 1lh;
    align-items: center;
    overflow: hidden;
    block-size: 1lh;
    font: ${font.videoTitle};
  }
  & [data-title] > div + div {
    margin-block-start: ${space[1]};
    font: ${font.body};
  }
  & [data-actions] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    block-size: calc(${size.target} + 1lh);
    font: ${font.meta};
  }
  & [data-actions] > :first-child {
    flex: none;
    inline-size: ${size.avatar};
  }
  & [data-actions] > div {
    inline-size: calc(${size.menu} / 2);
  }
  & [data-actions] > :last-child {
    inline-size: calc(${size.menu} * 0.47);
    block-size: ${size.control};
    margin-inline-start: auto;
  }

  & [data-details] {
    display: grid;
    gap: ${space[4]};
    padding: ${space[5]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.player};
    background: ${color.raised};
  }
  & [data-details] > div {
    display: flex;
    gap: ${space[2]} ${space[4]};
    align-items: center;
    font: ${font.small};
  }
  & [data-details] > div:first-child {
    row-gap: 0;
    display: grid;
    grid-auto-rows: 1lh;
    overflow: hidden;
    block-size: 2lh;
    max-inline-size: ${size.reading};
    font: ${font.body};
  }
  & [data-details] > div:not(:first-child) > :first-child {
    flex: none;
    inline-size: ${space[16]};
    margin-inline-end: ${space[8]};
  }
  & [data-details] > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & [data-details] > div > div > * {
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
  & [data-details] > div:last-child > div > * {
    inline-size: calc(${size.menu} * 0.38);
    block-size: ${size.controlSmall};
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
      inline-size: calc(100% + 2 * ${size.pagePadding});
      margin-block-start: calc(-1 * ${size.pagePadding});
      margin-inline: calc(-1 * ${size.pagePadding});
      border-radius: 0;
    }
    & [data-title] > div:first-child {
      block-size: 2lh;
    }
    & [data-details] {
      padding: ${space[4]};
    }
    & [data-details] > div:not(:first-child) {
      flex-direction: column;
      align-items: stretch;
    }
    & [data-details] > div:first-child {
      block-size: 3lh;
    }
    & [data-details] > div:not(:first-child) > :first-child {
      block-size: ${space[3]};
      margin-block: calc((1lh - ${space[3]}) / 2);
    }
  }
`;
