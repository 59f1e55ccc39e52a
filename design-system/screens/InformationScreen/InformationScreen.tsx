import { color, font, media, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { scrollRow } from '../../primitives/scrollRow.ts';

const messages = defineMessages({
  pages: { id: 'informationScreen.pages', defaultMessage: 'Information pages' },
});

export interface InformationScreenProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** In display order; `points` are a list under the paragraphs. */
  sections: readonly { heading: string; paragraphs: readonly string[]; points?: readonly string[] }[];
  /** Links to the information pages. */
  pages: readonly { label: string; href: string; current: boolean }[];
  /** Next steps, if any. */
  ways?: readonly { label: string; href: string }[];
}

/** /information/…/: a text in sections, with links to the other information pages beside it on wide pages. */
export function InformationScreen({ title, sections, pages, ways = [], ...rest }: InformationScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="InformationScreen">
      <nav aria-label={formatMessage(messages.pages)}>
        <ul>
          {pages.map(({ label, href, current }) => (
            <li key={href} data-part="scroll-row-item" data-current={current || undefined}>
              <a href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <h1>{title}</h1>
        {sections.map(({ heading, paragraphs, points = [] }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {ways.length > 0 && (
          <ul data-part="information-ways">
            {ways.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </article>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: ${size.menu} minmax(0, ${size.reading});
  gap: ${space[12]};
  align-items: start;
  max-inline-size: max-content;
  margin-inline: auto;

  & > nav {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space[6]});
  }
  & > nav a {
    display: flex;
    align-items: center;
    min-block-size: ${size.touch};
    padding-inline: ${space[3]};
    border-inline-start: ${size.ring} solid ${color.line};
    color: ${color.soft};
    font: ${font.nav};
    text-decoration: none;
  }
  & > nav a:hover {
    color: ${color.text};
  }
  & > nav a[aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
  }
  & > article {
    display: grid;
    gap: ${space[8]};
    overflow-wrap: anywhere;
  }
  & h1 {
    color: ${color.text};
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
  }
  & section {
    display: grid;
    gap: ${space[3]};
  }
  & h2 {
    color: ${color.text};
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
  }
  & p,
  & section li {
    color: ${color.soft};
    font: ${font.body};
    text-wrap: pretty;
  }
  & section > ul {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
  & section li::marker {
    color: ${color.faint};
  }
  & [data-part='information-ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[6]};
  }
  & [data-part='information-ways'] a {
    font: ${font.label};
  }

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    max-inline-size: ${size.reading};

    & > nav {
      position: static;
      min-inline-size: 0;
      border-block-end: ${size.hairline} solid ${color.line};
    }
    & > nav > ul {
      ${scrollRow}
      display: flex;
    }
    & > nav a {
      border-inline-start: 0;
      border-block-end: ${size.ring} solid transparent;
    }
    & > nav a:focus-visible {
      outline-offset: calc(-1 * ${size.ring});
    }
  }

  /* The border of the links extends to the page edges, and the first link aligns with the text. */
  @media ${media.xs} {
    & > nav {
      margin-inline: calc(-1 * ${size.pagePadding});
    }
  }
`;
