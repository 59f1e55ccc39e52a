import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ChipList, type ChipLink } from '../../lists/ChipList/ChipList.tsx';
import { momentOrText } from '../../primitives/MomentLink/MomentLink.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import type { Moment } from '../../reader/linkedTimes.ts';
import { isPending, type Pending } from '../../reader/pending.ts';

const messages = defineMessages({
  categories: { id: 'videoDetails.categories', defaultMessage: 'Categories' },
  models: { id: 'videoDetails.models', defaultMessage: 'Models' },
  tags: { id: 'videoDetails.tags', defaultMessage: 'Tags' },
  more: { id: 'videoDetails.more', defaultMessage: 'Show more' },
  less: { id: 'videoDetails.less', defaultMessage: 'Show less' },
});

export interface VideoDetailsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * The author's text, line breaks preserved; empty when there is none. An array of pieces if it mentions times of the
   * video.
   */
  description: string | readonly (string | Moment)[] | Pending;
  /** Links to the categories; the row is hidden if empty. */
  categories: readonly ChipLink[] | Pending;
  /** Links to the performers. */
  models: readonly ChipLink[] | Pending;
  /** Tags, each linked to a search for it. */
  tags: readonly ChipLink[] | Pending;
}

/** Description, categories, models and tags of a video. Renders nothing if all are empty. */
export function VideoDetails({ description, categories, models, tags, ...rest }: VideoDetailsProps) {
  const { formatMessage } = useIntl();
  const groups = [
    { name: formatMessage(messages.models), links: models },
    { name: formatMessage(messages.categories), links: categories },
  ].filter(({ links }) => isPending(links) || links.length > 0);
  const tagged = isPending(tags) || tags.length > 0;
  if (description === '' && groups.length === 0 && !tagged) return null;
  return (
    <Root {...rest} data-component="VideoDetails">
      {description !== '' && (
        <p data-part="details-text" dir="auto" data-pending={isPending(description) || undefined}>
          {isMentioning(description) ? description.map(momentOrText) : <PendingText of={description} lines={2} />}
        </p>
      )}
      {!isPending(description) && isLong(plainText(description)) && <Fold />}
      {groups.map(({ name, links }) => (
        <div key={name} data-part="details-row" data-pending={isPending(links) || undefined}>
          <h2 data-part="details-name">{name}</h2>
          {isPending(links) ? <PendingChips /> : <ChipList links={links} />}
        </div>
      ))}
      {tagged && <Tags tags={tags} />}
    </Root>
  );
}

const isMentioning = (description: VideoDetailsProps['description']): description is readonly (string | Moment)[] =>
  Array.isArray(description);

const visibleTagCount = 12;

const plainText = (text: string | readonly (string | Moment)[]): string =>
  typeof text === 'string' ? text : text.map((piece) => (typeof piece === 'string' ? piece : piece.time)).join('');

/** Estimates whether a text takes more than four lines at full width. */
const isLong = (text: string): boolean => text.length > 360 || text.split('\n').length > 4;

/**
 * A toggle that clamps the text before it, without JavaScript, too. The whole text stays in the document, for search
 * and screen readers.
 */
function Fold() {
  const { formatMessage } = useIntl();
  return (
    <details data-part="details-fold">
      <summary data-part="details-toggle">
        <span data-part="details-more">{formatMessage(messages.more)}</span>
        <span data-part="details-less">{formatMessage(messages.less)}</span>
      </summary>
    </details>
  );
}

const PendingChips = () => (
  <div data-part="details-tags">
    {indexes(3).map((place) => (
      <Skeleton key={place} shape="pill" data-part="details-chip" />
    ))}
  </div>
);

function Tags({ tags }: { tags: VideoDetailsProps['tags'] }) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="details-row" data-pending={isPending(tags) || undefined}>
      <h2 data-part="details-name">{formatMessage(messages.tags)}</h2>
      {isPending(tags) ? (
        <PendingChips />
      ) : (
        <div>
          <ul data-part="details-tags">
            {tags.map(({ label, href }) => (
              <li key={label} data-part="details-tag">
                <Tag href={href} dir="auto">
                  {label}
                </Tag>
              </li>
            ))}
          </ul>
          {tags.length > visibleTagCount && <Fold />}
        </div>
      )}
    </div>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.player};
  background: ${color.raised};

  & [data-part='details-text'] {
    /* As wide as its text, so that a text in either direction starts and ends at its own lines, not at those of the
       page. */
    inline-size: fit-content;
    max-inline-size: min(100%, ${size.reading});
    color: ${color.soft};
    font: ${font.body};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  /* Placeholders have no width of their own. */
  & [data-part='details-text'][data-pending] {
    inline-size: 100%;
  }
  & [data-part='details-text']:has(+ [data-part='details-fold']:not([open])) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  &
    [data-part='details-tags']:has(+ [data-part='details-fold']:not([open]))
    > [data-part='details-tag']:nth-child(n + 13) {
    display: none;
  }
  & [data-part='details-toggle'] {
    inline-size: fit-content;
    /* Room for the focus ring of the tags above it, and of its own. */
    margin-block-start: ${space[1]};
    padding-block: ${space[1]} ${space[2]};
    color: ${color.text};
    font: ${font.label};
  }
  & [data-part='details-toggle']:hover {
    text-decoration: underline;
  }
  & [data-part='details-fold']:not([open]) > [data-part='details-toggle'] > [data-part='details-less'],
  & [data-part='details-fold'][open] > [data-part='details-toggle'] > [data-part='details-more'] {
    display: none;
  }
  & [data-part='details-row'] {
    display: flex;
    gap: ${space[2]} ${space[4]};
    align-items: baseline;
  }
  & [data-part='details-row'][data-pending] {
    align-items: center;
  }
  & [data-part='details-tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & [data-part='details-chip'] {
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
  & [data-part='details-name'] {
    flex: none;
    inline-size: ${size.factName};
    color: ${color.faint};
    font: ${font.small};
  }
  @media ${media.xs} {
    padding: ${space[4]};

    & [data-part='details-row'],
    & [data-part='details-row'][data-pending] {
      flex-direction: column;
      align-items: stretch;
    }
    & [data-part='details-name'] {
      inline-size: auto;
    }
  }
`;
