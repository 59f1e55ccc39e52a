import { memberFilters, modelFilters } from '@afterglow/contract/filters';
import { joinQuery, keepNames } from '../runtime/routing/query.ts';

/** Parameters of a list that is played. A video has the same content with and without them. */
const played = ['playlist', 'shuffle', 'loop', 'at'] as const;

/** Query parameters that pages read; campaign parameters and unknown names do not make a different page. */
export const knownNames: ReadonlySet<string> = new Set([
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
  'edit',
  'delete',
  'next',
  'notice',
  'object',
  'url',
  'subject',
  'as',
  ...played,
]);

/** Returns a query with known names only. */
export const knownQuery = (query: URLSearchParams): URLSearchParams => keepNames(query, knownNames);

/** Returns an address without the parameters that do not change its content, for search engines. */
export function canonicalAddress(address: string): string {
  const [path = '/', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  for (const name of played) query.delete(name);
  return joinQuery(path, query);
}
