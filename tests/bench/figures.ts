/** One measured value with its baseline and limit. */
export interface Figure {
  part: string;
  name: string;
  unit: 'ms' | 'bytes' | 'requests' | 'requests/s' | 'shift' | 'count';
  /** The same value of the baseline, if any. */
  baseline?: number;
  measured: number;
  /** `measured / baseline`. */
  ratio?: number;
  /** Such as `≤ 1.25 ×`; missing for informational figures. */
  limit?: string;
  passed?: boolean;
  note?: string;
}

type FigureInput = Pick<Figure, 'part' | 'name' | 'unit' | 'measured' | 'note'>;

interface Bounds {
  atMost?: number;
  atLeast?: number;
}

const isWithin = (value: number, { atMost = Infinity, atLeast = -Infinity }: Bounds): boolean =>
  value <= atMost && value >= atLeast;
const formatLimit = ({ atMost, atLeast }: Bounds, sign: string): string =>
  atMost === undefined ? `≥ ${atLeast}${sign}` : `≤ ${atMost}${sign}`;

/** A figure relative to its baseline, with an optional limit of the ratio. */
export function againstBaseline(figure: FigureInput & { baseline: number }, bounds?: Bounds): Figure {
  const ratio = figure.measured / figure.baseline;
  if (!bounds) return { ...figure, ratio };
  return { ...figure, ratio, limit: formatLimit(bounds, ' ×'), passed: isWithin(ratio, bounds) };
}

/** A figure with an absolute limit. */
export const bounded = (figure: FigureInput & { baseline?: number }, bounds: Bounds): Figure => ({
  ...figure,
  limit: formatLimit(bounds, figure.unit === 'bytes' ? ' bytes' : figure.unit === 'ms' ? ' ms' : ''),
  passed: isWithin(figure.measured, bounds),
});

/** An informational figure without a limit. */
export const unbounded = (figure: FigureInput & { baseline?: number }): Figure => figure;

const formatAmount = (value: number | undefined, unit: Figure['unit']): string => {
  if (value === undefined) return '';
  if (unit === 'shift') return value.toFixed(4);
  const digits = unit === 'ms' && value < 100 ? 1 : 0;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit === 'count' ? '' : unit}`.trim();
};

const formatVerdict = ({ passed }: Figure): string => (passed === undefined ? '' : passed ? 'held' : 'MISSED');

/** The figures as one table for a terminal. */
export function formatTable(figures: readonly Figure[]): string {
  const head = ['', 'floor', 'measured', 'ratio', 'limit', ''];
  const rows = figures.map((figure) => [
    `${figure.part}: ${figure.name}`,
    formatAmount(figure.baseline, figure.unit),
    formatAmount(figure.measured, figure.unit),
    figure.ratio === undefined ? '' : `${figure.ratio.toFixed(2)} ×`,
    figure.limit ?? '',
    formatVerdict(figure),
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
