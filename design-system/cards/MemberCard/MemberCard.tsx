import { radius, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardFacts, cardFocus, cardTitle } from '../cardStyles.ts';
import { useReveal } from '../reveal.ts';

const messages = defineMessages({
  online: { id: 'memberCard.online', defaultMessage: 'here now' },
});

export interface MemberCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  href: string;
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  picture: Picture | null;
  /** Age and country, such as `39, Finland`; empty when neither is public. */
  about: string;
  /** Such as `18 videos`. */
  facts: string;
  /** Whether the member is online; also stated as text. */
  online?: boolean;
}

/** A member in a list. The whole card is a single link, labelled with the member's name. */
export function MemberCard({ href, name, picture, about, facts, online = false, ...rest }: MemberCardProps) {
  const { formatMessage } = useIntl();
  const revealButton = useReveal();
  return (
    <Root aria-label={name} {...rest} data-component="MemberCard">
      <Avatar name={name} picture={picture} size="large" online={online} />
      <h3 data-part="card-title">
        <a data-part="card-link" href={href} dir="auto">
          {name}
        </a>
      </h3>
      {online && <p data-component="VisuallyHidden">{formatMessage(messages.online)}</p>}
      {about !== '' && <p data-part="card-facts">{about}</p>}
      <p data-part="card-facts">{facts}</p>
      {picture && revealButton({ of: name, 'data-layout': 'avatar' })}
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.card};
  justify-items: center;
  align-content: start;
  text-align: center;

  ${cardTitle}
  & [data-part='card-title'] {
    max-inline-size: 100%;
    margin-block: ${space[3]} ${space.half};
    text-wrap: balance;
  }
  & [data-part='card-link']::after {
    border-radius: inherit;
  }
  ${cardFocus}
  ${cardFacts}
  & [data-part='card-facts'] {
    font-variant-numeric: tabular-nums;
  }
`;
