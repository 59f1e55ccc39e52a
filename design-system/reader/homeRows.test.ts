import { expect, test } from 'vitest';
import { formatHomeRows, homeRows, moveHomeRow, parseHomeRows, visibleHomeRows } from './homeRows.ts';

const named = (text: string) => parseHomeRows(text).map(({ row, shown }) => (shown ? row : `-${row}`));

test('without a choice all rows are shown, in their own order', () => {
  expect(visibleHomeRows('')).toEqual(homeRows);
});

test('chosen rows come first; rows that the choice does not know follow, shown', () => {
  const [first, second, ...others] = named('models.-best');
  expect([first, second]).toEqual(['models', '-best']);
  expect(others).toEqual(homeRows.filter((row) => row !== 'models' && row !== 'best'));
});

test.each(['constructor.__proto__.<script>.-', 'models.models.-models', '.'.repeat(9_000)])(
  '%.30s names each row once and nothing else',
  (text) => {
    const rows = parseHomeRows(text).map(({ row }) => row);
    expect(rows.toSorted()).toEqual([...homeRows].toSorted());
  },
);

test('a page without any row is none: then all are shown', () => {
  expect(visibleHomeRows(homeRows.map((row) => `-${row}`).join('.'))).toEqual(homeRows);
});

test('what is stored is read as it was', () => {
  const rows = parseHomeRows('models.-best.later');
  expect(parseHomeRows(formatHomeRows(rows))).toEqual(rows);
});

test('a row moves by one place, and not beyond the ends', () => {
  const rows = parseHomeRows('best.models');
  expect(moveHomeRow(rows, 'models', -1).slice(0, 2)).toEqual([rows[1], rows[0]]);
  expect(moveHomeRow(rows, 'best', 1).slice(0, 2)).toEqual([rows[1], rows[0]]);
  expect(moveHomeRow(rows, 'best', -1)).toBe(rows);
  expect(moveHomeRow(rows, rows.at(-1)?.row ?? '', 1)).toBe(rows);
  expect(moveHomeRow(rows, 'nothing', 1)).toBe(rows);
});
