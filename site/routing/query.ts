import { memberFilters, modelFilters } from '@afterglow/contract/filters';

/** Query parameters that pages read; campaign parameters and unknown names do not make a different page. */
const known = new Set([
  's',
  'tab',
  'sort',
  'type',
  'duration',
  'date',
  ...modelFilters,
  ...memberFilters,
  'page',
  'lang',
  'step',
  'reply',
  'delete',
  'next',
  'notice',
  'object',
  'url',
  'subject',
]);

/** Returns whether pages read a query parameter of this name. */
export const isKnownName = (name: string): boolean => known.has(name);

/** Returns a query with known names only, each once and in a fixed order, so that each page has one address. */
export function knownQuery(query: URLSearchParams): URLSearchParams {
  const knownOnly = new URLSearchParams();
  for (const name of known) {
    const value = query.get(name);
    if (value !== null) knownOnly.set(name, value);
  }
  return knownOnly;
}

export const joinQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};
