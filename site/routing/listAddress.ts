import type { ListAddress, ListOf } from '@afterglow/design-system/reader/reader.ts';
import { parsePage } from '@afterglow/contract/endpoints/params';
import {
  dates,
  durations,
  isOneOf,
  searchSorts,
  videoSorts,
  videoTypes,
  type SearchSort,
  type VideoFilters,
} from '@afterglow/contract/lists';

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
