/** Rules for all pages, each of which is defined beside its component. */
import './production.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchRoute, pageAt, pages, redirectOf } from '../../site/shell/pageTable.ts';
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

test.each([
  ['/', null, null, true],
  ['/videos/longest/2/', 'videos', 'list', true],
  ['/video/1/any/?page=2', 'videos', 'video', true],
  ['/categories/', 'categories', 'list', true],
  ['/pornstar/any/comments/', 'models', 'list', true],
  ['/pornsites/latest-updates/1/', 'channels', 'list', true],
  ['/playlist/1/info/?step=edit', 'playlists', null, true],
  ['/members/1/wall/1/', 'community', null, true],
  ['/search/1/?s=lake', null, 'list', true],
  ['/signin/', null, null, true],
  ['/report/?object=video-1', null, null, false],
  ['/information/terms/', null, null, false],
])('%s is in the section %s, with the advertisements of a %s, and an age notice covers it: %s', (href, ...expected) => {
  const page = pageAt(href);
  expect([page?.section, page?.ads, !page?.uncovered]).toEqual(expected);
});

test('only the server loads what it does with the forms of pages', () => {
  const site = join(root, 'site');
  const importers = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|^data\//.test(name))
    .filter((name) => /'(?:\.\/forms|[^']*\/allPageForms)\.ts'/.test(readFileSync(join(site, name), 'utf8')));
  expect(importers.filter((name) => !/^(?:server\/|pages\/\w+\/forms\.ts$)/.test(name))).toEqual([]);
  expect(importers).toContain('server/formAtAddress.ts');
});
