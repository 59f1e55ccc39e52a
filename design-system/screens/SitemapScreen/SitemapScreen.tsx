import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'sitemapScreen.title', defaultMessage: 'All pages' },
});

export interface SitemapScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sections of the site, each a heading with links to its pages. */
  groups: readonly { title: string; links: readonly { label: string; href: string }[] }[];
}

/** /sitemap-page/: links to all pages of the site, in groups. */
export function SitemapScreen({ groups, ...rest }: SitemapScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen {...rest} data-component="SitemapScreen">
      <ListHead title={formatMessage(messages.title)} />
      <Groups>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} dir="auto">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </Screen>
  );
}

const Groups = styled.div`
  columns: ${size.menu};
  column-gap: ${space[10]};

  & > section {
    padding-block-end: ${size.sectionGap};
    break-inside: avoid;
  }
  /* A long group would scroll away from its title: it gets the full width and its own columns. */
  & > section:has(li:nth-child(16)) {
    column-span: all;
  }
  & > section:has(li:nth-child(16)) > ul {
    columns: ${size.menu};
    column-gap: ${space[10]};
  }
  & h2 {
    padding-block-end: ${space[2]};
    color: ${color.text};
    font: ${font.sectionTitle};
  }
  & a {
    display: block;
    padding-block: ${space[1]};
    color: ${color.soft};
    font: ${font.body};
    text-decoration: none;
    break-inside: avoid;
  }
  & a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;
