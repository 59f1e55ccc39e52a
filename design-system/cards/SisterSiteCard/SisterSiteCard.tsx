import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { cardFacts, cardFocus, cardLetter, cardPicture, cardTitle } from '../cardStyles.ts';
import { initialOf } from '../initialOf.ts';
import { linkBox } from '../linkBox.ts';

const messages = defineMessages({
  external: { id: 'sisterSiteCard.external', defaultMessage: 'leads to another site' },
});

export interface SisterSiteCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  href: string;
  name: string;
  /** Short form of its URL, such as `amber-rooms.example`. */
  host: string;
}

/** A site of the same family. The whole card is a single link, labelled with its name, and sends no referrer. */
export function SisterSiteCard({ href, name, host, ...rest }: SisterSiteCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={name} {...rest} data-component="SisterSiteCard">
      <span data-part="card-picture" data-letter={initialOf(name)} />
      <h3 data-part="card-title">
        <a data-part="card-link" href={href} rel="noreferrer" dir="auto">
          {name}
          <span data-component="VisuallyHidden">, {formatMessage(messages.external)}</span>
        </a>
      </h3>
      <p data-part="card-facts" dir="ltr">
        {host}
      </p>
      <Icon name="external" size="small" data-part="sister-site-external" />
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  grid-template: auto auto / ${size.avatar} minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[3]};

  ${cardPicture}
  ${cardLetter}
  & [data-part='card-picture'] {
    grid-row: 1 / -1;
    font: ${font.label};
    text-transform: uppercase;
  }
  ${cardTitle}
  ${linkBox}
  ${cardFocus}
  ${cardFacts}
  & [data-part='card-facts'] {
    grid-column: 2;
    overflow: hidden;
    /* Aligned like the name above it. */
    /* stylelint-disable-next-line declaration-block-no-duplicate-properties -- the second is for browsers without the prefix */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='sister-site-external'] {
    grid-area: 1 / 3 / -1 / 4;
    color: ${color.faint};
  }
`;
