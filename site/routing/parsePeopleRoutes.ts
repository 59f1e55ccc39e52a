import type { PeopleFilters, PlaylistStep } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { isDir, parseId, parsePage } from '@afterglow/contract/endpoints/params';
import { memberFilters, modelFilters } from '@afterglow/contract/filters';
import { channelSorts, isOneOf, memberSorts, modelSorts, playlistSorts } from '@afterglow/contract/lists';
import type { MemberTab } from '@afterglow/contract/memberTabs';
import { parseListAddress } from './listAddress.ts';
import type { Params } from './pathMatcher.ts';

/** Valid values of a filter on people: a code, a letter, a country. */
const filterValue = /^[A-Za-z0-9]{1,12}$/;

interface Order<Sort> {
  sort: Sort;
  page: number;
}

/** Parses sort order and page of a list; returns null if either is unknown. */
const parseOrder =
  <Sort extends string>(sorts: readonly Sort[]) =>
  ({ sort = '', page: text = '' }: Params): Order<Sort> | null => {
    const page = parsePage(text);
    return isOneOf(sorts, sort) && page !== null ? { sort, page } : null;
  };

/** Parses the state of a list of people that can be filtered; returns null if any part of it is unknown. */
const parseFiltered =
  <Sort extends string>(sorts: readonly Sort[], names: readonly string[]) =>
  (params: Params, query: URLSearchParams): { state: Order<Sort> & { filters: PeopleFilters } } | null => {
    const order = parseOrder(sorts)(params);
    const filters = Object.fromEntries(
      names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
    );
    return order && Object.values(filters).every((value) => filterValue.test(value))
      ? { state: { ...order, filters } }
      : null;
  };

export const parseModelsRoute = parseFiltered(modelSorts, modelFilters);
export const parseCommunityRoute = parseFiltered(memberSorts, memberFilters);
export const parseChannelsRoute = parseOrder(channelSorts);
export const parsePlaylistsRoute = parseOrder(playlistSorts);

/** Parses the page of a model or channel: its dir, the list of its videos, and whether its facts are shown instead. */
export function parseProfileRoute(kind: 'model' | 'channel', info = false) {
  return (
    { dir = '', page = '1' }: Params,
    query: URLSearchParams,
  ): { dir: string; address: ListAddress; info: boolean } | null => {
    const address = isDir(dir)
      ? parseListAddress({ kind, dir, title: '' }, query.get('sort') ?? 'latest-updates', page, query)
      : null;
    return address && { dir, address, info };
  };
}

/** Parses a page of the comments on a model. */
export function parseCommentsRoute({ dir = '' }: Params, query: URLSearchParams): { dir: string; page: number } | null {
  const page = parsePage(query.get('page') ?? '1');
  return isDir(dir) && page !== null ? { dir, page } : null;
}

/** Parses a video with a page of its comments. */
export function parseVideoCommentsRoute(
  { id: text = '', dir = '' }: Params,
  query: URLSearchParams,
): { id: number; dir: string; page: number } | null {
  const [id, page] = [parseId(text), parsePage(query.get('page') ?? '')];
  return id !== null && isDir(dir) && page !== null ? { id, dir, page } : null;
}

/** Parses a playlist's page: a page of its videos, or its facts instead. */
export const parsePlaylistRoute =
  (info = false) =>
  ({ id: text = '', page: pageText = '1' }: Params): { id: number; page: number; info: boolean } | null => {
    const [id, page] = [parseId(text), parsePage(pageText)];
    return id !== null && page !== null ? { id, page, info } : null;
  };

/** Parses the visitor's messages: all of them, or a page of those with one member. */
export function parseMessagesRoute(
  { id: text }: Params,
  query: URLSearchParams,
): { id: number | null; page: number } | null {
  const [id, page] = [text === undefined ? null : parseId(text), parsePage(query.get('page') ?? '1')];
  return page !== null && (text === undefined || id !== null) ? { id, page } : null;
}

/** Parses the page of an action on a playlist. `id` is the playlist's, or the member's for `new`. */
export const parsePlaylistStep =
  (step: PlaylistStep | 'new') =>
  ({ id: text = '' }: Params, query: URLSearchParams): { id: number } | null => {
    const id = query.get('step') === step ? parseId(text) : null;
    return id === null ? null : { id };
  };

/** Parses a member's page with one of the given tabs, and the page of that tab's list. */
export const parseMemberRoute =
  (tabs: readonly MemberTab[]) =>
  ({
    id: text = '',
    tab = 'uploaded_videos',
    page: pageText = '1',
  }: Params): { id: number; tab: MemberTab; page: number } | null => {
    const [id, page] = [parseId(text), parsePage(pageText)];
    return id !== null && page !== null && isOneOf(tabs, tab) ? { id, tab, page } : null;
  };

/** Parses a tab with forms that only its member may see; `step` names the form that was posted to it. */
export const parseOwnTabRoute =
  (tab: MemberTab) =>
  (params: Params, query: URLSearchParams): { id: number; page: number; step: string | null } | null => {
    const of = parseMemberRoute([tab])(params);
    return of && { id: of.id, page: of.page, step: query.get('step') };
  };
