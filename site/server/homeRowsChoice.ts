import { formatHomeRows, moveHomeRow, parseHomeRows } from '@afterglow/design-system/reader/homeRows.ts';

/** A choice of rows that was posted. */
interface PostedRows {
  /** As it is stored. */
  rows: string;
  /** Whether a row was moved without script, so that the form is to be shown again. */
  moved: boolean;
}

/** Returns the choice of rows in a form; null if it has none. */
export function postedHomeRows(fields: URLSearchParams): PostedRows | null {
  const order = fields.getAll('home');
  if (order.length === 0) return null;
  const shown = new Set(fields.getAll('home_shown'));
  const rows = parseHomeRows(order.map((row) => (shown.has(row) ? row : `-${row}`)).join('.'));
  const [step, row = ''] = fields.get('home_move')?.split(' ') ?? [];
  const moved = step === 'up' || step === 'down';
  return { rows: formatHomeRows(moved ? moveHomeRow(rows, row, step === 'up' ? -1 : 1) : rows), moved };
}
