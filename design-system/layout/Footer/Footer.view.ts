import { footerTags } from '@afterglow/contract/limits';
import { noFilters } from '@afterglow/contract/lists';
import type { Term } from '@afterglow/contract/terms';
import { defineMessages } from 'react-intl';
import { mark } from '../../primitives/Mark/Mark.view.ts';
import type { Reader } from '../../reader/reader.ts';
import { languageLinks } from '../LanguagePicker/languageLinks.ts';
import type { NavLink } from '../links.ts';
import { siteLink } from '../siteLink.view.ts';
import type { FooterProps } from './Footer.tsx';

const messages = defineMessages({
  information: { id: 'footer.information', defaultMessage: 'Information' },
  terms: { id: 'footer.terms', defaultMessage: 'Terms of use' },
  privacy: { id: 'footer.privacy', defaultMessage: 'Privacy' },
  cookies: { id: 'footer.cookies', defaultMessage: 'Cookies' },
  dmca: { id: 'footer.dmca', defaultMessage: 'Copyright (DMCA)' },
  support: { id: 'footer.support', defaultMessage: 'Help and contact' },
  report: { id: 'footer.report', defaultMessage: 'Report or remove something' },
  device: { id: 'footer.device', defaultMessage: 'What we keep on your device' },
  sitemap: { id: 'footer.sitemap', defaultMessage: 'All pages' },
  advertising: { id: 'footer.advertising', defaultMessage: 'Advertising' },
  records: { id: 'footer.records', defaultMessage: '18 U.S.C. 2257 Record-Keeping Requirements Compliance Statement' },
  elsewhere: { id: 'footer.elsewhere', defaultMessage: 'Elsewhere' },
  tv: { id: 'footer.tv', defaultMessage: 'On television' },
  partners: { id: 'footer.partners', defaultMessage: 'For webmasters' },
  categories: { id: 'footer.categories', defaultMessage: 'Categories' },
  allCategories: { id: 'footer.allCategories', defaultMessage: 'All categories' },
});

/** Internal pages linked in the footer, in display order. */
const pages = ['support', 'report', 'terms', 'privacy', 'cookies', 'device', 'dmca', 'sitemap', 'advertising'] as const;

/** All internal pages that the footer can link to. */
export const footerPages = [...pages, 'records'] as const;

export type FooterPage = (typeof footerPages)[number];

export interface FooterOf {
  /** URL of each page; pages without one are hidden. */
  pages: Partial<Record<FooterPage, string>>;
  topCategories: readonly Term[];
  /** Already shuffled, so that server and browser render the same order (D8). */
  keywords: readonly string[];
}

const external = (href: string | null, label: string): NavLink[] =>
  href === null ? [] : [{ href, label, external: true }];

/** Returns the URL of the report form, prefilled with the current page unless that is the form itself. */
function reportHref(form: string, { href }: Reader): string {
  const url = href.here();
  return url.startsWith(form) ? form : href.report({ url });
}

/** Returns the Footer props of a page. */
export function footer({ pages: hrefs, topCategories, keywords }: FooterOf, reader: Reader): FooterProps {
  const { brand, intl, href } = reader;
  const own = pages.flatMap((page): NavLink[] => {
    const to = hrefs[page];
    return to === undefined
      ? []
      : [{ href: page === 'report' ? reportHref(to, reader) : to, label: intl.formatMessage(messages[page]) }];
  });
  const categories = topCategories.map(({ dir, title }): NavLink => ({
    label: title,
    href: href.list({ of: { kind: 'category', dir, title }, sort: 'latest-updates', page: 1, filters: noFilters }),
  }));
  const groups = [
    { heading: intl.formatMessage(messages.information), links: own },
    {
      heading: intl.formatMessage(messages.categories),
      links: [...categories, { href: href.categories(), label: intl.formatMessage(messages.allCategories) }],
    },
    {
      heading: intl.formatMessage(messages.elsewhere),
      links: [
        ...external(brand.tvApp, intl.formatMessage(messages.tv)),
        ...external(brand.partners, intl.formatMessage(messages.partners)),
        ...brand.affiliates.map((site) => siteLink(site, reader)),
      ],
    },
  ];
  return {
    logo: mark(reader),
    groups: groups.filter(({ links }) => links.length > 0),
    tags: [...new Set(keywords)].slice(0, footerTags).map((word) => ({
      label: word,
      href: href.list({ of: { kind: 'search', words: word }, sort: 'relevance', page: 1, filters: noFilters }),
    })),
    languages: languageLinks(reader),
    themeForm: { action: href.preferences(), next: href.here() },
    records: hrefs.records === undefined ? null : { href: hrefs.records, label: intl.formatMessage(messages.records) },
    parentalControlHref: brand.parentalControl,
  };
}
