import type { Hrefs, ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { noFilters } from '@afterglow/contract/lists';
import { pageHrefs } from './pageHrefs.ts';

/**
 * Returns the query of a list: only what differs from the defaults, in a fixed order, so that each state has one
 * address.
 */
function listQuery({ of, sort, filters }: ListAddress): string {
  const query = new URLSearchParams();
  if (of.kind === 'search') {
    query.set('s', of.words);
    if (sort !== 'relevance') query.set('sort', sort);
  }
  if ((of.kind === 'model' || of.kind === 'channel') && sort !== 'latest-updates') query.set('sort', sort);
  for (const name of ['type', 'duration', 'date'] as const) {
    if (filters[name] !== noFilters[name]) query.set(name, filters[name]);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function listPath({ of, sort, page }: ListAddress): string {
  switch (of.kind) {
    case 'all':
      return `/videos/${sort}/${page}/`;
    case 'category':
      return `/categories/${of.dir}/${sort}/${page}/`;
    case 'model':
      return page === 1 ? `/pornstar/${of.dir}/` : `/pornstar/${of.dir}/videos/${page}/`;
    case 'channel':
      return page === 1 ? `/pornsite/${of.dir}/` : `/pornsite/${of.dir}/videos/${page}/`;
    case 'search':
      return `/search/${page}/`;
  }
}

/** Returns the path and query of a page in another language; the rest of the query is unchanged. */
export function inLanguage(here: string, key: string): string {
  const [path = '/', search = ''] = here.split('?');
  const query = new URLSearchParams(search);
  query.set('lang', key);
  return `${path}?${query}`;
}

/** Builds every link of the site. `here` is the path and query of the current page. */
export const hrefsFor = (here: string): Hrefs => ({
  ...pageHrefs,
  // Signing in leads back to this page.
  page: (page) => pageHrefs.page(page) + (page === 'signIn' && here !== '/' ? `?next=${encodeURIComponent(here)}` : ''),
  home: () => '/',
  list: (address) => listPath(address) + listQuery(address),
  video: ({ id, dir }) => `/video/${id}/${dir}/`,
  videoById: ({ id }) => `/video/${id}/`,
  videoFile: ({ id, dir }) => `/video/${id}/${dir}/file`,
  categories: () => '/categories/',
  model: ({ dir }) => `/pornstar/${dir}/`,
  channel: ({ dir }) => `/pornsite/${dir}/`,
  search: () => '/search/1/',
  inLanguage: (key) => inLanguage(here, key),
  preferences: () => '/preferences',
  here: () => here,
});
