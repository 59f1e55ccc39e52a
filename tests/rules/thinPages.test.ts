import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/repository.ts';

/** A lint rule limits the length of pages; this test looks for hooks. */
const folder = join(root, 'site/pages');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('Page.tsx'));

test('a page has no state and no effect of its own: what has is a part of it, or of what pages share', () => {
  expect(pages.length).toBeGreaterThan(30);
  const usesReact = (name: string) =>
    /import \{[^}]*\buse[A-Z][^}]*\} from 'react';/.test(readFileSync(join(folder, name), 'utf8'));
  expect(pages.filter(usesReact)).toEqual([]);
});
