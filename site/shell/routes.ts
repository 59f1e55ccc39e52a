import type { ComponentType } from 'react';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { isDir, parseId } from '@afterglow/fixtures/contract/endpoints/params';
import { channelRead, modelRead } from '../data/people.ts';
import type { Read } from '../data/read.ts';
import { relatedRead, videosRead } from '../data/videos.ts';
import { videoRead } from '../data/video.ts';
import { parseListAddress } from '../routing/listAddress.ts';
import { pathMatcher, type Params } from '../routing/pathMatcher.ts';
import { joinQuery, knownQuery } from '../routing/query.ts';
import { parseInformationRoute } from '../routing/information.ts';
import { pagedMemberTabs, plainMemberTabs } from '../routing/memberTabs.ts';
import {
  parseChannelsRoute,
  parseCommentsRoute,
  parseCommunityRoute,
  parseMemberRoute,
  parseModelsRoute,
  parsePlaylistRoute,
  parsePlaylistsRoute,
  parseProfileRoute,
} from '../routing/parsePeopleRoutes.ts';
import { parseSearchRoute, parseSearchTabRoute } from '../routing/searchTabs.ts';
import type { PageCode } from '../kit/pageCode.ts';
import type { AccountPath } from '../pages/account/AccountPage.tsx';

/** Parses the props of a page; null if the address matches no page. */
type ParseRoute<Props> = (params: Params, query: URLSearchParams) => Props | null;

type Reads = Read<unknown>[];

interface RouteDefinition<Props> {
  path: string;
  /** Folder of the page, used to find its chunk in the manifest. */
  page: string;
  load: () => Promise<ComponentType<Props>>;
  parse: ParseRoute<Props>;
  /** What the page cannot do without; its status depends on these alone. */
  reads: (props: Props, language: string) => Reads | Promise<Reads>;
  /**
   * Reads of secondary content: the page is drawn without it if need be. They neither hold up the server's response nor
   * compete with the main content for a browser's bandwidth.
   */
  deferredReads?: (props: Props, language: string) => Reads | Promise<Reads>;
  /** Whether the page is shown at once from what lists say, without waiting for its reads. */
  previewed?: boolean;
  /** Props of the page for no address, if it can be rendered ahead of a click. */
  prepared?: Props;
  /** Whether it stays mounted when the visitor leaves it. Not a page that plays: leaving stops it. */
  kept?: boolean;
  /** For content that changes constantly: neither the server's page cache nor search engines store it. */
  uncached?: boolean;
  /** Without header and footer. */
  bare?: boolean;
  /** For frames on other sites. */
  framed?: boolean;
}

/** The page that an address has matched. */
export interface MatchedRoute {
  page: string;
  load: () => Promise<ComponentType<object>>;
  props: object;
  /** A promise if they come with the page's code. */
  reads: (language: string) => Reads | Promise<Reads>;
  deferredReads: (language: string) => Reads | Promise<Reads>;
  previewed: boolean;
  prepared: object | null;
  kept: boolean;
  uncached: boolean;
  bare: boolean;
  framed: boolean;
}

type Route = (path: string, query: URLSearchParams) => MatchedRoute | null;

const pageLoaders: (() => Promise<unknown>)[] = [];

/** Erases the type of a page's props once its route, its reads and its component are checked against each other. */
function defineRoute<Props extends object>({
  path,
  page,
  load,
  parse,
  reads,
  deferredReads,
  previewed = false,
  prepared,
  uncached = false,
  kept = !uncached,
  bare = false,
  framed = false,
}: RouteDefinition<Props>): Route {
  pageLoaders.push(load);
  const match = pathMatcher(path);
  return (address, query) => {
    const params = match(address);
    const props = params && parse(params, query);
    return (
      props && {
        page,
        // Only ever rendered with `props`, which `parse` returned for it.
        load: load as unknown as MatchedRoute['load'],
        props,
        reads: (language) => reads(props, language),
        deferredReads: (language) => deferredReads?.(props, language) ?? [],
        previewed,
        prepared: prepared ?? null,
        kept,
        uncached,
        bare,
        framed,
      }
    );
  };
}

type LeanRouteDefinition<Props> = Omit<RouteDefinition<Props>, 'load' | 'reads' | 'deferredReads'> & {
  code: () => Promise<PageCode<Props>>;
};

/** A route whose reads come with the code of its page. */
const defineLeanRoute = <Props extends object>({ code, ...definition }: LeanRouteDefinition<Props>): Route =>
  defineRoute({
    ...definition,
    load: async () => (await code()).Page,
    reads: async (props, language) => (await code()).reads(props, language),
    deferredReads: async (props, language) => (await code()).deferredReads?.(props, language) ?? [],
  });

const noProps = () => ({});

const videosPage = () => import('../pages/videos/VideosPage.tsx').then((module) => module.VideosPage);

const modelPage = {
  page: 'model/ModelPage',
  previewed: true,
  load: () => import('../pages/model/ModelPage.tsx').then((module) => module.ModelPage),
  reads: ({ dir, address }: { dir: string; address: ListAddress }) => [modelRead(dir), videosRead(address)],
};
const channelPage = {
  page: 'channel/ChannelPage',
  previewed: true,
  load: () => import('../pages/channel/ChannelPage.tsx').then((module) => module.ChannelPage),
  reads: ({ dir, address }: { dir: string; address: ListAddress }) => [channelRead(dir), videosRead(address)],
};

const accountRoute = (path: AccountPath): Route =>
  defineLeanRoute({
    path,
    page: 'account/AccountPage',
    code: () => import('../pages/account/AccountPage.tsx').then((module) => module.accountPage),
    parse: (_, query) => ({ path, query }),
    uncached: true,
  });
const playlistPage = {
  page: 'playlist/PlaylistPage',
  previewed: true,
  code: () => import('../pages/playlist/PlaylistPage.tsx').then((module) => module.playlistPage),
};
const memberPage = {
  page: 'member/MemberPage',
  code: () => import('../pages/member/MemberPage.tsx').then((module) => module.memberPage),
};

/** Every page: its path, its props and its reads. The sitemap of the code. */
const routes: Route[] = [
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
  defineLeanRoute({
    path: '/pornstars/:sort/:page/',
    page: 'models/ModelsPage',
    code: () => import('../pages/models/ModelsPage.tsx').then((module) => module.modelsPage),
    parse: parseModelsRoute,
  }),
  defineRoute({ ...modelPage, path: '/pornstar/:dir/', parse: parseProfileRoute('model') }),
  defineRoute({ ...modelPage, path: '/pornstar/:dir/videos/:page/', parse: parseProfileRoute('model') }),
  defineRoute({ ...modelPage, path: '/pornstar/:dir/info/', parse: parseProfileRoute('model', true) }),
  defineLeanRoute({
    path: '/pornstar/:dir/comments/',
    page: 'model/ModelCommentsPage',
    code: () => import('../pages/model/ModelCommentsPage.tsx').then((module) => module.modelCommentsPage),
    parse: parseCommentsRoute,
  }),
  defineLeanRoute({
    path: '/pornsites/:sort/:page/',
    page: 'channels/ChannelsPage',
    code: () => import('../pages/channels/ChannelsPage.tsx').then((module) => module.channelsPage),
    parse: parseChannelsRoute,
  }),
  defineRoute({ ...channelPage, path: '/pornsite/:dir/', parse: parseProfileRoute('channel') }),
  defineRoute({ ...channelPage, path: '/pornsite/:dir/videos/:page/', parse: parseProfileRoute('channel') }),
  defineRoute({ ...channelPage, path: '/pornsite/:dir/info/', parse: parseProfileRoute('channel', true) }),
  defineLeanRoute({
    path: '/playlists/:sort/:page/',
    page: 'playlists/PlaylistsPage',
    code: () => import('../pages/playlists/PlaylistsPage.tsx').then((module) => module.playlistsPage),
    parse: parsePlaylistsRoute,
  }),
  defineLeanRoute({ ...playlistPage, path: '/playlist/:id/', parse: parsePlaylistRoute() }),
  defineLeanRoute({ ...playlistPage, path: '/playlist/:id/videos/:page/', parse: parsePlaylistRoute() }),
  defineLeanRoute({ ...playlistPage, path: '/playlist/:id/info/', parse: parsePlaylistRoute(true) }),
  defineLeanRoute({
    path: '/community/:sort/:page/',
    page: 'community/CommunityPage',
    code: () => import('../pages/community/CommunityPage.tsx').then((module) => module.communityPage),
    parse: parseCommunityRoute,
  }),
  defineLeanRoute({ ...memberPage, path: '/members/:id/', parse: parseMemberRoute(pagedMemberTabs) }),
  defineLeanRoute({ ...memberPage, path: '/members/:id/:tab/', parse: parseMemberRoute(plainMemberTabs) }),
  defineLeanRoute({ ...memberPage, path: '/members/:id/:tab/:page/', parse: parseMemberRoute(pagedMemberTabs) }),
  defineRoute({
    path: '/video/:id/:dir/',
    page: 'video/VideoPage',
    previewed: true,
    // It has the most styles and elements of all pages that cards lead to.
    prepared: { id: 0, dir: '' },
    kept: false,
    load: () => import('../pages/video/VideoPage.tsx').then((module) => module.VideoPage),
    parse: ({ id: text = '', dir = '' }) => {
      const id = parseId(text);
      return id !== null && isDir(dir) ? { id, dir } : null;
    },
    reads: ({ id, dir }) => [videoRead({ id, dir })],
    deferredReads: ({ id }) => [relatedRead(id)],
  }),
  defineLeanRoute({
    path: '/embed/:id/',
    page: 'embed/EmbedPage',
    code: () => import('../pages/embed/EmbedPage.tsx').then((module) => module.embedPage),
    parse: ({ id: text = '' }) => {
      const id = parseId(text);
      return id === null ? null : { id };
    },
    bare: true,
    framed: true,
  }),
  defineLeanRoute({
    path: '/information/:page/',
    page: 'information/InformationPage',
    code: () => import('../pages/information/InformationPage.tsx').then((module) => module.informationPage),
    parse: parseInformationRoute,
  }),
  defineLeanRoute({
    path: '/sitemap-page/',
    page: 'sitemap/SitemapPage',
    code: () => import('../pages/sitemap/SitemapPage.tsx').then((module) => module.sitemapPage),
    parse: noProps,
  }),
  defineLeanRoute({
    path: '/advertising',
    page: 'advertising/AdvertisingPage',
    code: () => import('../pages/advertising/AdvertisingPage.tsx').then((module) => module.advertisingPage),
    parse: noProps,
  }),
  defineLeanRoute({
    path: '/download',
    page: 'download/DownloadPage',
    code: () => import('../pages/download/DownloadPage.tsx').then((module) => module.downloadPage),
    parse: noProps,
    bare: true,
  }),
  accountRoute('/signin/'),
  accountRoute('/signup/'),
  accountRoute('/restore-password/'),
  defineLeanRoute({
    path: '/dev/mailbox',
    page: 'mailbox/MailboxPage',
    code: () => import('../pages/mailbox/MailboxPage.tsx').then((module) => module.mailboxPage),
    parse: noProps,
    uncached: true,
  }),
];

/** Loads the code of every page, so that a running server never needs a file that a later build has replaced. */
export const loadAllPages = (): Promise<unknown> => Promise.all(pageLoaders.map((load) => load()));

/** The page at an address, or null for the 404 page. */
export function matchRoute(path: string, query: URLSearchParams): MatchedRoute | null {
  for (const match of routes) {
    const route = match(path, query);
    if (route) return route;
  }
  return null;
}

/** The address of a page, parsed and matched once for everything that depends on it. */
export interface PageAddress {
  path: string;
  /** Known names only. */
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

/** The address of no page, for a page that is rendered before any link to one is followed. */
export const preparedAddress = (route: MatchedRoute): PageAddress | null =>
  route.prepared && { path: '', query: new URLSearchParams(), href: '', route: { ...route, props: route.prepared } };
