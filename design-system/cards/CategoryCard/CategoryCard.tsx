import { column, radius } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Image } from '../../primitives/Image/Image.tsx';
import { widePicture } from '../../primitives/widePicture.ts';
import type { Picture } from '../../reader/picture.ts';
import { cardFacts, cardLines, cardPicture, cardRim, cardTitle } from '../cardStyles.ts';
import { halfSizes } from '../pictureSizes.ts';
import { useReveal } from '../reveal.ts';

export interface CategoryCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  href: string;
  title: string;
  /** A still of one of its videos. */
  picture: Picture;
  /** Such as `48 videos`. */
  facts: string;
}

/** A category as a tile. The whole card is a single link, labelled with its title. */
export function CategoryCard({ href, title, picture, facts, ...rest }: CategoryCardProps) {
  const revealButton = useReveal();
  return (
    <Root aria-label={title} {...rest} data-component="CategoryCard">
      <div data-part="card-picture">
        <Image
          picture={picture}
          alt=""
          width={288}
          height={162}
          sizes={`(min-width: ${column.five}px) 12vw, (min-width: ${column.three}px) 25vw, ${halfSizes}`}
          data-part="card-image"
        />
      </div>
      <h2 data-part="card-title">
        <a data-part="card-link" href={href} dir="auto">
          {title}
        </a>
      </h2>
      <p data-part="card-facts">{facts}</p>
      {revealButton({ of: title })}
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  min-inline-size: 0;

  ${cardPicture}
  ${cardRim}
  & [data-part='card-picture'] {
    ${widePicture}
    border-radius: ${radius.card};
  }
  & [data-part='card-image'] {
    position: absolute;
    inset: 0;
  }
  ${cardTitle}
  ${cardFacts}
  ${cardLines}
`;
