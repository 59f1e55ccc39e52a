import { expect, test } from 'vitest';
import { expandExports } from './expandExports.ts';

const files = ['layout/Nav/Nav.tsx', 'layout/Nav/Nav.view.ts', 'layout/Nav/NavRow.tsx', 'layout/base.css.ts'];

test('a pattern names the files whose folder and name are the same', () => {
  expect([...expandExports({ './layout/*': './layout/*/*.tsx' }, files)]).toEqual([
    ['./layout/Nav', 'layout/Nav/Nav.tsx'],
  ]);
});

test('an entry without a star names one file', () => {
  expect([...expandExports({ './base': './layout/base.css.ts', './gone': './gone.ts' }, files)]).toEqual([
    ['./base', 'layout/base.css.ts'],
  ]);
});

test('a star is a part of a path, and may hold an ending', () => {
  expect([...expandExports({ './all/*': './layout/*' }, files)]).toEqual([['./all/base.css.ts', 'layout/base.css.ts']]);
});

test('where two entries claim a name, the longer one wins whatever their order', () => {
  const exports = { './layout/Nav': './layout/Nav/NavRow.tsx', './layout/*': './layout/*/*.tsx' };
  for (const entries of [Object.entries(exports), Object.entries(exports).toReversed()])
    expect(expandExports(Object.fromEntries(entries), files).get('./layout/Nav')).toBe('layout/Nav/NavRow.tsx');
});
