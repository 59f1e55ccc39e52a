import { color, column, font, media, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { avatarGradient } from '../../primitives/Avatar/avatarGradient.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { titleLink } from '../titleLink.ts';

export interface ModelCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  href: string;
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  picture: Picture | null;
  /** Such as `48 videos`. */
  facts: string;
}

/** A model in a list. The whole card is a single link, labelled with the model's name. */
export function ModelCard({ href, name, picture, facts, ...rest }: ModelCardProps) {
  return (
    <Root {...rest} data-component="ModelCard">
      <div data-letter={picture === null ? firstLetter(name) : undefined}>
        {picture && (
          <Image picture={picture} alt="" width={288} height={288} sizes={`(min-width: ${column.four}px) 16vw, 33vw`} />
        )}
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

const firstLetter = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';

const Root = styled.article`
  position: relative;
  min-inline-size: 0;
  text-align: center;

  & > div {
    position: relative;
    display: grid;
    overflow: hidden;
    place-items: center;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.high};
    color: ${color.soft};
    font: ${font.display};
  }
  & > div[data-letter] {
    ${avatarGradient}
  }
  & > div[data-letter]::before {
    content: attr(data-letter) / '';
  }
  & > div::after {
    position: absolute;
    inset: 0;
    border: ${size.hairline} solid ${color.rim};
    border-radius: inherit;
    content: '';
  }
  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform ${motion.slow} ${motion.out};
  }
  ${titleLink}
  & h3 {
    margin: ${space[3]} 0 0;
    text-wrap: balance;
  }
  & h3 a::after {
    border-radius: ${radius.card};
  }
  &:has(a:focus-visible) > div {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.ringGap};
  }
  & p {
    margin: 0;
    color: ${color.faint};
    font: ${font.meta};
    font-variant-numeric: tabular-nums;
  }
  @media ${media.hover} {
    &:hover img {
      transform: scale(1.03);
    }
  }
`;
