import { shortAddress } from '../reader/format.ts';
import type { FactTableProps } from './FactTable/FactTable.tsx';

/** Somebody's own address, as they typed it; only one of the web leads somewhere. */
export const website = (name: string, address: string): FactTableProps['facts'][number] => ({
  name,
  value: shortAddress(address),
  ...(/^https?:\/\//.test(address) && { href: address }),
});
