import type { ListAddress, ListOf } from '@afterglow/design-system/reader/reader.ts';
import { textLength, pageDigits, searchLength } from '@afterglow/fixtures/contract/limits';
import {
  dates,
  durations,
  isOneOf,
  searchSorts,
  videoSorts,
  videoTypes,
  type SearchSort,
  type VideoFilters,
} from '@afterglow/fixtures/contract/lists';

/** A page number of an address: 1 and up, without leading zeros, at most six digits. Null otherwise. */
export const parsePage = (text: string): number | null =>
  new RegExp(`^[1-9]\\d{0,${pageDigits - 1}}$`).test(text) ? Number(text) : null;

/** An id of an address: 1 and up, small enough to be counted with. Null otherwise. */
export const parseId = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

const dir = /^[A-Za-z0-9_-]{1,200}$/;
export const isDir = (text: string): boolean => dir.test(text);

/** Filters of a query; null when one of them is no code of the API. */
function filtersOf(query: URLSearchParams): VideoFilters | null {
  const [type, duration, date] = [query.get('type') ?? 'all', query.get('duration') ?? '', query.get('date') ?? ''];
  if (!isOneOf(videoTypes, type) || !isOneOf(durations, duration) || !isOneOf(dates, date)) return null;
  return { type, duration, date };
}

/** A list's address from what stands in the path and the query; null where any of it is unknown. */
export function parseListAddress(of: ListOf, sort: string, page: string, query: URLSearchParams): ListAddress | null {
  const known: readonly SearchSort[] = of.kind === 'search' ? searchSorts : videoSorts;
  const [number, filters] = [parsePage(page), filtersOf(query)];
  if (!isOneOf(known, sort) || number === null || filters === null) return null;
  return { of, sort, page: number, filters };
}

/** Whether words may be searched for (D10). */
export function isSearchable(words: string): boolean {
  const length = textLength(words);
  return length >= searchLength.min && length <= searchLength.max;
}
