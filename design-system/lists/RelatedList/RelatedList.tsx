import { color, container, font, media, motion, radius, size, space, tracking } from '@afterglow/tokens';
import { Suspense, useId, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import { VideoItems } from '../VideoItems.tsx';
import { GridRoot } from '../VideoGrid/GridRoot.ts';

const messages = defineMessages({
  title: { id: 'relatedList.title', defaultMessage: 'More like this' },
  more: { id: 'relatedList.more', defaultMessage: 'Show more' },
  fewer: { id: 'relatedList.fewer', defaultMessage: 'Show fewer' },
  none: { id: 'relatedList.none', defaultMessage: 'Nothing like it has been added yet.' },
  failed: { id: 'relatedList.failed', defaultMessage: 'Videos like this cannot be shown right now.' },
});

type Cards = readonly VideoCardProps[];

export interface RelatedListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The first videos; null if they could not be loaded. */
  beside: Cards | Pending | null;
  /** The other videos in steps: the first step is shown, further ones on demand; works without JavaScript. */
  below?: readonly Cards[];
}

/** Related videos: a column beside the player and the comments on wide pages, a grid on narrow ones. */
export function RelatedList({ beside, below = [], ...rest }: RelatedListProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Root aria-labelledby={id} aria-busy={isPending(beside) || undefined} {...rest} data-component="RelatedList">
      <div>
        <h2 data-part="related-title" id={id}>
          {formatMessage(messages.title)}
        </h2>
        {beside === null || (!isPending(beside) && beside.length === 0) ? (
          <p data-part="related-none">{formatMessage(beside === null ? messages.failed : messages.none)}</p>
        ) : (
          <Beside cards={beside} />
        )}
      </div>
      {below.length > 0 && (
        <div>
          <Steps steps={below} more={formatMessage(messages.more)} fewer={formatMessage(messages.fewer)} />
        </div>
      )}
    </Root>
  );
}

/** Number of placeholders beside a player of usual height. */
const expected = 8;

const sidePlaces = (cards: Cards) => cards.map(() => ({ 'data-layout': 'side' }) as const);

const Beside = ({ cards }: { cards: Cards | Pending }) => (
  <GridRoot aria-hidden={isPending(cards) || undefined}>
    {isPending(cards) ? (
      <ul data-part="grid-list">
        {indexes(expected).map((place) => (
          <li data-part="grid-item" key={place}>
            <VideoCardSkeleton data-layout="side" />
          </li>
        ))}
      </ul>
    ) : (
      <VideoItems cards={cards} places={sidePlaces(cards)} />
    )}
  </GridRoot>
);

function Steps({ steps: [first, ...later], more, fewer }: { steps: readonly Cards[]; more: string; fewer: string }) {
  if (first === undefined) return null;
  return (
    <>
      <GridRoot>
        <VideoItems cards={first} places={sidePlaces(first)} />
      </GridRoot>
      {later.length > 0 && (
        <details data-part="related-more">
          <summary data-part="related-toggle">
            <span data-part="related-show">{more}</span>
            <span data-part="related-hide">{fewer}</span>
            <Icon name="down" size="small" data-part="related-arrow" />
          </summary>
          {/* Not visible yet: hydrated after the rest of the page. */}
          <Suspense>
            <Steps steps={later} more={more} fewer={fewer} />
          </Suspense>
        </details>
      )}
    </>
  );
}

/* Eight and twelve videos fill whole rows of two, four and six. */
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${size.gridRow};

  /* Without JavaScript, a list that is still loading never arrives. */
  @media (scripting: none) {
    &[aria-busy='true'] {
      display: none;
    }
  }

  @container ${container.three} {
    & [data-part='grid-list'] {
      --columns: 2;
    }
  }
  @container ${container.four} {
    & [data-part='grid-list'] {
      --columns: 4;
    }
  }
  @container ${container.six} {
    & [data-part='grid-list'] {
      --columns: 6;
    }
  }

  & [data-part='related-none'] {
    color: ${color.soft};
    font: ${font.body};
  }
  & [data-part='related-title'] {
    margin: 0 0 ${space[4]};
    color: ${color.text};
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
  }

  & [data-part='related-toggle'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-block-size: ${size.touch};
    margin-block: ${space[5]};
    border: ${size.hairline} solid ${color.edge};
    border-radius: ${radius.pill};
    color: ${color.soft};
    font: ${font.button};
    cursor: pointer;
    list-style: none;
    transition: background ${motion.fast} ${motion.out};
  }
  & [data-part='related-toggle']::-webkit-details-marker {
    display: none;
  }
  & [data-part='related-toggle']:hover {
    background: ${color.high};
    color: ${color.text};
  }
  & [data-part='related-more']:not([open]) > [data-part='related-toggle'] > [data-part='related-hide'],
  & [data-part='related-more'][open] > [data-part='related-toggle'] > [data-part='related-show'] {
    display: none;
  }
  & [data-part='related-more'][open] > [data-part='related-toggle'] > [data-part='related-arrow'] {
    rotate: 180deg;
  }

  @media not ${media.md} {
    & [data-part='grid-list'] {
      --columns: 1;
      row-gap: ${space[3]};
    }
  }

  @media print {
    & [data-part='related-more'] {
      display: none;
    }
  }
`;
