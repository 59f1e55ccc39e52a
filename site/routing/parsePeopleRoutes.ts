import type { ModelListState } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { isDir, parsePage } from '@afterglow/fixtures/contract/endpoints/params';
import { modelFilters } from '@afterglow/fixtures/contract/filters';
import { channelSorts, isOneOf, modelSorts, type ChannelSort } from '@afterglow/fixtures/contract/lists';
import { parseListAddress } from './listAddress.ts';
import type { Params } from './pathMatcher.ts';

/** Valid values of a filter on people: a code, a letter, a country. */
const filterValue = /^[A-Za-z0-9]{1,12}$/;

/** The state of the list of models; null if any part of it is unknown. */
export function parseModelsRoute(
  { sort = '', page: text = '' }: Params,
  query: URLSearchParams,
): { state: ModelListState } | null {
  const page = parsePage(text);
  const filters = Object.fromEntries(
    modelFilters.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  if (!isOneOf(modelSorts, sort) || page === null || Object.values(filters).some((value) => !filterValue.test(value)))
    return null;
  return { state: { sort, page, filters } };
}

export function parseChannelsRoute({ sort = '', page: text = '' }: Params): { sort: ChannelSort; page: number } | null {
  const page = parsePage(text);
  return isOneOf(channelSorts, sort) && page !== null ? { sort, page } : null;
}

/** A model's or channel's page: its dir, the list of its videos, and whether its facts are shown instead. */
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
