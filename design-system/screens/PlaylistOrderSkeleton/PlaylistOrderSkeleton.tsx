import { font, size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { OrderRoot } from '../../lists/PlaylistOrder/OrderRoot.ts';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export type PlaylistOrderSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Approximate number of videos in a playlist. */
const rows = 8;

/** Skeleton of the page that reorders a playlist: its title, the instructions, and a row for each video. */
export function PlaylistOrderSkeleton(props: PlaylistOrderSkeletonProps) {
  return (
    <SkeletonFrame {...props} name="PlaylistOrderSkeleton">
      <Title>
        <Skeleton length="half" />
      </Title>
      <OrderRoot as="div">
        <Head data-part="order-head">
          <div>
            <div data-part="order-title">
              <Skeleton length="half" />
            </div>
            <div data-part="order-hint">
              <Skeleton />
            </div>
          </div>
          <Skeleton shape="pill" data-part="order-done" />
        </Head>
        <div data-part="order-list">
          {indexes(rows).map((row) => (
            <div key={row} data-part="order-row">
              <Room />
              <span data-part="order-picture" />
              <span data-part="order-text">
                <span data-part="order-name">
                  <Skeleton length={row % 3 === 0 ? 'half' : 'long'} />
                </span>
                <span data-part="order-length">
                  <Skeleton length="short" />
                </span>
              </span>
              <Room data-part="order-buttons" />
            </div>
          ))}
        </div>
      </OrderRoot>
    </SkeletonFrame>
  );
}

const Title = styled.div`
  font: ${font.pageTitle};
`;

const Head = styled.div`
  & > div {
    flex: 0 1 ${size.form};
  }
  & > [data-part='order-done'] {
    inline-size: calc(2 * ${size.control});
    block-size: ${size.control};
  }
`;

/** Reserves the width of the handle, which can be dragged only with JavaScript, or of the three buttons. */
const Room = styled.span`
  inline-size: ${size.touch};
  block-size: ${size.touch};

  &[data-part='order-buttons'] {
    inline-size: calc(3 * ${size.touch});
  }
`;
