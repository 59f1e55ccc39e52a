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
      <h2 data-part="related-title" id={id}>
        {formatMessage(messages.title)}
      </h2>
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
        <ul data-part="grid-list" ref={previewsIn}>
          {first.map((card) => (
            <li data-part="grid-item" key={card.href}>
              <VideoCard {...card} data-layout="side" />
            </li>
          ))}
        </ul>
      </GridRoot>
      {later.length > 0 && (
        <details data-part="related-more">
          <summary data-part="related-toggle">
            <span data-part="related-show">{more}</span>
            <span data-part="related-hide">{fewer}</span>
            <Icon name="down" size="small" data-part="related-arrow" />
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
    /* The height of the picture: GridRoot reserves the size of a stacked card. */
    & [data-part='grid-item']:nth-child(n + 13) {
      contain-intrinsic-block-size: auto calc(${size.sidePicture} * 9 / 16);
    }
  }

  @media print {
    & [data-part='related-more'] {
      display: none;
    }
  }
`;
