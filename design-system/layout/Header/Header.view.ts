import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import { searchLength, topCategories as shown } from '@afterglow/fixtures/contract/limits';
import { noFilters, type SearchSort } from '@afterglow/fixtures/contract/lists';
import type { Term } from '@afterglow/fixtures/contract/terms';
import { defineMessages } from 'react-intl';
import { brand } from '../../brand.ts';
import type { Reader } from '../../reader/reader.ts';
import { languageLinks } from '../LanguagePicker/languageLinks.ts';
import type { PlaceLink } from '../links.ts';
import type { NavPlace, NavProps } from '../Nav/Nav.tsx';
import type { HeaderProps } from './Header.tsx';
import { memberEntries, type MemberHrefs } from '../UserMenu/UserMenu.view.ts';

const said = defineMessages({
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
  friends: { id: 'nav.friends', defaultMessage: 'Friends' },
});

/** Places that a page can lie in; `categories` and `videos` are always there. */
export type Place = 'videos' | 'models' | 'channels' | 'categories' | 'playlists' | 'community' | 'history';

export interface HeaderOf {
  /** Where the page that is shown lies; null for the home page and others outside. */
  here: Place | null;
  topCategories: readonly Term[];
  user: SignedIn | null;
  /** Where the other places lead; one without an address is not shown. */
  places?: Partial<Record<'models' | 'channels' | 'playlists' | 'community' | 'history' | 'signIn', string>>;
  /** Where a member's own places lead. */
  memberPlaces?: MemberHrefs;
  /** The words that are being searched for. */
  words?: string;
}

const navPlaces = ({ here, topCategories, places = {} }: HeaderOf, { intl, href }: Reader): NavProps['places'] => {
  const list = (sort: SearchSort) => href.list({ of: { kind: 'all' }, sort, page: 1, filters: noFilters });
  const category = ({ dir, title }: Term): PlaceLink => ({
    label: title,
    href: href.list({ of: { kind: 'category', dir, title }, sort: 'latest-updates', page: 1, filters: noFilters }),
  });
  const optional = (place: 'models' | 'channels' | 'playlists' | 'community'): NavPlace[] => {
    const to = places[place];
    return to === undefined ? [] : [{ href: to, label: intl.formatMessage(said[place]), current: here === place }];
  };
  return [
    {
      href: list('most-popular'),
      label: intl.formatMessage(said.videos),
      current: here === 'videos',
      entries: [
        { href: list('most-popular'), label: intl.formatMessage(said.popular) },
        { href: list('top-rated'), label: intl.formatMessage(said.best) },
        { href: list('latest-updates'), label: intl.formatMessage(said.new) },
      ],
    },
    ...optional('models'),
    ...optional('channels'),
    {
      href: href.categories(),
      label: intl.formatMessage(said.categories),
      current: here === 'categories',
      ...(topCategories.length > 0 && {
        entries: [
          ...topCategories.slice(0, shown).map(category),
          { href: href.categories(), label: intl.formatMessage(said.allCategories) },
        ],
      }),
    },
    ...optional('playlists'),
    ...optional('community'),
    {
      label: intl.formatMessage(said.friends),
      entries: [
        ...brand.sisterSites.map(({ name, href: to }) => ({ href: to, label: name, outside: true })),
        ...brand.affiliates.map(({ name, href: to }, place) => ({
          href: to,
          label: name,
          outside: true,
          apart: place === 0,
        })),
      ],
    },
  ];
};

/** The head of a page, for whoever is signed in. */
export function header(of: HeaderOf, reader: Reader): HeaderProps {
  const { user, places = {}, memberPlaces = {}, words = '' } = of;
  const form = { action: reader.href.preferences(), next: reader.href.here() };
  return {
    hrefs: { home: reader.href.home(), neutral: brand.neutral, ...brand.orientations },
    places: navPlaces(of, reader),
    search: { action: reader.href.search(), words, length: searchLength },
    languages: languageLinks(reader),
    themeForm: form,
    account: user
      ? {
          member: {
            name: user.name,
            avatar: reader.picture(user.avatar),
            entries: memberEntries(memberPlaces, reader),
            signOut: form,
          },
        }
      : { historyHref: places.history, signInHref: places.signIn },
  };
}
