/** Rows of the home page, in the order in which a member gets them who has chosen none. */
export const homeRows = [
  'continue',
  'subscriptions',
  'later',
  'because',
  'watched',
  'editors',
  'newest',
  'best',
  'categories',
  'models',
] as const;
export type HomeRow = (typeof homeRows)[number];

/** Rows of guests: what everybody sees, and what was left unfinished on the device. */
export const guestRows: readonly HomeRow[] = [
  'continue',
  'watched',
  'editors',
  'newest',
  'best',
  'categories',
  'models',
];

/** A row, and whether the member wants to see it. */
export interface HomeRowChoice {
  row: HomeRow;
  shown: boolean;
}

/** Parses a choice as it is stored, such as `models.-best`: hidden rows have a minus. Rows that it lacks come last. */
export function parseHomeRows(text: string): HomeRowChoice[] {
  const words = text.split('.');
  const chosen = words.flatMap((word): HomeRowChoice[] => {
    const row = homeRows.find((name) => name === word.replace('-', ''));
    return row ? [{ row, shown: row === word }] : [];
  });
  const all = [...chosen, ...homeRows.map((row) => ({ row, shown: true }))];
  const rows = homeRows
    .flatMap((name) => all.find(({ row }) => row === name) ?? [])
    .toSorted((one, other) => all.indexOf(one) - all.indexOf(other));
  // A page without a row would be empty.
  return rows.some(({ shown }) => shown) ? rows : rows.map(({ row }) => ({ row, shown: true }));
}

export const formatHomeRows = (rows: readonly HomeRowChoice[]): string =>
  rows.map(({ row, shown }) => (shown ? row : `-${row}`)).join('.');

/** Returns the rows that a member sees, in their order. */
export const visibleHomeRows = (text: string): HomeRow[] =>
  parseHomeRows(text).flatMap(({ row, shown }) => (shown ? [row] : []));

/** Moves a row by one place. Returns the same rows if it cannot move. */
export function moveHomeRow<Choice extends HomeRowChoice>(
  rows: readonly Choice[],
  row: string,
  step: -1 | 1,
): readonly Choice[] {
  const from = rows.findIndex((choice) => choice.row === row);
  const moved = rows[from];
  const to = from + step;
  return moved && to >= 0 && to < rows.length ? rows.toSpliced(from, 1).toSpliced(to, 0, moved) : rows;
}
