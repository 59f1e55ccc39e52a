import type { ListAddress, ListOf } from '@afterglow/design-system/reader/reader.ts';
import { isDir, parsePage } from '@afterglow/contract/endpoints/params';
import {
  dates,
  durations,
  isOneOf,
  noFilters,
  searchSorts,
  videoSorts,
  videoTypes,
  type SearchSort,
  type VideoFilters,
} from '@afterglow/contract/lists';
import type { AddressCodec } from '../runtime/routing/addressCodec.ts';

/** Returns the filters in a query; null if one of them is not a code of the API. */
function filtersOf(query: URLSearchParams): VideoFilters | null {
  const [type, duration, date] = [query.get('type') ?? 'all', query.get('duration') ?? '', query.get('date') ?? ''];
  if (!isOneOf(videoTypes, type) || !isOneOf(durations, duration) || !isOneOf(dates, date)) return null;
  return { type, duration, date };
}

/** Parses a list's address from path and query; returns null if any part of it is unknown. */
export function parseListAddress(of: ListOf, sort: string, page: string, query: URLSearchParams): ListAddress | null {
  const known: readonly SearchSort[] = of.kind === 'search' ? searchSorts : videoSorts;
  const [number, filters] = [parsePage(page), filtersOf(query)];
  if (!isOneOf(known, sort) || number === null || filters === null) return null;
  return { of, sort, page: number, filters };
}

/** Returns the filters that differ from the defaults, in a fixed order, so that each state has one address. */
export const filterQuery = (filters: VideoFilters): Record<string, string | null> =>
  Object.fromEntries(
    (['type', 'duration', 'date'] as const).map((name) => [
      name,
      filters[name] === noFilters[name] ? null : filters[name],
    ]),
  );

const dirOf = (of: ListOf): string => ('dir' in of ? of.dir : '');

/** The address of a list whose path has its sort order and page, and its category if it is that of one. */
export const listAddress = (kind: 'all' | 'category'): AddressCodec<{ address: ListAddress }> => ({
  parse: ({ dir = '', sort = '', page = '' }, query) => {
    if (kind === 'category' && !isDir(dir)) return null;
    const address = parseListAddress(kind === 'all' ? { kind } : { kind, dir, title: '' }, sort, page, query);
    return address && { address };
  },
  format: ({ address: { of, sort, page, filters } }) => ({
    params: { dir: dirOf(of), sort, page: String(page) },
    query: filterQuery(filters),
  }),
});
