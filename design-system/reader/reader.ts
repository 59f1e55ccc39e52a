import type { SearchSort, VideoFilters } from '@afterglow/fixtures/contract/lists';
import type { IntlShape } from 'react-intl';
import type { Picture } from './picture.ts';
import type { PageHrefs } from './pageHrefs.ts';

/** Which videos a list holds. */
export type ListOf =
  | { kind: 'all' }
  | { kind: 'category' | 'model' | 'channel'; dir: string; title: string }
  | { kind: 'search'; words: string };

/** Everything that tells one state of a video list from another; each state has an address of its own. */
export interface ListAddress {
  of: ListOf;
  sort: SearchSort;
  page: number;
  filters: VideoFilters;
}

/** Where links lead. The site fills it in; stories have one of their own. */
export interface Hrefs extends PageHrefs {
  home: () => string;
  list: (address: ListAddress) => string;
  video: (video: { id: number; dir: string }) => string;
  /** Answers with a redirect to a fresh link of the file. */
  videoFile: (video: { id: number; dir: string }) => string;
  categories: () => string;
  model: (model: { dir: string }) => string;
  channel: (channel: { dir: string }) => string;
  /** Where a search is sent, without its words. */
  search: () => string;
  /** This page in another language. */
  inLanguage: (key: string) => string;
  /** Where language, theme and the answer to the age notice are sent without script. */
  preferences: () => string;
  /** Path and query of the page that is read now. */
  here: () => string;
}

/** Whom a page is written for: language, links, pictures. Views turn entities into text with it. */
export interface Reader {
  intl: IntlShape;
  /** The site's own key of the language (`cn`, `de`), not a language tag. */
  language: string;
  href: Hrefs;
  /** What a picture's address becomes; null where there is none or none may be shown yet. */
  picture: (address: string) => Picture | null;
  /** What a preview clip's address (host and path without a scheme) becomes; null likewise. */
  clip: (address: string) => string | null;
}
