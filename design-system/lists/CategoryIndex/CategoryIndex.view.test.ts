import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { categoryIndex } from './CategoryIndex.view.ts';

test('categories stand under their first letter, accents with the plain one, other signs under #', () => {
  const titles = ['Öl', 'Ostsee', 'abends', 'Äpfel', '8 mm', '10 mm', 'Озеро'];
  const { groups } = categoryIndex(
    titles.map((title) => ({ dir: 'x', title, videos: 1 })),
    readerFor('de'),
  );
  expect(groups.map(({ letter, categories }) => [letter, ...categories.map(({ title }) => title)])).toEqual([
    ['#', '8 mm', '10 mm'],
    ['A', 'abends', 'Äpfel'],
    ['O', 'Öl', 'Ostsee'],
    ['О', 'Озеро'],
  ]);
});

test('Thai categories stand under their first consonant, also where a vowel is written before it', () => {
  const { groups } = categoryIndex(
    ['เรือข้ามฟาก', 'ริมทะเลสาบ', 'เกาะ', 'กระท่อม'].map((title) => ({ dir: 'x', title, videos: 1 })),
    readerFor('th'),
  );
  expect(groups.map(({ letter, categories }) => [letter, ...categories.map(({ title }) => title)])).toEqual([
    ['ก', 'กระท่อม', 'เกาะ'],
    ['ร', 'ริมทะเลสาบ', 'เรือข้ามฟาก'],
  ]);
});
