import { color, font, media, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { avatarGradient } from '../../primitives/Avatar/avatarGradient.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { titleLink } from '../titleLink.ts';

export interface ChannelCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  href: string;
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  picture: Picture | null;
  /** Such as `48 videos`. */
  facts: string;
}

/** A channel in a list. The whole card is a single link, labelled with the channel's name. */
export function ChannelCard({ href, name, picture, facts, ...rest }: ChannelCardProps) {
  return (
    <Root {...rest} data-component="ChannelCard">
      <div data-letter={picture === null ? ([...name.trim()][0] ?? '') : undefined}>
        {picture && <Image picture={picture} alt="" width={96} height={96} sizes="4rem" />}
      </div>
      <h3>
        <a href={href} dir="auto">
          {name}
        </a>
      </h3>
      <p>{facts}</p>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template: 1fr auto auto 1fr / ${space[16]} minmax(0, 1fr);
  column-gap: ${space[4]};
  padding: ${space[3]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.player};
  background: ${color.raised};
  transition: background-color ${motion.fast} ${motion.out};

  & > div {
    display: grid;
    grid-row: 1 / -1;
    align-self: center;
    overflow: hidden;
    place-items: center;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.high};
    color: ${color.soft};
    font: ${font.pageTitle};
    text-transform: uppercase;
  }
  & > div[data-letter] {
    ${avatarGradient}
  }
  & > div[data-letter]::before {
    content: attr(data-letter) / '';
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${titleLink}
  & h3 {
    grid-area: 2 / 2;
    text-wrap: wrap;
  }
  & h3 a::after {
    border-radius: ${radius.player};
  }
  &:has(a:focus-visible) {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.ringGap};
  }
  & p {
    grid-area: 3 / 2;
    color: ${color.faint};
    font: ${font.meta};
    font-variant-numeric: tabular-nums;
  }
  @media ${media.hover} {
    &:hover {
      background: ${color.high};
    }
  }
`;
