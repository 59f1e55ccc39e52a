import type { Brand } from '@afterglow/contract/brand';
import type { SearchSort, VideoFilters } from '@afterglow/contract/lists';
import type { IntlShape } from 'react-intl';
import type { Picture } from './picture.ts';
import type { PageHrefs, PlainPage } from './pageHrefs.ts';

/** The videos that a list holds. */
export type ListOf =
  | { kind: 'all' }
  | { kind: 'category' | 'model' | 'channel'; dir: string; title: string }
  | { kind: 'search'; words: string };

/** The complete state of a video list; each state has its own URL. */
export interface ListAddress {
  of: ListOf;
  sort: SearchSort;
  page: number;
  filters: VideoFilters;
}

/** URLs of all links. Implemented by the site; stories have their own. */
export interface Hrefs extends PageHrefs {
  home: () => string;
  list: (address: ListAddress) => string;
  video: (video: { id: number; dir: string }) => string;
  /** Redirects to the video's page, for places that may not know its title. */
  videoById: (video: { id: number }) => string;
  /** Redirects to a fresh link to the file. */
  videoFile: (video: { id: number; dir: string }) => string;
  categories: () => string;
  model: (model: { dir: string }) => string;
  channel: (channel: { dir: string }) => string;
  /** URL of the search page, without a query. */
  search: () => string;
  /** The current page in another language. */
  inLanguage: (key: string) => string;
  /** Form action that takes the language, the theme and the answer to the age notice without JavaScript. */
  preferences: () => string;
  /** Path and query of the current page. */
  here: () => string;
}

/** The context a page is rendered for: language, links, pictures. Views use it to turn entities into props. */
export interface Reader {
  intl: IntlShape;
  /** The site's own key of the language (`cn`, `de`), not a language tag. */
  language: string;
  href: Hrefs;
  /** Whether the site has a page; views omit links to pages that it does not have. */
  hasPage: (page: PlainPage) => boolean;
  /** The site's name, related sites and mark. */
  brand: Brand;
  /** Resolves a picture's URL; null if there is none or it may not be shown yet. */
  picture: (address: string) => Picture | null;
  /** Resolves a preview clip's URL (host and path without a scheme); null in the same cases. */
  clip: (address: string) => string | null;
}
