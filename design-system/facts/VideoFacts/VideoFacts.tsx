import { color, font, weight } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Counter, type CounterProps } from '../../primitives/Counter/Counter.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { isPending, type Pending } from '../../reader/pending.ts';
import { dotSeparated } from '../dotSeparated.ts';

export interface VideoFactsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Such as `312K views`. */
  views: string | Pending;
  /** Publication date as localized text. */
  posted: string | Pending;
  /** The same date in ISO format: `2026-01-26`; omitted while pending. */
  day?: string;
  /** Such as `96% liked`; empty without votes. */
  liked: string | Pending;
  /** Likes, dislikes and subscribers, for a page without buttons that show them; empty if none is known. */
  counts?: readonly CounterProps[] | Pending;
}

/** The views, publication date and rating of a video, and optionally its counts. */
export function VideoFacts({ views, posted, day, liked, counts = [], ...rest }: VideoFactsProps) {
  return (
    <Root {...rest} data-component="VideoFacts">
      {views !== '' && (
        <span data-part="dotted-fact">
          <PendingText of={views} length="word" />
        </span>
      )}
      <time data-part="dotted-fact" dateTime={day}>
        <PendingText of={posted} length="word" />
      </time>
      {liked !== '' && (
        <em data-part="dotted-fact">
          <PendingText of={liked} length="word" />
        </em>
      )}
      {isPending(counts) ? (
        <span data-part="dotted-fact">
          <PendingText of={counts} length="word" />
        </span>
      ) : (
        counts.map((count) => <Counter key={count.label} {...count} data-part="dotted-fact" />)
      )}
    </Root>
  );
}

const Root = styled.p`
  color: ${color.soft};
  font: ${font.body};
  ${dotSeparated}

  & em[data-part='dotted-fact'] {
    color: ${color.gold};
    font-style: normal;
    font-weight: ${weight.strong};
  }
`;
