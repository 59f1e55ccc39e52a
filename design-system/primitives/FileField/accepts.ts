import type { IntlShape } from 'react-intl';

/** Whether a file matches an `<input accept>` value: `.mp4`, `image/png` or `image/*`. */
export function accepts(accept: string, name: string, type: string): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1));
    return type.toLowerCase() === kind;
  });
}

const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const;

/** 3_200_000 → `3.2 MB`, localized. */
export function shownSize(bytes: number, intl: IntlShape): string {
  const [unit, worth] = units.find(([, least]) => bytes >= least) ?? ['byte', 1];
  return intl.formatNumber(bytes / worth, { style: 'unit', unit, maximumFractionDigits: 1 });
}
