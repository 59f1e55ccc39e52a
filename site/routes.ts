import type { ComponentType } from 'react';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { channelRead, channelsRead, modelRead, modelsRead } from './data/people.ts';
import type { Read } from './data/read.ts';
import { categoriesRead } from './data/terms.ts';
import { mailboxRead } from './data/mailbox.ts';
import { relatedRead, videosRead } from './data/videos.ts';
import { videoRead } from './data/video.ts';
import { idNumber, isDir, listAddress, mayBeSearched } from './listAddress.ts';
import { matcherOf, type Params } from './match.ts';
import { openChannels, openModels, openProfile } from './openPeople.ts';
import { homeReads } from './pages/home/homeReads.ts';

/** What a page is opened with; null where the address names no page. */
type Open<Props> = (params: Params, query: URLSearchParams) => Props | null;

interface RouteOf<Props> {
  path: string;
  /** Folder of the page, and the manifest's way to its chunk. */
  page: string;
  load: () => Promise<ComponentType<Props>>;
  open: Open<Props>;
  reads: (props: Props, language: string) => Read<unknown>[];
  /** What stands beside the thing that somebody comes for, and must not take the line from it. */
  readsAfterwards?: (props: Props) => Read<unknown>[];
  /** What changes while one looks at it: the server keeps no page of it, and search engines none either. */
  fresh?: boolean;
}

/** A page that an address has opened. */
export interface Opened {
  page: string;
  load: () => Promise<ComponentType<object>>;
  props: object;
  reads: (language: string) => Read<unknown>[];
  readsAfterwards: () => Read<unknown>[];
  fresh: boolean;
}

type Route = (path: string, query: URLSearchParams) => Opened | null;

const pageLoaders: (() => Promise<unknown>)[] = [];

/** Forgets what props a page takes once its address, its reads and the page itself are known to agree. */
function route<Props extends object>({
  path,
  page,
  load,
  open,
  reads,
  readsAfterwards,
  fresh = false,
}: RouteOf<Props>): Route {
  pageLoaders.push(load);
  const match = matcherOf(path);
  return (address, query) => {
    const params = match(address);
    const props = params && open(params, query);
    return (
      props && {
        page,
        // Only ever rendered with `props`, which `open` made for it.
        load: load as unknown as Opened['load'],
        props,
        reads: (language) => reads(props, language),
        readsAfterwards: () => readsAfterwards?.(props) ?? [],
        fresh,
      }
    );
  };
}

const videosPage = () => import('./pages/videos/VideosPage.tsx').then((module) => module.VideosPage);

const modelPage = {
  page: 'model/ModelPage',
  load: () => import('./pages/model/ModelPage.tsx').then((module) => module.ModelPage),
  reads: ({ dir, address }: { dir: string; address: ListAddress }) => [modelRead(dir), videosRead(address)],
};
const channelPage = {
  page: 'channel/ChannelPage',
  load: () => import('./pages/channel/ChannelPage.tsx').then((module) => module.ChannelPage),
  reads: ({ dir, address }: { dir: string; address: ListAddress }) => [channelRead(dir), videosRead(address)],
};

/** Every page: its path, what it is opened with and what it reads. The sitemap of the code. */
const routes: Route[] = [
  route({
    path: '/',
    page: 'home/HomePage',
    load: () => import('./pages/home/HomePage.tsx').then((module) => module.HomePage),
    open: () => ({}),
    reads: (_, language) => homeReads(language),
  }),
  route({
    path: '/videos/:sort/:page/',
    page: 'videos/VideosPage',
    load: videosPage,
    open: ({ sort = '', page = '' }, query) => {
      const address = listAddress({ kind: 'all' }, sort, page, query);
      return address && { address };
    },
    reads: ({ address }) => [videosRead(address)],
  }),
  route({
    path: '/categories/',
    page: 'categories/CategoriesPage',
    load: () => import('./pages/categories/CategoriesPage.tsx').then((module) => module.CategoriesPage),
    open: () => ({}),
    reads: (_, language) => [categoriesRead(language)],
  }),
  route({
    path: '/categories/:dir/:sort/:page/',
    page: 'category/CategoryPage',
    load: () => import('./pages/category/CategoryPage.tsx').then((module) => module.CategoryPage),
    open: ({ dir = '', sort = '', page = '' }, query) => {
      const address = isDir(dir) ? listAddress({ kind: 'category', dir, title: '' }, sort, page, query) : null;
      return address && { address };
    },
    reads: ({ address }, language) => [videosRead(address), categoriesRead(language)],
  }),
  route({
    path: '/search/:page/',
    page: 'search/SearchPage',
    load: () => import('./pages/search/SearchPage.tsx').then((module) => module.SearchPage),
    open: ({ page = '' }, query) => {
      const words = (query.get('s') ?? '').trim();
      const address = listAddress({ kind: 'search', words }, query.get('sort') ?? 'relevance', page, query);
      return address && { address };
    },
    reads: ({ address }) =>
      address.of.kind === 'search' && mayBeSearched(address.of.words) ? [videosRead(address)] : [],
  }),
  route({
    path: '/pornstars/:sort/:page/',
    page: 'models/ModelsPage',
    load: () => import('./pages/models/ModelsPage.tsx').then((module) => module.ModelsPage),
    open: openModels,
    reads: ({ state }) => [modelsRead(state)],
  }),
  route({ ...modelPage, path: '/pornstar/:dir/', open: openProfile('model') }),
  route({ ...modelPage, path: '/pornstar/:dir/videos/:page/', open: openProfile('model') }),
  route({ ...modelPage, path: '/pornstar/:dir/info/', open: openProfile('model', true) }),
  route({
    path: '/pornsites/:sort/:page/',
    page: 'channels/ChannelsPage',
    load: () => import('./pages/channels/ChannelsPage.tsx').then((module) => module.ChannelsPage),
    open: openChannels,
    reads: (order) => [channelsRead(order)],
  }),
  route({ ...channelPage, path: '/pornsite/:dir/', open: openProfile('channel') }),
  route({ ...channelPage, path: '/pornsite/:dir/videos/:page/', open: openProfile('channel') }),
  route({ ...channelPage, path: '/pornsite/:dir/info/', open: openProfile('channel', true) }),
  route({
    path: '/video/:id/:dir/',
    page: 'video/VideoPage',
    load: () => import('./pages/video/VideoPage.tsx').then((module) => module.VideoPage),
    open: ({ id: text = '', dir = '' }) => {
      const id = idNumber(text);
      return id !== null && isDir(dir) ? { id, dir } : null;
    },
    reads: ({ id, dir }) => [videoRead({ id, dir })],
    readsAfterwards: ({ id }) => [relatedRead(id)],
  }),
  route({
    path: '/dev/mailbox',
    page: 'mailbox/MailboxPage',
    load: () => import('./pages/mailbox/MailboxPage.tsx').then((module) => module.MailboxPage),
    open: () => ({}),
    reads: () => [mailboxRead],
    fresh: true,
  }),
];

/** Brings the code of every page, so that a server never looks for a file that a later build has replaced. */
export const loadAllPages = (): Promise<unknown> => Promise.all(pageLoaders.map((load) => load()));

/** The page of an address, or null: then it is the 404 page. */
export function open(path: string, query: URLSearchParams): Opened | null {
  for (const match of routes) {
    const opened = match(path, query);
    if (opened) return opened;
  }
  return null;
}
