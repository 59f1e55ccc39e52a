import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { importPaths } from './importGraph.ts';
import { parseSource, type Source } from './ast.ts';

const paths = files('design-system/*.ts', 'design-system/*.tsx', 'site/*.ts', 'site/*.tsx').filter(
  (path) => !/\.d\.ts$|\.(?:test|stories)\.tsx?$/.test(path),
);
const all = new Map(paths.map((path) => [path, parseSource(path, readFileSync(join(root, path), 'utf8'))]));

/** Radix: about ten kilobytes that most visits never need. */
const isRadix = (target: string): boolean => target.startsWith('@radix-ui/');

/** Entry points: components of the package, and the site's pages and client entry. */
const isEntryPoint = (path: string): boolean =>
  basename(path) === `${basename(dirname(path))}.tsx` || path === 'site/client.tsx' || path.startsWith('site/pages/');

test('Radix is only loaded lazily', () => {
  const entryPoints = [...all.keys()].filter(isEntryPoint);
  expect(entryPoints.length).toBeGreaterThan(80);
  expect(
    [...all.values()].some(({ text }) => text.includes('@radix-ui/')),
    'nothing uses Radix any more; remove this test and the package',
  ).toBe(true);
  expectNone(
    [...new Set(entryPoints.flatMap((start) => importPaths(start, all, isRadix)).map((way) => way.join(' → ')))],
    'Load these with lazy(() => import(…)), as primitives/Menu does:',
  );
});

test('transitive imports of Radix are found', () => {
  const graphOf = (...given: Source[]) => new Map(given.map((source) => [source.path, source]));
  const menu = (text: string) => parseSource('design-system/primitives/Menu/Menu.tsx', text);
  const open = parseSource(
    'design-system/primitives/Menu/OpenMenu.tsx',
    `import * as Radix from '@radix-ui/react-dropdown-menu';`,
  );
  const card = parseSource(
    'design-system/cards/Any/Any.tsx',
    `import { Menu } from '@afterglow/design-system/primitives/Menu';`,
  );
  expect(
    importPaths(card.path, graphOf(card, open, menu(`import OpenMenu from './OpenMenu.tsx';`)), isRadix),
  ).toHaveLength(1);
  expect(
    importPaths(card.path, graphOf(card, open, menu(`export { default } from './OpenMenu.tsx';`)), isRadix),
  ).toHaveLength(1);
  expect(importPaths(open.path, graphOf(open), isRadix)).toHaveLength(1);
  expect(
    importPaths(
      card.path,
      graphOf(
        card,
        open,
        menu(`const OpenMenu = lazy(() => import('./OpenMenu.tsx')); import type { X } from './OpenMenu.tsx';`),
      ),
      isRadix,
    ),
  ).toEqual([]);
});
