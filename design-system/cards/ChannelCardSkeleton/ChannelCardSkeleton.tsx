import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export type ChannelCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Placeholder for a channel card that is loading: box, picture, name and count. */
export function ChannelCardSkeleton(props: ChannelCardSkeletonProps) {
  return (
    <Root aria-hidden="true" {...props} data-component="ChannelCardSkeleton">
      <Skeleton shape="circle" data-part="channel-card-skeleton-picture" />
      <div data-part="channel-card-skeleton-title">
        <Skeleton length="long" />
      </div>
      <div data-part="channel-card-skeleton-facts">
        <Skeleton length="half" />
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: 1fr auto auto 1fr / ${space[16]} minmax(0, 1fr);
  column-gap: ${space[4]};
  padding: ${space[3]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.player};
  background: ${color.raised};

  & [data-part='channel-card-skeleton-picture'] {
    grid-row: 1 / -1;
    align-self: center;
  }
  & [data-part='channel-card-skeleton-title'] {
    display: flow-root;
    grid-area: 2 / 2;
    block-size: 1lh;
    font: ${font.cardTitle};
  }
  & [data-part='channel-card-skeleton-facts'] {
    display: flow-root;
    grid-area: 3 / 2;
    block-size: 1lh;
    font: ${font.meta};
  }
`;
