import { column, radius, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardFacts, cardPortrait, cardTitle } from '../cardStyles.ts';
import { initialOf } from '../initialOf.ts';
import { useReveal } from '../reveal.ts';

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
  const revealButton = useReveal();
  return (
    <Root aria-label={name} {...rest} data-component="ModelCard">
      <div data-part="card-picture" data-letter={picture === null ? initialOf(name).toUpperCase() : undefined}>
        {picture && (
          <Image
            picture={picture}
            alt=""
            width={288}
            height={288}
            sizes={`(min-width: ${column.four}px) 16vw, 33vw`}
            data-part="card-image"
          />
        )}
      </div>
      <h3 data-part="card-title">
        <a data-part="card-link" href={href} dir="auto">
          {name}
        </a>
      </h3>
      <p data-part="card-facts">{facts}</p>
      {picture && revealButton({ of: name, 'data-layout': 'portrait' })}
    </Root>
  );
}

const Root = styled.article`
  ${cardPortrait}
  ${cardTitle}
  & [data-part='card-title'] {
    margin: ${space[3]} 0 0;
    text-wrap: balance;
  }
  & [data-part='card-link']::after {
    border-radius: ${radius.card};
  }
  ${cardFacts}
  & [data-part='card-facts'] {
    font-variant-numeric: tabular-nums;
  }
`;
