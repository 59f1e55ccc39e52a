/** How browser tests wait: for what comes, see "A browser test" in CONTRIBUTING.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';

/** Spans of time: Playwright's own, half a second without a request, and those of Node or the page. */
const waits = /waitForTimeout|networkidle|timers\/promises|\bsetTimeout\([^)]*,\s*\d/;

const waitsIn = (text: string): string[] => text.split('\n').filter((line) => waits.test(line));

test('no browser test waits for a span of time or for silence', () => {
  const paths = files('tests/browser/*.ts');
  expect(paths.length).toBeGreaterThan(50);
  expectNone(
    paths.flatMap((path) => waitsIn(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line.trim()}`)),
    'Wait for what comes: an event, an answer, or a page at rest (tests/browser/atRest.ts):',
  );
});

test('each kind of wait is found', () => {
  const found = [
    'await page.waitForTimeout(500);',
    "await page.waitForLoadState('networkidle');",
    "import { setTimeout } from 'node:timers/promises';",
    'await new Promise((resolve) => setTimeout(resolve, 100));',
  ];
  expect(waitsIn(found.join('\n'))).toEqual(found);
  expect(waitsIn('await page.evaluate(() => void setTimeout(() => history.back()));')).toEqual([]);
});
