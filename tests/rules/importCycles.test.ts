import { expect, test } from 'vitest';
import { findCycles, importGraph } from './importCycles.ts';

test.each([
  [`import { b } from './b.ts';`, `import { a } from './a.ts';`],
  [`const B = lazy(() => import('./b.ts'));`, `import type { A } from './a.ts';`],
  [`import { b } from '@afterglow/site/b';`, `import { c } from './c.ts';`],
])('a cycle is found: %s %s', (a, b) => {
  const cycles = findCycles(
    importGraph([
      { path: 'site/a.ts', text: a },
      { path: 'site/b.ts', text: b },
      { path: 'site/c.ts', text: `export * from './a.ts';` },
    ]),
  );
  expect(cycles).toHaveLength(1);
  expect(cycles[0]?.at(0)).toBe(cycles[0]?.at(-1));
});

test('files that share an import are no cycle', () => {
  const sources = [
    { path: 'site/a.ts', text: `import { b } from './b.ts'; import { c } from './c.ts';` },
    { path: 'site/b.ts', text: `import { c } from './c.ts';` },
    { path: 'site/c.ts', text: '' },
  ];
  expect(findCycles(importGraph(sources))).toEqual([]);
});
