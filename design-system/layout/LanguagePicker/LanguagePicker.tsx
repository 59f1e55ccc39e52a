import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { linkList } from '../linkList.ts';

const messages = defineMessages({
  label: { id: 'languagePicker.label', defaultMessage: 'Language' },
  soon: { id: 'languagePicker.soon', defaultMessage: 'Soon:' },
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

/** A language in which the site is not written yet. */
export interface SoonLanguage extends Pick<LanguageLink, 'tag' | 'name'> {
  href?: undefined;
}

export interface LanguagePickerProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** This page in every site language, each by its own name; the current one is marked, and those to come are only named. */
  languages: readonly (LanguageLink | SoonLanguage)[];
}

const isWritten = (language: LanguageLink | SoonLanguage): language is LanguageLink => language.href !== undefined;

/** The most languages of a menu in one column. */
const oneColumn = 8;

/** Links to this same page in every available language, each by its own name. */
export function LanguagePicker({ languages, ...rest }: LanguagePickerProps) {
  const { formatMessage } = useIntl();
  const written = languages.filter(isWritten);
  const soon = languages.filter((language) => !isWritten(language));
  return (
    <Root
      role="list"
      aria-label={formatMessage(messages.label)}
      {...rest}
      data-component="LanguagePicker"
      data-many={written.length > oneColumn || undefined}
    >
      {written.map(({ tag, name, href, current }) => (
        <li key={tag}>
          {/* A full page load, since every text on the page changes. */}
          <a href={href} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined} data-reload="">
            {name}
            {current && <Icon name="check" size="small" />}
          </a>
        </li>
      ))}
      {soon.length > 0 && (
        <li data-part="language-soon">
          {formatMessage(messages.soon)}
          {soon.map(({ tag, name }) => (
            <span key={tag} lang={tag}>
              {name}
            </span>
          ))}
        </li>
      )}
    </Root>
  );
}

const Root = styled.ul`
  ${linkList}
  display: grid;

  svg {
    color: ${color.accent};
  }

  [data-part='language-soon'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: ${space[1]} ${space[3]};
    max-inline-size: ${size.menu};
    padding: ${space[2]} ${space[3]};
    color: ${color.faint};
    font: ${font.small};
  }

  @media (hover: hover) {
    a:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  /* Many languages, as in a menu, stand in two columns. */
  &[data-many]:not([data-layout]) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    inline-size: ${size.side};
    max-inline-size: 100%;
  }

  /* As wide as the phone's menu, and in line with its other entries. */
  &[data-layout='columns'] [data-part='language-soon'] {
    max-inline-size: none;
    padding-inline: ${space[2]};
  }

  &[data-layout='compact'] a {
    min-block-size: ${size.controlSmall};
    padding: ${space[1]} 0;
    background: none;
    font: ${font.small};
    /* Without padding, it stands around the words. */
    outline-offset: 0;
  }
`;
