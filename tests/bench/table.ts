import type { Figure } from './figures.ts';

function formatAmount(value: number | undefined, unit: Figure['unit']): string {
  if (value === undefined) return '';
  if (unit === 'shift') return value.toFixed(4);
  const digits = unit === 'ms' && value < 100 ? 1 : 0;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit === 'count' ? '' : unit}`.trim();
}

const formatVerdict = ({ passed }: Figure): string => (passed === undefined ? '' : passed ? 'held' : 'MISSED');

/** A smaller relative difference of two medians is not significant. */
const noticedShare = 0.05;

/**
 * A difference must also occur in this share of the rounds: two medians of the same build may differ by more than 5 %.
 */
const agreeingShare = 0.8;

/** Describes how a figure changed relative to the compared version. */
export function describeChange({ before, measured, unit, rounds = [] }: Figure): string {
  if (before === undefined) return '';
  if (before === measured) return 'the same';
  const change = measured / before - 1;
  if (Math.abs(change) < noticedShare) return 'nothing';
  const percent = Number.isFinite(change) ? `${change > 0 ? '+' : '−'}${Math.abs(change * 100).toFixed(0)} %` : 'new';
  const agreeing = rounds.filter((round) => Math.sign(round.measured - round.before) === Math.sign(measured - before));
  if (agreeing.length < rounds.length * agreeingShare)
    return `unsure: ${percent}, ${agreeing.length} of ${rounds.length} rounds`;
  const better = unit === 'requests/s' ? measured > before : measured < before;
  return `${percent}, ${better ? 'better' : 'WORSE'}`;
}

type Column = [head: string, cell: (figure: Figure) => string];

const compared = ({ before }: Figure): boolean => before !== undefined;

const columnsFor = (figures: readonly Figure[]): Column[] => [
  ['', ({ part, name }) => `${part}: ${name}`],
  ['floor', ({ baseline, unit }) => formatAmount(baseline, unit)],
  ...(figures.some(compared)
    ? ([['before', ({ before, unit }) => formatAmount(before, unit)]] satisfies Column[])
    : []),
  ['measured', ({ measured, unit }) => formatAmount(measured, unit)],
  ['ratio', ({ ratio }) => (ratio === undefined ? '' : `${ratio.toFixed(2)} ×`)],
  ['goal', ({ limit }) => limit ?? ''],
  ['verdict', formatVerdict],
  ...(figures.some(compared) ? ([['change', describeChange]] satisfies Column[]) : []),
];

/** Formats the figures as a table for a terminal. Notes are below their figures. */
export function formatTable(figures: readonly Figure[]): string {
  const columns = columnsFor(figures);
  const rows = figures.map((figure) => columns.map(([, cell]) => cell(figure)));
  const widths = columns.map(([head], column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const lines = figures.flatMap((figure, index) => [
    line(rows[index] ?? []),
    ...(figure.note ? [`    ${figure.note}`] : []),
  ]);
  return [line(columns.map(([head]) => head)), ...lines].join('\n');
}
