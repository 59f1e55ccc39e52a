import { color, font, media, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { scrollRow } from '../../primitives/scrollRow.ts';
import { besideNav, sideLink, sideNav } from '../sideNav.ts';

const messages = defineMessages({
  pages: { id: 'informationScreen.pages', defaultMessage: 'Information pages' },
});

export interface InformationScreenProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** In display order; `points` are a list below the paragraphs. */
  sections: readonly { heading: string; paragraphs: readonly string[]; points?: readonly string[] }[];
  /** Links to the information pages. */
  pages: readonly { label: string; href: string; current: boolean }[];
  /** Links to next steps, if any. */
  ways?: readonly { label: string; href: string }[];
  /** Settings below the text. */
  settings?: ReactNode;
}

/** The pages /information/…/: a text in sections, with links to the other information pages beside it on wide pages. */
export function InformationScreen({ title, sections, pages, ways = [], settings, ...rest }: InformationScreenProps) {
  return (
    <Root {...rest} data-component="InformationScreen">
      <Pages pages={pages} />
      <article data-part="information-text">
        <h1 data-part="information-title">{title}</h1>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        {settings}
        {ways.length > 0 && (
          <ul data-part="information-ways">
            {ways.map(({ label, href }) => (
              <li key={href}>
                <a data-part="information-way" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </article>
    </Root>
  );
}

function Pages({ pages }: { pages: InformationScreenProps['pages'] }) {
  const { formatMessage } = useIntl();
  return (
    <nav data-part="information-nav" aria-label={formatMessage(messages.pages)}>
      <ul data-part="information-pages">
        {pages.map(({ label, href, current }) => (
          <li key={href} data-part="scroll-row-item" data-current={current || undefined}>
            <a data-part="information-page-link" href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ heading, paragraphs, points = [] }: InformationScreenProps['sections'][number]) {
  return (
    <section data-part="information-section">
      <h2 data-part="information-heading">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} data-part="information-paragraph">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul data-part="information-points">
          {points.map((point) => (
            <li key={point} data-part="information-point">
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Root = styled.div`
  ${besideNav}
  max-inline-size: max-content;
  margin-inline: auto;

  & [data-part='information-nav'] {
    ${sideNav}
  }
  & [data-part='information-page-link'] {
    ${sideLink}
  }
  & [data-part='information-page-link']:hover {
    color: ${color.text};
  }
  & [data-part='information-page-link'][aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
  }
  & [data-part='information-text'] {
    display: grid;
    gap: ${space[8]};
    overflow-wrap: anywhere;
  }
  & [data-part='information-title'] {
    color: ${color.text};
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
  }
  & [data-part='information-section'] {
    display: grid;
    gap: ${space[3]};
  }
  & [data-part='information-heading'] {
    color: ${color.text};
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
  }
  & [data-part='information-paragraph'],
  & [data-part='information-point'] {
    color: ${color.soft};
    font: ${font.body};
    text-wrap: pretty;
  }
  & [data-part='information-points'] {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
  & [data-part='information-point']::marker {
    color: ${color.faint};
  }
  & [data-part='information-ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[6]};
  }
  & [data-part='information-way'] {
    font: ${font.label};
  }

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    max-inline-size: ${size.reading};

    & [data-part='information-nav'] {
      position: static;
      min-inline-size: 0;
      border-block-end: ${size.hairline} solid ${color.line};
    }
    & [data-part='information-pages'] {
      ${scrollRow}
      display: flex;
    }
    & [data-part='information-page-link'] {
      border-inline-start: 0;
      border-block-end: ${size.ring} solid transparent;
    }
    & [data-part='information-page-link']:focus-visible {
      outline-offset: calc(-1 * ${size.ring});
    }
  }

  /* The border of the links extends to the page edges, and the first link aligns with the text. */
  @media ${media.xs} {
    & [data-part='information-nav'] {
      margin-inline: calc(-1 * ${size.pagePadding});
    }
  }
`;
