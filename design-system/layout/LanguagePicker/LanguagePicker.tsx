import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages({
  label: { id: 'languagePicker.label', defaultMessage: 'Language' },
});

export interface LanguageLink {
  /** The language tag, such as `zh-Hans`. */
  tag: string;
  /** The language's name for itself. */
  name: string;
  /** This page in that language. */
  href: string;
  current: boolean;
}

export interface LanguagePickerProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** This page in every language of the site, each named in itself, the present one marked. */
  languages: readonly LanguageLink[];
}

/** Every language the site is written in, by its own name, as links to this same page. */
export function LanguagePicker({ languages, ...rest }: LanguagePickerProps) {
  const { formatMessage } = useIntl();
  return (
    <Root role="list" aria-label={formatMessage(messages.label)} {...rest} data-component="LanguagePicker">
      {languages.map(({ tag, name, href, current }) => (
        <li key={tag}>
          {/* A new document, since every sentence on the page changes with it. */}
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
  display: grid;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: ${size.touch};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.nav};
    text-decoration: none;
  }

  a[aria-current] {
    color: ${color.text};
  }

  a > svg {
    color: ${color.accent};
  }

  @media (hover: hover) {
    a:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }
`;
