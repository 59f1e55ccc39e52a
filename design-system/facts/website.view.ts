import { shortAddress } from '../reader/format.ts';
import type { FactTableProps } from './FactTable/FactTable.tsx';

/** Returns the row of a website as its owner entered it; only web URLs become links. */
export const website = (name: string, address: string): FactTableProps['facts'][number] => ({
  name,
  value: shortAddress(address),
  ...(/^https?:\/\//.test(address) && { href: address }),
});
