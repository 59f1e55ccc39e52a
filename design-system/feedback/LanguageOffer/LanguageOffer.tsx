import { color, font, layer, media, shadow, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

const messages = defineMessages({
  label: { id: 'languageOffer.label', defaultMessage: 'Another language' },
  dismiss: { id: 'languageOffer.dismiss', defaultMessage: 'Keep this language' },
});

export interface LanguageOfferProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** The tag of the offered language, such as `de`. */
  tag: string;
  /** The language's own name. */
  name: string;
  /** Sentence in that language that says that the page exists in it. */
  sentence: string;
  /** The current page in that language. */
  href: string;
  /** Called when the visitor keeps the language of the page; the owner must then stop rendering the offer. */
  onDismiss: () => void;
}

/**
 * Offers the page in a language that the browser prefers, in that language (D53). At the bottom of the window, below
 * which the page goes on: only JavaScript knows what the browser prefers, and nothing shifts when the offer appears.
 */
export function LanguageOffer({ tag, name, sentence, href, onDismiss, ...rest }: LanguageOfferProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} data-component="LanguageOffer">
      <Icon name="globe" />
      <p data-part="offer-text" lang={tag}>
        {sentence}
      </p>
      {/* A full page load, since every text on the page changes. */}
      <Button href={href} lang={tag} hrefLang={tag} data-reload="">
        {name}
      </Button>
      <IconButton icon="close" label={formatMessage(messages.dismiss)} onClick={() => onDismiss()} />
    </Root>
  );
}

const Root = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.header};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} ${space[2]} calc(${space[1]} + env(safe-area-inset-bottom, 0)) ${size.pagePadding};
  border-block-start: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shadow.menu};
  color: ${color.soft};
  font: ${font.small};

  [data-part='offer-text'] {
    padding-block: ${space[2]};
    text-wrap: pretty;
  }

  @media ${media.forcedColors} {
    border-block-start-color: CanvasText;
  }

  @media print {
    display: none;
  }
`;
