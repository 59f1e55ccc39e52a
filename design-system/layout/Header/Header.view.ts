import { isSearchLength, searchLength, topCategories as shown } from '@afterglow/contract/limits';
import { noFilters, type SearchSort } from '@afterglow/contract/lists';
import type { Term } from '@afterglow/contract/terms';
import { defineMessages } from 'react-intl';
import { mark } from '../../primitives/Mark/Mark.view.ts';
import type { Reader } from '../../reader/reader.ts';
import { languageLinks } from '../LanguagePicker/languageLinks.ts';
import type { NavLink } from '../links.ts';
import { siteLink } from '../siteLink.view.ts';
import type { NavItem, NavProps } from '../Nav/Nav.tsx';
import type { HeaderProps } from './Header.tsx';

const messages = defineMessages({
  videos: { id: 'nav.videos', defaultMessage: 'Videos' },
  popular: { id: 'nav.popular', defaultMessage: 'Popular' },
  best: { id: 'nav.best', defaultMessage: 'Best' },
  new: { id: 'nav.new', defaultMessage: 'New' },
  models: { id: 'nav.models', defaultMessage: 'Models' },
  channels: { id: 'nav.channels', defaultMessage: 'Channels' },
  categories: { id: 'nav.categories', defaultMessage: 'Categories' },
  allCategories: { id: 'nav.allCategories', defaultMessage: 'All categories' },
  playlists: { id: 'nav.playlists', defaultMessage: 'Playlists' },
  community: { id: 'nav.community', defaultMessage: 'Community' },
  rest: { id: 'nav.rest', defaultMessage: 'More' },
});

/** Sections of the site; `categories` and `videos` always exist. */
export type Section = 'videos' | 'models' | 'channels' | 'categories' | 'playlists' | 'community' | 'history';

export interface HeaderOf {
  /** Section of the current page; null for the home page and other pages outside the sections. */
  here: Section | null;
  topCategories: readonly Term[];
  /** URLs of the other sections; sections without one are hidden. */
  hrefs?: Partial<Record<'models' | 'channels' | 'playlists' | 'community' | 'history' | 'signIn', string | undefined>>;
  /** The current search query. */
  query?: string;
}

/** The item of a page that the site may lack: none, or one. */
const optionalItem = (
  place: 'models' | 'channels' | 'playlists' | 'community',
  { here, hrefs = {} }: HeaderOf,
  { intl }: Reader,
): NavItem[] => {
  const to = hrefs[place];
  return to === undefined ? [] : [{ href: to, label: intl.formatMessage(messages[place]), current: here === place }];
};

/** The last menu: own pages, sister sites and affiliates, each a group; none if it would be empty. */
const moreItem = (header: HeaderOf, reader: Reader): NavProps['places'] => {
  const { brand, intl } = reader;
  const own = [...optionalItem('playlists', header, reader), ...optionalItem('community', header, reader)];
  const entries: NavLink[] = [
    ...own,
    ...brand.sisterSites.map((site, index) => ({
      ...siteLink(site, reader),
      startsGroup: index === 0 && own.length > 0,
    })),
    ...brand.affiliates.map((site, index) => ({
      ...siteLink(site, reader),
      startsGroup: index === 0 && own.length + brand.sisterSites.length > 0,
    })),
  ];
  return entries.length > 0 ? [{ label: intl.formatMessage(messages.rest), entries }] : [];
};

const navItems = (header: HeaderOf, reader: Reader): NavProps['places'] => {
  const { here, topCategories } = header;
  const { intl, href } = reader;
  const list = (sort: SearchSort) => href.list({ of: { kind: 'all' }, sort, page: 1, filters: noFilters });
  const category = ({ dir, title }: Term): NavLink => ({
    label: title,
    href: href.list({ of: { kind: 'category', dir, title }, sort: 'latest-updates', page: 1, filters: noFilters }),
  });
  return [
    {
      href: list('most-popular'),
      label: intl.formatMessage(messages.videos),
      current: here === 'videos',
      entries: [
        { href: list('most-popular'), label: intl.formatMessage(messages.popular) },
        { href: list('top-rated'), label: intl.formatMessage(messages.best) },
        { href: list('latest-updates'), label: intl.formatMessage(messages.new) },
      ],
    },
    ...optionalItem('models', header, reader),
    ...optionalItem('channels', header, reader),
    {
      href: href.categories(),
      label: intl.formatMessage(messages.categories),
      current: here === 'categories',
      ...(topCategories.length > 0 && {
        entries: [
          ...topCategories.slice(0, shown).map(category),
          { href: href.categories(), label: intl.formatMessage(messages.allCategories) },
        ],
      }),
    },
    ...moreItem(header, reader),
  ];
};

/** Returns the Header props of a page. */
export function header(of: HeaderOf, reader: Reader): HeaderProps {
  const { hrefs = {}, query = '' } = of;
  const { brand } = reader;
  const form = { action: reader.href.preferences(), next: reader.href.here() };
  return {
    site: {
      logo: mark(reader),
      homeHref: reader.href.home(),
      neutralHref: brand.neutral,
      orientations: brand.orientations && {
        gayHref: brand.orientations.gay,
        transHref: brand.orientations.trans,
      },
    },
    places: navItems(of, reader),
    search: { action: reader.href.search(), words: query, length: { ...searchLength, fits: isSearchLength } },
    languages: languageLinks(reader),
    themeForm: form,
    account: { historyHref: hrefs.history, signInHref: hrefs.signIn },
  };
}
