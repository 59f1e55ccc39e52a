import { memberFilters, modelFilters } from '@afterglow/contract/filters';
import { keepNames } from '../runtime/routing/query.ts';

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
  'delete',
  'next',
  'notice',
  'object',
  'url',
  'subject',
  'as',
]);

/** Returns a query with known names only. */
export const knownQuery = (query: URLSearchParams): URLSearchParams => keepNames(query, knownNames);
