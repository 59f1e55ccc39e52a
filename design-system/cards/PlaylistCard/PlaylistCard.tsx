import { color, column, font, media, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { titleLink } from '../titleLink.ts';

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
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="PlaylistCard">
      <div data-pictures={pictures.length}>
        {pictures.map((picture) => (
          <Image
            key={picture.src}
            picture={picture}
            alt=""
            width={144}
            height={81}
            sizes={`(min-width: ${column.four}px) 13vw, 25vw`}
          />
        ))}
        {pictures.length === 0 && <Icon name="list" size="large" />}
        {locked && (
          <b data-mark="private">
            <Icon name="lock" size="small" />
            <span data-component="VisuallyHidden">{formatMessage(messages.private)}</span>
          </b>
        )}
        <b>
          <Icon name="list" size="small" />
          {count}
        </b>
      </div>
      <h3>
        <a href={href} dir="auto">
          {title}
        </a>
      </h3>
      <p>
        <span dir="auto">{by}</span>
        <span>{views}</span>
      </p>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  min-inline-size: 0;

  & > div {
    position: relative;
    display: grid;
    overflow: hidden;
    grid-template: 1fr 1fr / 1fr 1fr;
    gap: ${space.half};
    aspect-ratio: 16 / 9;
    border-radius: ${radius.card};
    background: ${color.high};
  }
  & > div[data-pictures='0'] {
    grid-template: 1fr / 1fr;
    place-items: center;
    color: ${color.faint};
  }
  & > div[data-pictures='1'] {
    grid-template: 1fr / 1fr;
  }
  & > div[data-pictures='2'] {
    grid-template: 1fr / 1fr 1fr;
  }
  & > div[data-pictures='3'] > :first-child {
    grid-row: 1 / 3;
  }
  & > div > svg {
    justify-self: center;
  }
  & picture {
    display: grid;
    min-block-size: 0;
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: cover;
  }
  & > div::after {
    position: absolute;
    inset: 0;
    border: ${size.hairline} solid ${color.rim};
    border-radius: inherit;
    content: '';
  }
  & b {
    position: absolute;
    inset: auto ${space[2]} ${space[2]} auto;
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding: ${space.half} ${space[2]};
    border-radius: ${radius.badge};
    background: ${color.shade};
    color: ${color.onShade};
    font: ${font.badge};
    font-variant-numeric: tabular-nums;
  }
  & b[data-mark] {
    inset: ${space[2]} auto auto ${space[2]};
    padding: ${space[1]};
  }
  ${titleLink}
  & h3 {
    margin: ${space[3]} 0 ${space.half};
    text-wrap: wrap;
  }
  &:has(a:focus-visible) > div {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.ringGap};
  }
  & p {
    display: flex;
    color: ${color.faint};
    font: ${font.meta};
    white-space: nowrap;
  }
  & p > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & p > * + *::before {
    padding-inline: 0.4em;
    content: '·' / '';
  }
  & p > :first-child:empty + *::before {
    display: none;
  }
  @media ${media.hover} {
    & > div {
      transition: filter ${motion.base} ${motion.out};
    }
    &:hover > div {
      filter: brightness(1.08);
    }
  }
  @media ${media.xs} {
    & h3 {
      margin-block-start: ${space[2]};
    }
    & p {
      font: ${font.fine};
    }
  }
`;
