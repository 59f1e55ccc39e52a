import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { isDir, parseId } from '@afterglow/contract/endpoints/params';
import { channelRead, modelRead } from '../data/people.ts';
import { localizedCategoriesReads } from '../data/terms.ts';
import { relatedRead, videosRead } from '../data/videos.ts';
import { videoRead } from '../data/video.ts';
import { parseListAddress } from '../routing/listAddress.ts';
import { joinQuery, knownQuery } from '../routing/query.ts';
import { parseCommentsRoute, parseProfileRoute } from '../routing/parsePeopleRoutes.ts';
import { parseSearchRoute, parseSearchTabRoute } from '../routing/searchTabs.ts';
import { defineLeanRoute, defineRoute, noProps, type MatchedRoute, type Route } from './defineRoute.ts';

const videosPage = () => import('../pages/videos/VideosPage.tsx').then((module) => module.VideosPage);

const modelPage = {
  page: 'model/ModelPage',
  previewed: true,
  load: () => import('../pages/model/ModelPage.tsx').then((module) => module.ModelPage),
  reads: ({ dir, address }: { dir: string; address: ListAddress }) => [modelRead(dir), videosRead(address)],
  ownReads: import.meta.env.SSR && (() => import('./ownReads.ts').then((module) => module.ofModel)),
};
const channelPage = {
  page: 'channel/ChannelPage',
  previewed: true,
  load: () => import('../pages/channel/ChannelPage.tsx').then((module) => module.ChannelPage),
  reads: ({ dir, address }: { dir: string; address: ListAddress }) => [channelRead(dir), videosRead(address)],
  ownReads: import.meta.env.SSR && (() => import('./ownReads.ts').then((module) => module.ofChannel)),
};

/** The pages that most visits lead to: their paths, their props and their reads. Every page loads this table. */
export const commonRoutes: readonly Route[] = [
  defineLeanRoute({
    path: '/',
    page: 'home/HomePage',
    code: () => import('../pages/home/HomePage.tsx').then((module) => module.homePage),
    parse: noProps,
  }),
  defineRoute({
    path: '/videos/:sort/:page/',
    page: 'videos/VideosPage',
    load: videosPage,
    parse: ({ sort = '', page = '' }, query) => {
      const address = parseListAddress({ kind: 'all' }, sort, page, query);
      return address && { address };
    },
    reads: ({ address }) => [videosRead(address)],
  }),
  defineLeanRoute({
    path: '/categories/',
    page: 'categories/CategoriesPage',
    code: () => import('../pages/categories/CategoriesPage.tsx').then((module) => module.categoriesPage),
    parse: noProps,
  }),
  defineLeanRoute({
    path: '/categories/:dir/:sort/:page/',
    page: 'category/CategoryPage',
    code: () => import('../pages/category/CategoryPage.tsx').then((module) => module.categoryPage),
    parse: ({ dir = '', sort = '', page = '' }, query) => {
      const address = isDir(dir) ? parseListAddress({ kind: 'category', dir, title: '' }, sort, page, query) : null;
      return address && { address };
    },
  }),
  defineLeanRoute({
    path: '/search/:page/',
    page: 'search/SearchPage',
    code: () => import('../pages/search/SearchPage.tsx').then((module) => module.searchPage),
    parse: parseSearchRoute,
  }),
  defineLeanRoute({
    path: '/search/:page/',
    page: 'search/SearchTabPage',
    code: () => import('../pages/search/SearchTabPage.tsx').then((module) => module.searchTabPage),
    parse: parseSearchTabRoute,
  }),
  defineRoute({ ...modelPage, path: '/pornstar/:dir/', parse: parseProfileRoute('model') }),
  defineRoute({ ...modelPage, path: '/pornstar/:dir/videos/:page/', parse: parseProfileRoute('model') }),
  defineRoute({ ...modelPage, path: '/pornstar/:dir/info/', parse: parseProfileRoute('model', true) }),
  defineLeanRoute({
    path: '/pornstar/:dir/comments/',
    page: 'model/ModelCommentsPage',
    code: () => import('../pages/model/ModelCommentsPage.tsx').then((module) => module.modelCommentsPage),
    parse: parseCommentsRoute,
    ownReads: import.meta.env.SSR && (() => import('./ownReads.ts').then((module) => module.ofModelComments)),
  }),
  defineRoute({ ...channelPage, path: '/pornsite/:dir/', parse: parseProfileRoute('channel') }),
  defineRoute({ ...channelPage, path: '/pornsite/:dir/videos/:page/', parse: parseProfileRoute('channel') }),
  defineRoute({ ...channelPage, path: '/pornsite/:dir/info/', parse: parseProfileRoute('channel', true) }),
  defineRoute({
    path: '/video/:id/:dir/',
    page: 'video/VideoPage',
    previewed: true,
    // This page has the most styles and elements of all pages that cards lead to.
    prepared: { id: 0, dir: '' },
    kept: false,
    load: () => import('../pages/video/VideoPage.tsx').then((module) => module.VideoPage),
    parse: ({ id: text = '', dir = '' }, query) => {
      const id = parseId(text);
      // With a page of its comments it is one of the rare routes.
      return id !== null && isDir(dir) && !query.has('page') ? { id, dir } : null;
    },
    reads: ({ id, dir }) => [videoRead({ id, dir })],
    deferredReads: ({ id }, language) => [relatedRead(id), ...localizedCategoriesReads(language)],
    ownReads: import.meta.env.SSR && (() => import('./ownReads.ts').then((module) => module.ofVideo)),
  }),
];

/** The other routes and the 404 page, which few visits need; null until they are loaded. */
let rest: typeof import('./rareRoutes.ts') | null = null;

/** Loads the rest of the route table. */
export async function loadRareRoutes(): Promise<void> {
  rest ??= await import('./rareRoutes.ts');
}

/** Returns the 404 page; null until the rare routes are loaded, as any address may still have a page before that. */
export const missingPage = () => rest && rest.MissingPage;

const rarePath =
  /^\/(?:actions|advertising|community|dev|device|download|embed|history|information|members|messages|playlists?|pornsites|pornstars|report|restore-password|signin|signup|sitemap-page|upload-video)(?:\/|$)/;

/** Returns whether a page of `rareRoutes` may be at a path, even before they are loaded. */
export const isRarePath = (path: string): boolean => rarePath.test(path);

const firstMatch = (routes: readonly Route[], path: string, query: URLSearchParams): MatchedRoute | null => {
  for (const { match } of routes) {
    const route = match(path, query);
    if (route) return route;
  }
  return null;
};

/** Returns the page at an address; null for the 404 page, and for a rare page whose route is not loaded. */
export const matchRoute = (path: string, query: URLSearchParams): MatchedRoute | null =>
  firstMatch(commonRoutes, path, query) ?? firstMatch(rest?.rareRoutes ?? [], path, query);

/** Returns whether a path leads to a page, without a query. */
export const isPage = (path: string): boolean => matchRoute(path, new URLSearchParams()) !== null;

/**
 * Returns the page at an address, rare or not; null for the 404 page.
 * @throws if the rare routes cannot be loaded
 */
export async function findRoute(path: string, query: URLSearchParams): Promise<MatchedRoute | null> {
  const route = matchRoute(path, query);
  if (route) return route;
  await loadRareRoutes();
  return matchRoute(path, query);
}

/** The address of a page, parsed and matched once for everything that depends on it. */
export interface PageAddress {
  path: string;
  /** Known parameters only. */
  query: URLSearchParams;
  /** Path and known query. */
  href: string;
  /** Null for the 404 page. */
  route: MatchedRoute | null;
}

export function parseAddress(path: string, query: URLSearchParams): PageAddress {
  const known = knownQuery(query);
  return { path, query: known, href: joinQuery(path, known), route: matchRoute(path, known) };
}

/**
 * Returns an address without a path, for a page that is rendered before any link to one is followed; null if the page
 * cannot be.
 */
export const preparedAddress = (route: MatchedRoute): PageAddress | null =>
  route.prepared && { path: '', query: new URLSearchParams(), href: '', route: { ...route, props: route.prepared } };
