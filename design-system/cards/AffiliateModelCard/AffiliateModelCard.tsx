import { color, column, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardFacts, cardPortrait, cardTitle } from '../cardStyles.ts';
import { initialOf } from '../initialOf.ts';
import { useReveal } from '../reveal.ts';

const messages = defineMessages({
  ad: { id: 'affiliateModelCard.ad', defaultMessage: 'Ad' },
  online: { id: 'affiliateModelCard.online', defaultMessage: 'Live now' },
  offline: { id: 'affiliateModelCard.offline', defaultMessage: 'Not live' },
});

export interface AffiliateModelCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  href: string;
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  picture: Picture | null;
  /** Whether the model is live on the other site. */
  online: boolean;
}

/**
 * A model on a partner's site, from an advertising feed; labelled as an ad. The whole card is a single link, which
 * sends the partner no referrer.
 */
export function AffiliateModelCard({ href, name, picture, online, ...rest }: AffiliateModelCardProps) {
  const { formatMessage } = useIntl();
  const revealButton = useReveal();
  return (
    <Root aria-label={name} {...rest} data-component="AffiliateModelCard" data-online={online || undefined}>
      <div data-part="card-picture" data-letter={picture === null ? initialOf(name) : undefined}>
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
      <small data-part="affiliate-ad">{formatMessage(messages.ad)}</small>
      <h3 data-part="card-title">
        <a data-part="card-link" href={href} rel="sponsored nofollow noreferrer" target="_blank" dir="auto">
          {name}
        </a>
      </h3>
      <p data-part="card-facts">{formatMessage(online ? messages.online : messages.offline)}</p>
      {picture && revealButton({ of: name, 'data-layout': 'portrait' })}
    </Root>
  );
}

const Root = styled.article`
  ${cardPortrait}
  /* On the lower edge of the circle, with a ring in the background colour: a corner would be outside the circle. */
  & [data-part='affiliate-ad'] {
    position: relative;
    display: block;
    inline-size: fit-content;
    margin: calc(-1 * ${space[3]}) auto 0;
    padding: ${space.half} ${space[2]};
    border-radius: ${radius.badge};
    background: ${color.high};
    box-shadow: 0 0 0 ${size.ring} ${color.ground};
    color: ${color.soft};
    font: ${font.badge};
  }
  ${cardTitle}
  & [data-part='card-title'] {
    margin-block: ${space[2]} ${space.half};
    text-wrap: balance;
  }
  /* One line, so that all rows of the feed are equally high. */
  & [data-part='card-link'] {
    -webkit-line-clamp: 1;
  }
  & [data-part='card-link']::after {
    border-radius: ${radius.card};
  }
  ${cardFacts}
  & [data-part='card-facts'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
  &[data-online] [data-part='card-facts'] {
    color: ${color.soft};
  }
  &[data-online] [data-part='card-facts']::before {
    inline-size: ${space[2]};
    block-size: ${space[2]};
    border-radius: 50%;
    background: ${color.good};
    content: '';
  }
`;
