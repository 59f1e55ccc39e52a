import { color, font, space, weight } from '@afterglow/tokens';
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
  column-gap: ${space[5]};
  overflow-x: clip;
  color: ${color.soft};
  font: ${font.body};
  font-variant-numeric: tabular-nums;

  /* In the gap before each fact, so that the first of a line has it outside, where it is cut off: no line begins or ends with a dot. */
  & > * {
    position: relative;
  }
  & > ::before {
    position: absolute;
    inset-inline-end: 100%;
    inline-size: ${space[5]};
    color: ${color.faint};
    font-weight: ${weight.plain};
    text-align: center;
    content: '·' / '';
  }
  & > em {
    color: ${color.gold};
    font-style: normal;
    font-weight: ${weight.strong};
  }
`;
