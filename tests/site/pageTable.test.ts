/** Rules for all pages, each of which is defined beside its component. */
import './production.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchRoute, pages, redirectOf } from '../../site/shell/pages.ts';
import { memberPaths, publicPaths } from '../tools/pagePaths.ts';
import { root } from '../tools/repository.ts';

test.each(pages)('$path names the file of its component, by which the server finds its chunk: $file', async (page) => {
  expect(existsSync(join(root, `site/pages/${page.file}.tsx`))).toBe(true);
  const [folder = '', name = ''] = page.file.split('/');
  const { page: code } = (await import(`../../site/pages/${folder}/${name}.tsx`)) as { page: unknown };
  expect(await page.load()).toMatchObject({ page: code });
});

test('no two pages have the same path without anything in the query that tells them apart', () => {
  const ranked = pages.map(({ path, rank, file }) => `${path} ${rank} ${file}`);
  expect(new Set(ranked).size).toBe(ranked.length);
});

test('the path of a page is no short form of another', () => {
  const paths = pages.map(({ path }) => path.replace(':sort', 'recent').replace(':page', '1').replaceAll(/:\w+/g, '7'));
  expect(paths.filter((path) => redirectOf(path) !== null)).toEqual([]);
});

test('the tests of valid HTML and of faults visit every page', () => {
  const visited = new Set(
    [...publicPaths, ...memberPaths, '/dev/mailbox'].map((path) => {
      const { pathname, searchParams } = new URL(path, 'http://here.invalid');
      return matchRoute(pathname, searchParams)?.page;
    }),
  );
  expect(pages.filter((page) => !visited.has(page)).map(({ path, file }) => `${path} of ${file}`)).toEqual([]);
});
