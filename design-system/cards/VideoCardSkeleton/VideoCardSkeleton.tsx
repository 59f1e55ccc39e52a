import { container, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { cardLayouts } from '../cardStyles.ts';

export interface VideoCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Layout as in VideoCard: text beside the picture on wide pages, two rows and columns, or the chosen density. */
  'data-layout'?: 'side' | 'lead' | 'listed' | undefined;
  /** A one-line title on phones as well, as most playlists have. */
  'data-lines'?: 'one';
  /** Title only, for cards without facts. */
  'data-facts'?: 'none';
}

/**
 * Placeholder for a video card that is loading, in the most common size: a title of two lines on phones, one line
 * elsewhere.
 */
export function VideoCardSkeleton(props: VideoCardSkeletonProps) {
  return (
    <Root aria-hidden="true" {...props} data-component="VideoCardSkeleton">
      <Skeleton shape="picture" data-part="card-skeleton-picture" />
      <div data-part="card-skeleton-title">
        <Skeleton length="long" />
        <Skeleton length="half" />
      </div>
      {props['data-facts'] !== 'none' && (
        <div data-part="card-skeleton-facts">
          <Skeleton length="half" />
          {props['data-layout'] === 'side' && <Skeleton length="short" />}
        </div>
      )}
      {props['data-layout'] === 'listed' && (
        <div data-part="card-skeleton-about">
          <Skeleton length="long" />
          <Skeleton length="half" />
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  & [data-part='card-skeleton-title'],
  & [data-part='card-skeleton-facts'] {
    display: grid;
    grid-auto-rows: 1lh;
    align-items: center;
    overflow: hidden;
    block-size: 1lh;
    font: ${font.meta};
  }
  & [data-part='card-skeleton-title'] {
    margin: ${space[3]} 0 ${space.half};
    font: ${font.cardTitle};
  }
  @media ${media.xs} {
    & [data-part='card-skeleton-title'] {
      margin-block-start: ${space[2]};
    }
    & [data-part='card-skeleton-facts'] {
      font: ${font.fine};
    }
    &:not([data-lines]) [data-part='card-skeleton-title'] {
      block-size: 2lh;
    }
  }
  ${cardLayouts}
  @container ${container.four} {
    &[data-layout='lead'] [data-part='card-skeleton-picture'] {
      flex: 1;
    }
    &[data-layout='lead'] [data-part='card-skeleton-title'] {
      font: ${font.sectionTitle};
    }
  }
  & [data-part='card-skeleton-about'] {
    display: none;
  }
  :root[data-density='list'] &[data-layout='listed'] {
    [data-part='card-skeleton-about'] {
      display: grid;
      grid-auto-rows: 1lh;
      align-items: center;
      max-inline-size: ${size.reading};
      /* Below it, on phones, a line of chips. */
      margin-block: ${space[2]} ${space[10]};
      font: ${font.small};
    }
    @container ${container.three} {
      [data-part='card-skeleton-picture'] {
        grid-area: 1 / 1 / 5 / 2;
      }
      [data-part='card-skeleton-title'] {
        margin-block: ${space[1]};
      }
      [data-part='card-skeleton-about'] {
        margin-block-end: 0;
      }
    }
    @container ${container.four} {
      [data-part='card-skeleton-title'] {
        font: ${font.sectionTitle};
      }
    }
  }

  @media not ${media.md} {
    &[data-layout='side'] [data-part='card-skeleton-picture'] {
      grid-row: 1 / 3;
      border-radius: ${radius.side};
    }
    &[data-layout='side'] [data-part='card-skeleton-title'] {
      margin-block: 0 ${space[1]};
      font: ${font.label};
    }
    /* Two lines: the author, and below it views and likes. */
    &[data-layout='side'] [data-part='card-skeleton-facts'] {
      block-size: 2lh;
    }
  }
`;
