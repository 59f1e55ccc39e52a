import { size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { HeadPlace } from '../../lists/ListFrameSkeleton/HeadPlace.ts';
import { RowSkeleton } from '../../lists/RowSkeleton/RowSkeleton.tsx';
import { GridRoot } from '../../lists/VideoGrid/GridRoot.ts';
import { places } from '../../primitives/Skeleton/places.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { HistoryHead } from '../HistoryScreen/HistoryHead.ts';
import { Waiting } from '../Waiting.tsx';

export type HistorySkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** How much is watched on a day, nearly enough. */
const watched = [
  { on: 'today', cards: 3 },
  { on: 'yesterday', cards: 2 },
  { on: 'thisWeek', cards: 2 },
  { on: 'earlier', cards: 3 },
];

/** The history on its way: its title with a sentence and two buttons, then days with the titles that were watched. */
export function HistorySkeleton(props: HistorySkeletonProps) {
  return (
    <Waiting {...props} name="HistorySkeleton">
      <Head>
        <HeadPlace>
          <div>
            <Skeleton length="half" />
          </div>
          <div>
            <Skeleton length="long" />
          </div>
        </HeadPlace>
        <p>
          <Skeleton shape="pill" />
          <Skeleton shape="pill" />
        </p>
      </Head>
      {watched.map(({ on, cards }) => (
        <RowSkeleton key={on}>
          <GridRoot>
            <ul>
              {places(cards).map((card) => (
                <li key={card}>
                  <VideoCardSkeleton data-facts="none" />
                </li>
              ))}
            </ul>
          </GridRoot>
        </RowSkeleton>
      ))}
    </Waiting>
  );
}

const Head = styled(HistoryHead)`
  & > div {
    inline-size: ${size.menu};
  }
  & > p > * {
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
`;
