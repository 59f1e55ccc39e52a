import { color, font, layer, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { RelativeTime, type RelativeTimeProps } from '../../primitives/RelativeTime/RelativeTime.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardFocus, cardTitle } from '../cardStyles.ts';

export interface ActivityCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The member, with the URL of the member's page. */
  person: { name: string; href: string; picture: Picture | null };
  /** URL of the video, comment, playlist or member that it is about. */
  href: string;
  /** The activity in a sentence with the member's name, such as "helena has commented on “Evening by the lake”". */
  sentence: string;
  /** The time of the activity, and its date as localized text. */
  happened: Pick<RelativeTimeProps, 'at' | 'date'>;
}

/** Something that a member has done. The whole card is a link to what it is about; the picture leads to the member. */
export function ActivityCard({ person, href, sentence, happened, ...rest }: ActivityCardProps) {
  return (
    <Root aria-label={sentence} {...rest} data-component="ActivityCard">
      <a data-part="activity-person" href={person.href} aria-label={person.name}>
        <Avatar name={person.name} picture={person.picture} />
      </a>
      <div>
        <p data-part="card-title">
          <a data-part="card-link" href={href} dir="auto">
            {sentence}
          </a>
        </p>
        <p data-part="activity-time">
          <RelativeTime {...happened} />
        </p>
      </div>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: ${size.touch} minmax(0, 1fr);
  align-items: start;
  gap: 0 ${space[3]};
  padding: ${space[2]};
  border-radius: ${radius.card};

  &:hover {
    background: ${color.high};
  }
  /* Above the link that covers the card, and as large as a finger needs. */
  & [data-part='activity-person'] {
    position: relative;
    z-index: ${layer.raised};
    display: grid;
    place-items: center;
    inline-size: ${size.touch};
    block-size: ${size.touch};
    border-radius: 50%;
  }
  ${cardTitle}
  & [data-part='card-title'] {
    font: ${font.body};
  }
  & [data-part='card-link']::after {
    border-radius: ${radius.card};
  }
  ${cardFocus}
  & [data-part='activity-time'] {
    color: ${color.faint};
    font: ${font.meta};
  }
`;
