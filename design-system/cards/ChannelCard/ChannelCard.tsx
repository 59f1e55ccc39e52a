import { font, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardFacts, cardFocus, cardLetter, cardPicture, cardTitle } from '../cardStyles.ts';
import { initialOf } from '../initialOf.ts';
import { linkBox } from '../linkBox.ts';
import { useReveal } from '../reveal.ts';

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
  const revealButton = useReveal();
  return (
    <Root aria-label={name} {...rest} data-component="ChannelCard">
      <div data-part="card-picture" data-letter={picture === null ? initialOf(name) : undefined}>
        {picture && <Image picture={picture} alt="" width={96} height={96} sizes="4rem" data-part="card-image" />}
      </div>
      <h3 data-part="card-title">
        <a data-part="card-link" href={href} dir="auto">
          {name}
        </a>
      </h3>
      <p data-part="card-facts">{facts}</p>
      {picture && revealButton({ of: name, 'data-layout': 'start' })}
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  grid-template: 1fr auto auto 1fr / ${space[16]} minmax(0, 1fr);
  column-gap: ${space[4]};
  padding: ${space[3]};

  ${cardPicture}
  ${cardLetter}
  & [data-part='card-picture'] {
    grid-row: 1 / -1;
    align-self: center;
    font: ${font.pageTitle};
    text-transform: uppercase;
  }
  ${cardTitle}
  & [data-part='card-title'] {
    grid-area: 2 / 2;
    text-wrap: wrap;
  }
  ${linkBox}
  ${cardFocus}
  ${cardFacts}
  & [data-part='card-facts'] {
    grid-area: 3 / 2;
    font-variant-numeric: tabular-nums;
  }
`;
