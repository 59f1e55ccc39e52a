/** One measured number, beside what it is held against. */
export interface Figure {
  part: string;
  name: string;
  unit: 'ms' | 'bytes' | 'requests' | 'requests/s' | 'shift' | 'count';
  /** The same measure on the floor, where there is one. */
  floor?: number;
  measured: number;
  /** `measured / floor`. */
  ratio?: number;
  /** Such as `≤ 1.25 ×`; missing where a figure is only told. */
  limit?: string;
  held?: boolean;
  note?: string;
}

type Told = Pick<Figure, 'part' | 'name' | 'unit' | 'measured' | 'note'>;

interface Bounds {
  atMost?: number;
  atLeast?: number;
}

const within = (value: number, { atMost = Infinity, atLeast = -Infinity }: Bounds): boolean =>
  value <= atMost && value >= atLeast;
const limitOf = ({ atMost, atLeast }: Bounds, sign: string): string =>
  atMost === undefined ? `≥ ${atLeast}${sign}` : `≤ ${atMost}${sign}`;

/** A figure as a ratio to the floor's, with a limit for the ratio where one is given. */
export function againstFloor(told: Told & { floor: number }, bounds?: Bounds): Figure {
  const ratio = told.measured / told.floor;
  if (!bounds) return { ...told, ratio };
  return { ...told, ratio, limit: limitOf(bounds, ' ×'), held: within(ratio, bounds) };
}

/** A figure with a limit of its own. */
export const bounded = (told: Told & { floor?: number }, bounds: Bounds): Figure => ({
  ...told,
  limit: limitOf(bounds, told.unit === 'bytes' ? ' bytes' : told.unit === 'ms' ? ' ms' : ''),
  held: within(told.measured, bounds),
});

/** A figure that is only told. */
export const told = (figure: Told & { floor?: number }): Figure => figure;

const amount = (value: number | undefined, unit: Figure['unit']): string => {
  if (value === undefined) return '';
  if (unit === 'shift') return value.toFixed(4);
  const digits = unit === 'ms' && value < 100 ? 1 : 0;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit === 'count' ? '' : unit}`.trim();
};

const verdict = ({ held }: Figure): string => (held === undefined ? '' : held ? 'held' : 'MISSED');

/** The figures as one table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['', 'floor', 'measured', 'ratio', 'limit', ''];
  const rows = figures.map((figure) => [
    `${figure.part}: ${figure.name}`,
    amount(figure.floor, figure.unit),
    amount(figure.measured, figure.unit),
    figure.ratio === undefined ? '' : `${figure.ratio.toFixed(2)} ×`,
    figure.limit ?? '',
    verdict(figure),
  ]);
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const notes = figures.flatMap((figure, index) => (figure.note ? [[index, `    ${figure.note}`] as const] : []));
  const noteOf = new Map(notes);
  return [
    line(head),
    ...rows.flatMap((row, index) => [line(row), ...(noteOf.has(index) ? [noteOf.get(index) ?? ''] : [])]),
  ].join('\n');
}
