import { size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { HeadSkeleton } from '../../lists/ListFrameSkeleton/HeadSkeleton.ts';
import { RowSkeleton } from '../../lists/RowSkeleton/RowSkeleton.tsx';
import { GridRoot } from '../../lists/VideoGrid/GridRoot.ts';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { HistoryHead } from '../HistoryScreen/HistoryHead.ts';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export type HistorySkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Approximate number of videos watched per day. */
const watched = [
  { on: 'today', cards: 3 },
  { on: 'yesterday', cards: 2 },
  { on: 'thisWeek', cards: 2 },
  { on: 'earlier', cards: 3 },
];

/** Skeleton of the history: title with a sentence and two buttons, then days with the watched titles. */
export function HistorySkeleton(props: HistorySkeletonProps) {
  return (
    <SkeletonFrame {...props} name="HistorySkeleton">
      <Head>
        <HeadSkeleton data-part="history-skeleton-head">
          <div data-part="head-skeleton-title">
            <Skeleton length="half" />
          </div>
          <div data-part="head-skeleton-line">
            <Skeleton length="long" />
          </div>
        </HeadSkeleton>
        <p data-part="history-actions">
          <Skeleton shape="pill" data-part="history-skeleton-button" />
          <Skeleton shape="pill" data-part="history-skeleton-button" />
        </p>
      </Head>
      {watched.map(({ on, cards }) => (
        <RowSkeleton key={on}>
          <GridRoot>
            <ul data-part="grid-list">
              {indexes(cards).map((card) => (
                <li data-part="grid-item" key={card}>
                  <VideoCardSkeleton data-facts="none" />
                </li>
              ))}
            </ul>
          </GridRoot>
        </RowSkeleton>
      ))}
    </SkeletonFrame>
  );
}

const Head = styled(HistoryHead)`
  & [data-part='history-skeleton-head'] {
    inline-size: ${size.menu};
  }
  & [data-part='history-skeleton-button'] {
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
`;
