import type { PeopleFilters } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { isDir } from '@afterglow/contract/endpoints/params';
import type { AddressCodec } from '../runtime/routing/addressCodec.ts';
import { fields } from '../runtime/routing/addressCodec.ts';
import { page } from './params.ts';
import { filterQuery, parseListAddress } from './listAddress.ts';

/** Valid values of a filter on people: a code, a letter, a country. */
const filterValue = /^[A-Za-z0-9]{1,12}$/;

export interface PeopleListState<Sort> {
  sort: Sort;
  page: number;
  filters: PeopleFilters;
}

/** The address of a list of people that can be filtered; only filters that are set are written. */
export function peopleAddress<Sort extends string>(
  sorts: readonly Sort[],
  names: readonly string[],
): AddressCodec<{ state: PeopleListState<Sort> }> {
  const order = fields({ sort: sorts, page });
  return {
    parse: (params, query) => {
      const parsed = order.parse(params, query);
      const filters = Object.fromEntries(
        names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
      );
      return parsed && Object.values(filters).every((value) => filterValue.test(value))
        ? { state: { ...parsed, filters } }
        : null;
    },
    format: ({ state: { filters, ...of } }) => ({
      ...order.format(of),
      query: filters,
    }),
  };
}

interface ProfileProps {
  dir: string;
  address: ListAddress;
  /** Whether the facts are shown instead of the videos. */
  info: boolean;
}

/** The address of a model's or a channel's page; a link to its facts needs no list of videos. */
export const profileAddress = (
  kind: 'model' | 'channel',
  info = false,
): AddressCodec<ProfileProps, { dir: string; address?: ListAddress }> => ({
  parse: ({ dir = '', page: number = '1' }, query) => {
    const address = isDir(dir)
      ? parseListAddress({ kind, dir, title: '' }, query.get('sort') ?? defaultSort, number, query)
      : null;
    return address && { dir, address, info };
  },
  format: ({ dir, address }) => ({
    params: { dir, page: String(address?.page ?? 1) },
    ...(address && {
      query: { sort: address.sort === defaultSort ? null : address.sort, ...filterQuery(address.filters) },
    }),
  }),
});

const defaultSort = 'latest-updates';
