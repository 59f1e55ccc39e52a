import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import type { Term } from '@afterglow/contract/terms';

/**
 * Completes the address of a category's list, which contains only the category's dir, with its title. The title comes
 * from the list of categories, with the dir as fallback.
 */
export function inCategory(address: ListAddress, categories: Term[] | null): ListAddress {
  const { of } = address;
  if (of.kind !== 'category') return address;
  const title = categories?.find(({ dir }) => dir === of.dir)?.title ?? of.dir.replaceAll('-', ' ');
  return { ...address, of: { ...of, title } };
}
