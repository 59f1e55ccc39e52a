import { expect, test } from 'vitest';
import { parseSource } from '../components/ast.ts';
import { findCycles, importGraph } from './importCycles.ts';

test.each([
  [`import { b } from './b.ts';`, `import { a } from './a.ts';`],
  [`const B = lazy(() => import('./b.ts'));`, `import type { A } from './a.ts';`],
  [`import { b } from '@afterglow/site/b';`, `import { c } from './c.ts';`],
])('a cycle is found: %s %s', (a, b) => {
  const cycles = findCycles(
    importGraph([
      parseSource('site/a.ts', a),
      parseSource('site/b.ts', b),
      parseSource('site/c.ts', `export * from './a.ts';`),
    ]),
  );
  expect(cycles).toHaveLength(1);
  expect(cycles[0]?.at(0)).toBe(cycles[0]?.at(-1));
});

test('files that share an import are no cycle', () => {
  const sources = [
    parseSource('site/a.ts', `import { b } from './b.ts'; import { c } from './c.ts';`),
    parseSource('site/b.ts', `import { c } from './c.ts';`),
    parseSource('site/c.ts', ''),
  ];
  expect(findCycles(importGraph(sources))).toEqual([]);
});
