import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { PendingText } from '../../primitives/PendingText/PendingText.tsx';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'sitemapScreen.title', defaultMessage: 'All pages' },
});

export interface SitemapScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sections of the site, each a heading with links to its pages. */
  groups: readonly { title: string; links: readonly { label: string; href: string }[] | Pending }[];
}

/** Number of placeholders; enough for the group to have columns of its own. */
const pendingLinks = 40;

/** The page /sitemap-page/: links to all pages of the site, in groups. */
export function SitemapScreen({ groups, ...rest }: SitemapScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen {...rest} data-component="SitemapScreen">
      <ListHead title={formatMessage(messages.title)} />
      <Groups>
        {groups.map(({ title, links }) => (
          <section key={title} data-part="sitemap-group">
            <h2 data-part="sitemap-title">{title}</h2>
            <ul aria-busy={isPending(links) || undefined} data-part="sitemap-links">
              {isPending(links)
                ? indexes(pendingLinks).map((place) => (
                    <li key={place} aria-hidden={place > 0 || undefined} data-part="sitemap-item">
                      <span data-part="sitemap-entry">
                        <PendingText of={links} length={place % 3 === 0 ? 'half' : 'long'} announced={place === 0} />
                      </span>
                    </li>
                  ))
                : links.map(({ label, href }) => (
                    <li key={href} data-part="sitemap-item">
                      <a href={href} dir="auto" data-part="sitemap-entry">
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

  & [data-part='sitemap-group'] {
    padding-block-end: ${size.sectionGap};
    break-inside: avoid;
  }
  /* A long group would scroll away from its title: it gets the full width and its own columns. */
  & [data-part='sitemap-group']:has([data-part='sitemap-item']:nth-child(16)) {
    column-span: all;
  }
  & [data-part='sitemap-group']:has([data-part='sitemap-item']:nth-child(16)) > [data-part='sitemap-links'] {
    columns: ${size.menu};
    column-gap: ${space[10]};
  }
  & [data-part='sitemap-title'] {
    padding-block-end: ${space[2]};
    color: ${color.text};
    font: ${font.sectionTitle};
  }
  & [data-part='sitemap-entry'] {
    display: block;
    padding-block: ${space[1]};
    color: ${color.soft};
    font: ${font.body};
    text-decoration: none;
    break-inside: avoid;
  }
  & a[data-part='sitemap-entry']:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;
