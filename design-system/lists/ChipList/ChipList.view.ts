import { noFilters } from '@afterglow/fixtures/contract/lists';
import type { Term } from '@afterglow/fixtures/contract/terms';
import type { Reader } from '../../reader/reader.ts';
import type { ChipLink } from './ChipList.tsx';

/** A category links to its newest videos. */
export const categoryHref = ({ dir, title }: { dir: string; title: string }, reader: Reader): string =>
  reader.href.list({ of: { kind: 'category', dir, title }, sort: 'latest-updates', page: 1, filters: noFilters });

export const categoryLinks = (categories: readonly Term[], reader: Reader): ChipLink[] =>
  categories.map((category) => ({ label: category.title, href: categoryHref(category, reader) }));
