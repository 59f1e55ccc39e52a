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
        <Skeleton shape="picture" data-part="video-skeleton-player" />
        <div data-part="video-skeleton-main">
          <div>
            <div data-part="video-skeleton-title">
              <Skeleton length="long" />
              <Skeleton length="half" />
            </div>
            <div data-part="video-skeleton-facts">
              <Skeleton length="half" />
            </div>
          </div>
          <div data-part="video-skeleton-actions">
            <Skeleton shape="circle" data-part="video-skeleton-avatar" />
            <div data-part="video-skeleton-channel">
              <Skeleton />
              <Skeleton />
            </div>
            <Skeleton shape="pill" data-part="video-skeleton-share" />
          </div>
          <div data-part="video-skeleton-details">
            <div data-part="video-skeleton-text">
              <Skeleton />
              <Skeleton length="long" />
              <Skeleton length="half" />
            </div>
            {details.map(({ of, chips }) => (
              <div key={of} data-part="video-skeleton-row">
                <Skeleton data-part="video-skeleton-name" />
                <div data-part="video-skeleton-chips" data-of={of}>
                  {indexes(chips).map((place) => (
                    <Skeleton key={place} shape="pill" data-part="video-skeleton-chip" />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
        <RelatedSkeleton data-part="video-skeleton-related" />
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

  & [data-part='video-skeleton-player'] {
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- as high as the player that comes */
    max-block-size: 72vh;
    inline-size: 100%;
    border-radius: ${radius.player};
  }
  & [data-part='video-skeleton-related'] {
    grid-area: 1 / 2 / 3 / 3;
  }
  & [data-part='video-skeleton-main'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]};
  }
  & [data-part='video-skeleton-title'],
  & [data-part='video-skeleton-facts'] {
    display: grid;
    grid-auto-rows: 1lh;
    align-items: center;
    overflow: hidden;
    block-size: 1lh;
    font: ${font.videoTitle};
  }
  & [data-part='video-skeleton-facts'] {
    margin-block-start: ${space[1]};
    font: ${font.body};
  }
  & [data-part='video-skeleton-actions'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    block-size: calc(${size.target} + 1lh);
    font: ${font.meta};
  }
  & [data-part='video-skeleton-avatar'] {
    flex: none;
    inline-size: ${size.avatar};
  }
  & [data-part='video-skeleton-channel'] {
    inline-size: calc(${size.menu} / 2);
  }
  & [data-part='video-skeleton-share'] {
    inline-size: calc(${size.menu} * 0.47);
    block-size: ${size.control};
    margin-inline-start: auto;
  }

  & [data-part='video-skeleton-details'] {
    display: grid;
    gap: ${space[4]};
    padding: ${space[5]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.player};
    background: ${color.raised};
  }
  & [data-part='video-skeleton-row'] {
    display: flex;
    gap: ${space[2]} ${space[4]};
    align-items: center;
    font: ${font.small};
  }
  & [data-part='video-skeleton-text'] {
    row-gap: 0;
    display: grid;
    grid-auto-rows: 1lh;
    overflow: hidden;
    block-size: 2lh;
    max-inline-size: ${size.reading};
    font: ${font.body};
  }
  & [data-part='video-skeleton-name'] {
    flex: none;
    inline-size: ${space[16]};
    margin-inline-end: ${space[8]};
  }
  & [data-part='video-skeleton-chips'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & [data-part='video-skeleton-chip'] {
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
  & [data-part='video-skeleton-chips'][data-of='tags'] [data-part='video-skeleton-chip'] {
    inline-size: calc(${size.menu} * 0.38);
    block-size: ${size.controlSmall};
  }

  @media ${media.md} {
    grid-template: none / minmax(0, 1fr);
    row-gap: ${size.sectionGap};

    & [data-part='video-skeleton-player'] {
      margin-block-end: calc(${space[4]} - ${size.sectionGap});
    }
    & [data-part='video-skeleton-related'] {
      grid-area: auto;
    }
  }
  @media ${media.xs} {
    & [data-part='video-skeleton-player'] {
      inline-size: calc(100% + 2 * ${size.pagePadding});
      margin-block-start: calc(-1 * ${size.pagePadding});
      margin-inline: calc(-1 * ${size.pagePadding});
      border-radius: 0;
    }
    & [data-part='video-skeleton-title'] {
      block-size: 2lh;
    }
    & [data-part='video-skeleton-details'] {
      padding: ${space[4]};
    }
    & [data-part='video-skeleton-row'] {
      flex-direction: column;
      align-items: stretch;
    }
    & [data-part='video-skeleton-text'] {
      block-size: 3lh;
    }
    & [data-part='video-skeleton-name'] {
      block-size: ${space[3]};
      margin-block: calc((1lh - ${space[3]}) / 2);
    }
  }
`;
