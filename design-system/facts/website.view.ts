import { shortAddress } from '../reader/format.ts';
import type { FactTableProps } from './FactTable/FactTable.tsx';

/** A website as entered by its owner; only web URLs become links. */
export const website = (name: string, address: string): FactTableProps['facts'][number] => ({
  name,
  value: shortAddress(address),
  ...(/^https?:\/\//.test(address) && { href: address }),
});
