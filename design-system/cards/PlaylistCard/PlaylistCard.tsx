import { column, radius, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardBadges, cardFactLine, cardLines, cardPicture, cardRim, cardTitle } from '../cardStyles.ts';
import { PlaylistCover } from '../PlaylistCover/PlaylistCover.tsx';
import { useReveal } from '../reveal.ts';

const messages = defineMessages({
  private: { id: 'playlistCard.private', defaultMessage: 'Private' },
});

export interface PlaylistCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  href: string;
  title: string;
  /** Thumbnails of its first videos, at most four. */
  pictures: readonly Picture[];
  /** Such as `18 videos`. */
  count: string;
  /** Name of the owner. */
  by: string;
  /** Such as `3.1K views`. */
  views: string;
  /** Visible only to its owner. */
  private?: boolean;
}

/** A playlist in a list. The whole card is a single link, labelled with its title. */
export function PlaylistCard({
  href,
  title,
  pictures,
  count,
  by,
  views,
  private: locked = false,
  ...rest
}: PlaylistCardProps) {
  const revealButton = useReveal();
  return (
    <Root aria-label={title} {...rest} data-component="PlaylistCard">
      <Pictures pictures={pictures} count={count} locked={locked} />
      <h3 data-part="card-title">
        <a data-part="card-link" href={href} dir="auto">
          {title}
        </a>
      </h3>
      <p data-part="card-facts">
        <span data-part="card-by" dir="auto">
          {by}
        </span>
        {views !== '' && <span data-part="card-views">{views}</span>}
      </p>
      {pictures.length > 0 && revealButton({ of: title })}
    </Root>
  );
}

/** Up to four pictures of its videos, with badges. */
function Pictures({
  pictures,
  count,
  locked,
}: {
  pictures: PlaylistCardProps['pictures'];
  count: PlaylistCardProps['count'];
  locked: boolean;
}) {
  const { formatMessage } = useIntl();
  return (
    <PlaylistCover data-part="card-picture" pictures={pictures} sizes={`(min-width: ${column.four}px) 13vw, 25vw`}>
      {locked && (
        <b data-part="card-badge" data-mark="private">
          <Icon name="lock" size="small" />
          <span data-component="VisuallyHidden">{formatMessage(messages.private)}</span>
        </b>
      )}
      {count !== '' && (
        <b data-part="card-badge">
          <Icon name="list" size="small" />
          {count}
        </b>
      )}
    </PlaylistCover>
  );
}

const Root = styled.article`
  position: relative;
  min-inline-size: 0;

  ${cardPicture}
  ${cardRim}
  & [data-part='card-picture'] {
    border-radius: ${radius.card};
  }

  ${cardBadges}
  & [data-part='card-badge'] {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }

  ${cardTitle}
  & [data-part='card-title'] {
    text-wrap: wrap;
  }
  ${cardFactLine}
  ${cardLines}
`;
