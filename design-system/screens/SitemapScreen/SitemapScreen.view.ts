import { noFilters } from '@afterglow/contract/lists';
import type { Term } from '@afterglow/contract/terms';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { sortNames, videoSortOrder } from '../../filters/sortNames.view.ts';
import { categoryLinks } from '../../lists/ChipList/ChipList.view.ts';
import type { PlainPage } from '../../reader/pageHrefs.ts';
import { isPending, pending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { titleOfList } from '../peopleTitles.view.ts';
import type { SitemapScreenProps } from './SitemapScreen.tsx';

const messages = defineMessages<{
  videos: {};
  people: {};
  categories: {};
  account: {};
  information: {};
  allCategories: {};
  head: { name: string };
  description: { name: string };
}>({
  videos: { id: 'sitemapScreen.videos', defaultMessage: 'Videos' },
  people: { id: 'sitemapScreen.people', defaultMessage: 'People and places' },
  categories: { id: 'sitemapScreen.categories', defaultMessage: 'Categories' },
  account: { id: 'sitemapScreen.account', defaultMessage: 'You' },
  information: { id: 'sitemapScreen.information', defaultMessage: 'Information' },
  allCategories: { id: 'sitemapScreen.allCategories', defaultMessage: 'All categories' },
  head: { id: 'sitemapScreen.head', defaultMessage: 'All pages – {name}' },
  description: { id: 'sitemapScreen.description', defaultMessage: 'Every place of {name} on one page.' },
});

const pages = defineMessages({
  history: { id: 'sitemapScreen.page.history', defaultMessage: 'History' },
  signIn: { id: 'sitemapScreen.page.signIn', defaultMessage: 'Sign in' },
  signUp: { id: 'sitemapScreen.page.signUp', defaultMessage: 'Create an account' },
  upload: { id: 'sitemapScreen.page.upload', defaultMessage: 'Upload a video' },
  download: { id: 'sitemapScreen.page.download', defaultMessage: 'Download' },
  device: { id: 'sitemapScreen.page.device', defaultMessage: 'What this site keeps on your device' },
  support: { id: 'sitemapScreen.page.support', defaultMessage: 'Help and contact' },
  report: { id: 'sitemapScreen.page.report', defaultMessage: 'Report or remove something' },
  terms: { id: 'sitemapScreen.page.terms', defaultMessage: 'Terms of use' },
  privacy: { id: 'sitemapScreen.page.privacy', defaultMessage: 'Privacy' },
  cookies: { id: 'sitemapScreen.page.cookies', defaultMessage: 'Cookies' },
  dmca: { id: 'sitemapScreen.page.dmca', defaultMessage: 'Copyright (DMCA)' },
  records: { id: 'sitemapScreen.page.records', defaultMessage: '18 U.S.C. 2257' },
  advertising: { id: 'sitemapScreen.page.advertising', defaultMessage: 'Advertising' },
}) satisfies Partial<Record<PlainPage, TypedMessageDescriptor>>;

const peopleLinks = (reader: Reader) => {
  const { href } = reader;
  return [
    {
      label: titleOfList('models', undefined, reader),
      href: href.models({ sort: 'most-popular', page: 1, filters: {} }),
    },
    {
      label: titleOfList('channels', undefined, reader),
      href: href.channels({ sort: 'latest-updates', page: 1 }),
    },
    {
      label: titleOfList('playlists', undefined, reader),
      href: href.playlists({ sort: 'latest-updates', page: 1 }),
    },
    {
      label: titleOfList('community', undefined, reader),
      href: href.community({ sort: 'recent', page: 1, filters: {} }),
    },
  ];
};

/** Returns the props of the page. Everything except the categories is known before the reply. */
export function sitemapScreen(categories: readonly Term[] | Pending, reader: Reader): SitemapScreenProps {
  const { href, intl } = reader;
  const say = (sentence: TypedMessageDescriptor) => intl.formatMessage(sentence);
  const plain = (...names: (keyof typeof pages)[]) =>
    names.filter(reader.hasPage).map((name) => ({ label: say(pages[name]), href: href.page(name) }));
  return {
    groups: [
      {
        title: say(messages.videos),
        links: videoSortOrder.map((sort) => ({
          label: say(sortNames[sort]),
          href: href.list({ of: { kind: 'all' }, sort, page: 1, filters: noFilters }),
        })),
      },
      {
        title: say(messages.people),
        links: peopleLinks(reader),
      },
      { title: say(messages.account), links: plain('signIn', 'signUp', 'history', 'upload', 'download', 'device') },
      {
        title: say(messages.information),
        links: plain('support', 'report', 'terms', 'privacy', 'cookies', 'dmca', 'records', 'advertising'),
      },
      {
        title: say(messages.categories),
        links: isPending(categories)
          ? pending
          : [{ label: say(messages.allCategories), href: href.categories() }, ...categoryLinks(categories, reader)],
      },
    ],
  };
}

export const sitemapHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
