import { color, font, media, motion, radius, size, space, tracking } from '@afterglow/tokens';
import { Suspense, useId, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { VideoCard, type VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { previewsIn } from '../previews.ts';
import { GridRoot } from '../VideoGrid/GridRoot.ts';

const messages = defineMessages({
  title: { id: 'relatedList.title', defaultMessage: 'More like this' },
  more: { id: 'relatedList.more', defaultMessage: 'Show more' },
  fewer: { id: 'relatedList.fewer', defaultMessage: 'Show fewer' },
});

export interface RelatedListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Videos in steps: the first is shown, further ones on demand; works without JavaScript. */
  steps: readonly (readonly VideoCardProps[])[];
}

/** Related videos: beside the player on wide pages, in columns below it on narrow ones. */
export function RelatedList({ steps, ...rest }: RelatedListProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest} data-component="RelatedList">
      <h2 id={id}>{formatMessage(messages.title)}</h2>
      <Steps steps={steps} more={formatMessage(messages.more)} fewer={formatMessage(messages.fewer)} />
    </Root>
  );
}

function Steps({
  steps: [first, ...later],
  more,
  fewer,
}: {
  steps: RelatedListProps['steps'];
  more: string;
  fewer: string;
}) {
  if (first === undefined) return null;
  return (
    <>
      <GridRoot>
        <ul ref={previewsIn}>
          {first.map((card) => (
            <li key={card.href}>
              <VideoCard {...card} data-layout="side" />
            </li>
          ))}
        </ul>
      </GridRoot>
      {later.length > 0 && (
        <details>
          <summary>
            <span>{more}</span>
            <span>{fewer}</span>
            <Icon name="down" size="small" />
          </summary>
          {/* Not visible yet: hydrate it after the rest of the page. */}
          <Suspense>
            <Steps steps={later} more={more} fewer={fewer} />
          </Suspense>
        </details>
      )}
    </>
  );
}

const Root = styled.section`
  & > h2 {
    margin: 0 0 ${space[4]};
    color: ${color.text};
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
  }

  & summary {
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
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary:hover {
    background: ${color.high};
    color: ${color.text};
  }
  & details:not([open]) > summary > span + span,
  & details[open] > summary > span:first-child {
    display: none;
  }
  & details[open] > summary > svg {
    rotate: 180deg;
  }

  @media not ${media.md} {
    & ul {
      --columns: 1;
      row-gap: ${space[3]};
    }
    /* The height of the picture: GridRoot reserves the size of a stacked card. */
    & ul > li:nth-child(n + 13) {
      contain-intrinsic-block-size: auto calc(${size.sidePicture} * 9 / 16);
    }
  }

  @media print {
    & details {
      display: none;
    }
  }
`;
