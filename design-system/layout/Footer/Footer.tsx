import { color, font, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Mark, type MarkProps } from '../../primitives/Mark/Mark.tsx';
import { LanguagePicker, type LanguageLink } from '../LanguagePicker/LanguagePicker.tsx';
import type { NavLink, PreferenceForm, ThemePreference } from '../links.ts';
import { skipped } from '../skipped.ts';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';

const messages = defineMessages({
  languages: { id: 'footer.languages', defaultMessage: 'Languages' },
  theme: { id: 'footer.theme', defaultMessage: 'Appearance' },
  tags: { id: 'footer.tags', defaultMessage: 'Often searched for' },
  moreTags: { id: 'footer.moreTags', defaultMessage: 'More searches' },
  adults: { id: 'footer.adults', defaultMessage: 'For adults only. Everyone shown here was 18 or older.' },
  label: {
    id: 'footer.label',
    defaultMessage: 'This site carries the RTA label, so that parental controls can block it.',
  },
});

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The site's own logo, from the view of Mark. */
  logo: Pick<MarkProps, 'name' | 'src'>;
  /** Columns of links, each with a heading. */
  groups: readonly { heading: string; links: readonly NavLink[] }[];
  /** Suggested searches, in display order; at most a hundred are useful. */
  tags: readonly NavLink[];
  /** This page in every site language; the current one is marked. */
  languages: readonly LanguageLink[];
  /** Form action for the theme without JavaScript, and the page to return to. */
  themeForm: PreferenceForm;
  /** Stores the chosen theme, which the component itself applies to the document. If omitted, the form is submitted. */
  onTheme?: ((theme: ThemePreference) => void) | undefined;
  /** The record-keeping statement, whose full name is legally required. */
  records: NavLink | null;
  parentalControlHref: string;
}

/** Footer of every page: legal information, popular searches, language and theme. */
export function Footer({
  logo,
  groups,
  tags,
  languages,
  themeForm,
  onTheme,
  records,
  parentalControlHref,
  ...rest
}: FooterProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="Footer">
      {tags.length > 0 && <Tags tags={tags} />}
      <div data-part="footer-groups">
        <Groups groups={groups} />
        <div data-part="footer-languages">
          <h2 data-part="footer-title">{formatMessage(messages.languages)}</h2>
          <LanguagePicker data-layout="compact" languages={languages} />
        </div>
        <div>
          <h2 data-part="footer-title">{formatMessage(messages.theme)}</h2>
          <ThemeSwitch data-layout="compact" form={themeForm} onTheme={onTheme} />
        </div>
      </div>
      <Law logo={logo} records={records} parentalControlHref={parentalControlHref} />
    </Root>
  );
}

const visibleTagCount = 10;

const TagList = ({ tags }: Pick<FooterProps, 'tags'>) => (
  <ul data-part="footer-tag-list" role="list">
    {tags.map(({ href, label }) => (
      <li key={href + label}>
        <a data-part="footer-link" href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

/** Suggested searches; those after the first few are folded. */
function Tags({ tags }: { tags: FooterProps['tags'] }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.tags)} data-part="footer-tags">
      <h2 data-part="footer-title">{formatMessage(messages.tags)}</h2>
      <TagList tags={tags.slice(0, visibleTagCount)} />
      {tags.length > visibleTagCount && (
        <details>
          <summary data-part="footer-link">
            {formatMessage(messages.moreTags)}
            <Icon name="down" size="small" />
          </summary>
          <TagList tags={tags.slice(visibleTagCount)} />
        </details>
      )}
    </nav>
  );
}

function Groups({ groups }: { groups: FooterProps['groups'] }) {
  return groups.map(({ heading, links }) => (
    <nav key={heading} aria-label={heading}>
      <h2 data-part="footer-title">{heading}</h2>
      <ul role="list">
        {links.map(({ href, label, external }) => (
          <li key={href + label}>
            <a data-part="footer-link" href={href} rel={external ? 'noreferrer' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** Links that the law requires on every page. */
function Law({
  logo,
  records,
  parentalControlHref,
}: {
  logo: FooterProps['logo'];
  records: FooterProps['records'];
  parentalControlHref: string;
}) {
  const { formatMessage } = useIntl();
  return (
    <div data-part="footer-law">
      <Mark {...logo} data-part="footer-mark" />
      <p>{formatMessage(messages.adults)}</p>
      {records && (
        <p>
          <a data-part="footer-law-link" href={records.href}>
            {records.label}
          </a>
        </p>
      )}
      <p>
        <a data-part="footer-law-link" href={parentalControlHref} rel="noreferrer">
          {formatMessage(messages.label)}
        </a>
      </p>
    </div>
  );
}

const Root = styled.footer`
  display: grid;
  gap: ${space[8]};
  margin-block-start: auto;
  /* Not laid out until near the viewport: below a long list it is a third of the layout before the first paint. */
  ${skipped}
  contain-intrinsic-block-size: auto calc(${space[16]} * 10);
  padding: ${space[8]} max(${size.pagePadding}, calc((100% - ${size.page}) / 2 + ${size.pagePadding})) ${space[10]};
  border-block-start: 1px solid ${color.line};
  color: ${color.soft};
  font: ${font.small};
  text-wrap: pretty;

  @media ${media.md} {
    contain-intrinsic-block-size: auto calc(${space[16]} * 15.4);

    [data-part='footer-languages'] {
      grid-column: 1 / -1;
    }
  }
  @media ${media.xs} {
    contain-intrinsic-block-size: auto calc(${space[16]} * 22.3);
  }

  [data-part='footer-title'] {
    margin-block-end: ${space[2]};
    color: ${color.faint};
    font: ${font.label};
  }

  summary[data-part='footer-link'] {
    inline-size: fit-content;
    gap: ${space[1]};
  }

  [data-part='footer-link'] {
    display: flex;
    align-items: center;
    min-block-size: ${size.controlSmall};
    padding-block: ${space[1]};
    outline-offset: 0;
  }

  [data-part='footer-link'],
  [data-part='footer-law-link'] {
    color: ${color.soft};
    text-decoration: none;
  }

  [data-part='footer-law-link'] {
    display: inline-block;
    padding-block: ${space[1]};
    text-decoration: underline;
  }

  @media (hover: hover) {
    [data-part='footer-link']:hover,
    [data-part='footer-law-link']:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }

  [data-part='footer-tag-list'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
  }

  [data-part='footer-groups'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(calc(${size.menu} * 0.6), 1fr));
    gap: ${space[8]} ${size.gridColumn};
  }

  [data-part='footer-law'] {
    display: grid;
    gap: ${space[2]};
    color: ${color.faint};
  }

  [data-part='footer-mark'] {
    margin-block-end: ${space[2]};
  }

  @media print {
    [data-part='footer-tags'],
    [data-part='footer-groups'] {
      display: none;
    }
  }
`;
