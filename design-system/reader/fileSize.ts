import type { IntlShape } from 'react-intl';

const units = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/** 3_355_444 → `3.2 MB`, localized. Counted in 1,024s, as the limits are: what may have 10 GB is never said to have 10.7. */
export function fileSize(bytes: number, intl: IntlShape): string {
  const [unit, worth] = units.find(([, least]) => bytes >= least) ?? ['byte', 1];
  return intl.formatNumber(bytes / worth, { style: 'unit', unit, maximumFractionDigits: 1 });
}
