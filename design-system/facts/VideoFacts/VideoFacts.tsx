import { color, font, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface VideoFactsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Such as `312K views`. */
  views: string;
  /** The day it came, in words. */
  posted: string;
  /** The same day as `2026-01-26`. */
  day: string;
  /** Such as `96% liked`; a dash without votes. */
  liked: string;
}

/** How often a video was watched, since when, and how it was liked. */
export function VideoFacts({ views, posted, day, liked, ...rest }: VideoFactsProps) {
  return (
    <Root {...rest} data-component="VideoFacts">
      <span>{views}</span>
      <time dateTime={day}>{posted}</time>
      <em>{liked}</em>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  color: ${color.soft};
  font: ${font.body};
  font-variant-numeric: tabular-nums;

  /* After each fact and not before the next, so that no line begins with a dot. */
  & > :not(:last-child)::after {
    padding-inline: ${space[2]};
    color: ${color.faint};
    font-weight: 400;
    content: '·' / '';
  }
  & > em {
    color: ${color.gold};
    font-style: normal;
    font-weight: 620;
  }
`;
