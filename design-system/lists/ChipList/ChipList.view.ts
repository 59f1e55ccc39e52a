import { noFilters } from '@afterglow/contract/lists';
import type { Term } from '@afterglow/contract/terms';
import type { Reader } from '../../reader/reader.ts';
import type { ChipLink } from './ChipList.tsx';

type Category = Pick<Term, 'dir' | 'title'>;

/** Returns the URL of a category's newest videos. */
export const categoryHref = ({ dir, title }: Category, reader: Reader): string =>
  reader.href.list({ of: { kind: 'category', dir, title }, sort: 'latest-updates', page: 1, filters: noFilters });

export const categoryLinks = (categories: readonly Category[], reader: Reader): ChipLink[] =>
  categories.map((category) => ({ label: category.title, href: categoryHref(category, reader) }));
