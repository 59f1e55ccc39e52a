import { color, font, radius, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

const messages = defineMessages<{
  title: { name: string };
  lead: {};
  top: {};
  bottom: {};
  left: {};
  right: {};
  places: {};
  rules: {};
  rulesTitle: {};
  write: {};
  partners: {};
}>({
  title: { id: 'advertisingScreen.title', defaultMessage: 'Advertising on {name}' },
  lead: {
    id: 'advertisingScreen.lead',
    defaultMessage: 'Four quiet places around the content, each of a fixed size and marked as an ad. Members see none.',
  },
  places: { id: 'advertisingScreen.places', defaultMessage: 'The places' },
  top: { id: 'advertisingScreen.top', defaultMessage: 'Above the content' },
  bottom: { id: 'advertisingScreen.bottom', defaultMessage: 'Below the content' },
  left: { id: 'advertisingScreen.left', defaultMessage: 'On the left of wide pages' },
  right: { id: 'advertisingScreen.right', defaultMessage: 'On the right of wide pages' },
  rulesTitle: { id: 'advertisingScreen.rulesTitle', defaultMessage: 'The rules' },
  rules: {
    id: 'advertisingScreen.rules',
    defaultMessage:
      'No sound, no windows that open by themselves, no buttons that pretend to close something, no tracking. Your ad runs in a frame of its own and is told nothing of the visitor.',
  },
  write: { id: 'advertisingScreen.write', defaultMessage: 'Write to us' },
  partners: { id: 'advertisingScreen.partners', defaultMessage: 'For webmasters' },
});

export interface AdvertisingScreenProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The site's name. */
  name: string;
  contactHref: string;
  /** URL of the partner site for webmasters; null if there is none. */
  partnersHref: string | null;
}

/** The page /advertising: available ad formats and contact. */
export function AdvertisingScreen({ name, contactHref, partnersHref, ...rest }: AdvertisingScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="AdvertisingScreen">
      <h1 data-part="advertising-title">{formatMessage(messages.title, { name })}</h1>
      <p data-part="advertising-text">{formatMessage(messages.lead)}</p>
      <section>
        <h2 data-part="advertising-heading">{formatMessage(messages.places)}</h2>
        <ul data-part="advertising-places">
          <li data-part="advertising-place" data-place="top">
            {formatMessage(messages.top)}
          </li>
          <li data-part="advertising-place" data-place="left">
            {formatMessage(messages.left)}
          </li>
          <li data-part="advertising-place" data-place="right">
            {formatMessage(messages.right)}
          </li>
          <li data-part="advertising-place" data-place="bottom">
            {formatMessage(messages.bottom)}
          </li>
        </ul>
      </section>
      <section>
        <h2 data-part="advertising-heading">{formatMessage(messages.rulesTitle)}</h2>
        <p data-part="advertising-text">{formatMessage(messages.rules)}</p>
      </section>
      <p data-part="advertising-ways">
        <Button href={contactHref} kind="filled">
          {formatMessage(messages.write)}
        </Button>
        {partnersHref !== null && (
          <Link href={partnersHref} external>
            {formatMessage(messages.partners)}
          </Link>
        )}
      </p>
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  gap: ${space[6]};
  max-inline-size: ${size.reading};
  margin-inline: auto;

  & [data-part='advertising-title'] {
    color: ${color.text};
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
  }
  & [data-part='advertising-text'] {
    color: ${color.soft};
    font: ${font.lead};
    text-wrap: pretty;
  }
  & [data-part='advertising-heading'] {
    padding-block-end: ${space[3]};
    color: ${color.text};
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
  }
  /* A diagram of the page: one slot above, one at each side, one below. */
  & [data-part='advertising-places'] {
    display: grid;
    grid-template: auto calc(${size.sidePicture}) auto / 1fr 2fr 1fr;
    gap: ${space[2]};
  }
  & [data-part='advertising-places']::before {
    grid-area: 2 / 2;
    border-radius: ${radius.card};
    background: ${color.high};
    content: '';
  }
  & [data-part='advertising-place'] {
    display: grid;
    place-items: center;
    padding: ${space[3]};
    border: ${size.hairline} dashed ${color.edge};
    border-radius: ${radius.card};
    color: ${color.soft};
    font: ${font.meta};
    text-align: center;
    hyphens: auto;
  }
  & [data-part='advertising-place'][data-place='top'],
  & [data-part='advertising-place'][data-place='bottom'] {
    grid-column: 1 / -1;
  }
  & [data-part='advertising-place'][data-place='left'] {
    grid-area: 2 / 1;
  }
  & [data-part='advertising-place'][data-place='right'] {
    grid-area: 2 / 3;
  }
  & [data-part='advertising-ways'] {
    color: ${color.soft};
    text-wrap: pretty;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[5]};
    font: ${font.body};
  }
`;
