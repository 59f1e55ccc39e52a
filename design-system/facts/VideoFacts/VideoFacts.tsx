import { color, font, weight } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { dotSeparated } from '../dotSeparated.ts';

export interface VideoFactsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Such as `312K views`. */
  views: string;
  /** Publication date as localized text. */
  posted: string;
  /** The same date in ISO format: `2026-01-26`. */
  day: string;
  /** Such as `96% liked`; a dash without votes. */
  liked: string;
}

/** Views, publication date and rating of a video. */
export function VideoFacts({ views, posted, day, liked, ...rest }: VideoFactsProps) {
  return (
    <Root {...rest} data-component="VideoFacts">
      <span data-part="dotted-fact">{views}</span>
      <time data-part="dotted-fact" dateTime={day}>
        {posted}
      </time>
      <em data-part="dotted-fact">{liked}</em>
    </Root>
  );
}

const Root = styled.p`
  color: ${color.soft};
  font: ${font.body};
  ${dotSeparated}

  & em {
    color: ${color.gold};
    font-style: normal;
    font-weight: ${weight.strong};
  }
`;
