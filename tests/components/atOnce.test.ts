import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/tree.ts';
import { waysTo } from './graph.ts';
import { parsed, type Source } from './tree.ts';

const wanted = files('design-system/*.ts', 'design-system/*.tsx', 'site/*.ts', 'site/*.tsx').filter(
  (path) => !/\.d\.ts$|\.(?:test|stories)\.tsx?$/.test(path),
);
const all = new Map(wanted.map((path) => [path, parsed(path, readFileSync(join(root, path), 'utf8'))]));

/** Menus and dialogs that hold the keyboard: some ten kilobytes that most visits never need. */
const heavy = (target: string): boolean => target.startsWith('@radix-ui/');

/** Where a page begins: what the package gives others, and the site's own pages and entry. */
const begins = (path: string): boolean =>
  basename(path) === `${basename(dirname(path))}.tsx` || path === 'site/client.tsx' || path.startsWith('site/pages/');

test('menus and dialogs of Radix come when they are first needed', () => {
  const starts = [...all.keys()].filter(begins);
  expect(starts.length).toBeGreaterThan(80);
  expect(
    [...all.values()].some(({ text }) => text.includes('@radix-ui/')),
    'nothing uses Radix any more; take this test and the package away',
  ).toBe(true);
  expectNone(
    [...new Set(starts.flatMap((start) => waysTo(start, all, heavy)).map((way) => way.join(' → ')))],
    'Load these with lazy(() => import(…)), as primitives/Menu does:',
  );
});

test('a way to Radix is found, however long', () => {
  const tree = (...given: Source[]) => new Map(given.map((source) => [source.path, source]));
  const menu = (text: string) => parsed('design-system/primitives/Menu/Menu.tsx', text);
  const open = parsed(
    'design-system/primitives/Menu/OpenMenu.tsx',
    `import * as Radix from '@radix-ui/react-dropdown-menu';`,
  );
  const card = parsed(
    'design-system/cards/Any/Any.tsx',
    `import { Menu } from '@afterglow/design-system/primitives/Menu';`,
  );
  expect(waysTo(card.path, tree(card, open, menu(`import OpenMenu from './OpenMenu.tsx';`)), heavy)).toHaveLength(1);
  expect(waysTo(card.path, tree(card, open, menu(`export { default } from './OpenMenu.tsx';`)), heavy)).toHaveLength(1);
  expect(waysTo(open.path, tree(open), heavy)).toHaveLength(1);
  expect(
    waysTo(
      card.path,
      tree(
        card,
        open,
        menu(`const OpenMenu = lazy(() => import('./OpenMenu.tsx')); import type { X } from './OpenMenu.tsx';`),
      ),
      heavy,
    ),
  ).toEqual([]);
});
