import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { linkList } from '../linkList.ts';

const messages = defineMessages({
  label: { id: 'languagePicker.label', defaultMessage: 'Language' },
});

export interface LanguageLink {
  /** The language tag, such as `zh-Hans`. */
  tag: string;
  /** The language's own name. */
  name: string;
  /** The current page in that language. */
  href: string;
  current: boolean;
}

export interface LanguagePickerProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** This page in every site language, each by its own name; the current one is marked. */
  languages: readonly LanguageLink[];
}

/** The most languages of a menu in one column. */
const oneColumn = 8;

/** Links to the current page in every available language, each by its own name. */
export function LanguagePicker({ languages, ...rest }: LanguagePickerProps) {
  const { formatMessage } = useIntl();
  return (
    <Root
      role="list"
      aria-label={formatMessage(messages.label)}
      {...rest}
      data-component="LanguagePicker"
      data-many={languages.length > oneColumn || undefined}
    >
      {languages.map(({ tag, name, href, current }) => (
        <li key={tag}>
          {/* A full page load, since every text on the page changes. */}
          <a href={href} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined} data-reload="">
            {name}
            {current && <Icon name="check" size="small" />}
          </a>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${linkList}
  display: grid;

  svg {
    color: ${color.accent};
  }

  @media (hover: hover) {
    a:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  /* Many languages, as in a menu, are in two columns. */
  &[data-many]:not([data-layout]) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    inline-size: ${size.side};
    max-inline-size: 100%;
  }

  /* In the footer, whose other columns are about half as long. */
  &[data-layout='compact'] {
    grid-template-columns: repeat(auto-fill, minmax(calc(${space[16]} * 1.4), 1fr));
    column-gap: ${space[4]};
  }

  &[data-layout='compact'] a {
    min-block-size: ${size.controlSmall};
    padding: ${space[1]} 0;
    background: none;
    font: ${font.small};
    /* There is no padding, so the ring is around the text itself. */
    outline-offset: 0;
  }
`;
