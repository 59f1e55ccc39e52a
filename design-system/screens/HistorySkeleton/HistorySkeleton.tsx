import { font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { RowSkeleton } from '../../lists/RowSkeleton/RowSkeleton.tsx';
import { GridRoot } from '../../lists/VideoGrid/GridRoot.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export type HistorySkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

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
        <div>
          <div>
            <Skeleton length="half" />
          </div>
          <div>
            <Skeleton length="long" />
          </div>
        </div>
        <div data-buttons="">
          <Skeleton shape="pill" />
          <Skeleton shape="pill" />
        </div>
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};

  & > :first-child {
    inline-size: ${size.menu};
  }
  & > :first-child > div {
    display: flow-root;
    block-size: 1lh;
    font: ${font.pageTitle};
  }
  & > :first-child > div + div {
    margin-block-start: ${space[1]};
    font: ${font.body};
  }
  & > [data-buttons] {
    display: flex;
    gap: ${space[2]};
  }
  & > [data-buttons] > * {
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
`;
