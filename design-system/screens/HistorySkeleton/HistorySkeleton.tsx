import { container, radius, size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { RowSkeleton } from '../../lists/RowSkeleton/RowSkeleton.tsx';
import { GridRoot } from '../../lists/VideoGrid/GridRoot.ts';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { historyTitle } from '../historyTitle.ts';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  script: {
    id: 'historySkeleton.script',
    defaultMessage:
      'Only a script can read it from this browser. If nothing appears here, allow scripts and load the page again.',
  },
});

export type HistorySkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Approximate number of videos watched per day. */
const watched = [
  { on: 'today', cards: 3 },
  { on: 'yesterday', cards: 2 },
  { on: 'thisWeek', cards: 2 },
  { on: 'earlier', cards: 3 },
];

/**
 * Skeleton of the history page: title with a sentence, the box of tools, then days with the watched titles. Without
 * JavaScript only the title and the sentence are shown, as only a script can read the history.
 */
export function HistorySkeleton(props: HistorySkeletonProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...props} data-component="HistorySkeleton">
      <ListHead title={formatMessage(historyTitle)} count={formatMessage(messages.script)} />
      <Tools data-part="history-skeleton-box">
        <Skeleton shape="fill" data-part="history-skeleton-tools" />
      </Tools>
      {watched.map(({ on, cards }) => (
        <RowSkeleton key={on} data-part="history-skeleton-box">
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
    </Root>
  );
}

/* Without JavaScript nothing replaces the boxes. */
const Root = styled(Screen)`
  @media (scripting: none) {
    & [data-part='history-skeleton-box'] {
      display: none;
    }
  }
  :root[data-scriptless] & [data-part='history-skeleton-box'] {
    display: none;
  }
`;

/** As high as HistoryTools. */
const Tools = styled.div`
  container: history-skeleton / inline-size;

  & [data-part='history-skeleton-tools'] {
    block-size: calc(4 * ${size.menu} / 2);
    border-radius: ${radius.card};
  }
  @container history-skeleton ${container.three} {
    & [data-part='history-skeleton-tools'] {
      block-size: ${size.menu};
    }
  }
`;
