import { color, media, motion, period, radius } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { widePicture } from '../widePicture.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A line of text, a 16:9 picture, a round avatar, a pill, or `fill` for the size of its container. */
  shape?: 'text' | 'picture' | 'circle' | 'pill' | 'fill';
  /** Width of a text line. */
  length?: 'full' | 'long' | 'half' | 'short';
}

/** Placeholder for content that is loading, in its final size to prevent layout shift. */
export function Skeleton({ shape = 'text', length = 'full', ...rest }: SkeletonProps) {
  return <Root aria-hidden="true" {...rest} data-component="Skeleton" data-shape={shape} data-length={length} />;
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Root = styled.span`
  display: block;
  border-radius: ${radius.badge};
  background: ${color.high};
  animation: ${breathe} ${period.breathe}ms ${motion.inOut} infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }

  @media ${media.forcedColors} {
    border: 1px solid ${color.line};
  }

  &[data-shape='text'] {
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- as high as the letters of the line it stands for */
    block-size: 0.8em;
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- as far from the next line as letters are */
    margin-block: 0.3em;
  }

  &[data-shape='picture'] {
    ${widePicture}
    border-radius: ${radius.card};
  }

  &[data-shape='circle'] {
    aspect-ratio: 1;
    border-radius: 50%;
  }

  &[data-shape='pill'] {
    border-radius: ${radius.pill};
  }

  &[data-shape='fill'] {
    block-size: 100%;
  }

  &[data-length='long'] {
    inline-size: 80%;
  }

  &[data-length='half'] {
    inline-size: 50%;
  }

  &[data-length='short'] {
    inline-size: 25%;
  }
`;
