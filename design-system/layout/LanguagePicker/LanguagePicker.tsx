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
  /** The language's own name. */
  name: string;
  /** This page in that language. */
  href: string;
  current: boolean;
}

export interface LanguagePickerProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** This page in every site language, each by its own name; the current one is marked. */
  languages: readonly LanguageLink[];
}

/** Links to this same page in every available language, each by its own name. */
export function LanguagePicker({ languages, ...rest }: LanguagePickerProps) {
  const { formatMessage } = useIntl();
  return (
    <Root role="list" aria-label={formatMessage(messages.label)} {...rest} data-component="LanguagePicker">
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

  svg {
    color: ${color.accent};
  }

  @media (hover: hover) {
    a:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  &[data-layout='columns'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(calc(${size.menu} * 0.65), 1fr));
  }

  /* Keep the icon next to its link, not its neighbour. */
  &[data-layout] a {
    justify-content: start;
  }

  &[data-layout='columns'] a {
    padding-inline: ${space[2]};
  }

  &[data-layout='compact'] a {
    min-block-size: ${size.controlSmall};
    padding: ${space[1]} 0;
    background: none;
    font: ${font.small};
  }
`;
