import type { IntlShape } from 'react-intl';

const units = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/**
 * Formats a size in the largest unit that fits, localized: 3_355_444 → `3.2 MB`. Units are powers of 1,024, as in the
 * upload limits: a limit of 10 GB is never shown as 10.7.
 */
export function fileSize(bytes: number, intl: IntlShape): string {
  const [unit, worth] = units.find(([, least]) => bytes >= least) ?? ['byte', 1];
  return intl.formatNumber(bytes / worth, { style: 'unit', unit, maximumFractionDigits: 1 });
}
