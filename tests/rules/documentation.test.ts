/** Pages of the documentation: links, files, commands and settings that they name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { steps } from '../steps.ts';
import { anchorsIn, deadLinks, linksIn, type Tree } from '../tools/deadLinks.ts';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { settingNames } from '../tools/settingNames.ts';
import { filesIn } from './specification.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const pages = files('*.md');
/** Decisions and the specification have rules of their own; a decision may name a file that has gone. */
const guides = pages.filter((path) => !/^docs\/(decisions\/|specification)/.test(path));
const tree: Tree = { paths: new Set(files()), textOf: read };

test('every link leads to a file, and its anchor to a heading', () => {
  expect(pages.flatMap((path) => linksIn(read(path))).length).toBeGreaterThan(40);
  expectNone(deadLinks(pages, tree), 'Correct these links:');
});

const maxWords = 1_500;

test(`the README has at most ${maxWords} words`, () => {
  const words = read('README.md').split(/\s+/).filter(Boolean).length;
  expect(words, 'Move what only some readers need to docs/, and link to it.').toBeLessThanOrEqual(maxWords);
});

/** Entries of packages, and what commands write. */
const isElsewhere = (path: string): boolean => /^(@|\.\/|\.cache\/)/.test(path);

test('every file that a guide names exists', () => {
  const named = guides.flatMap((page) => filesIn(read(page)).map((path) => ({ page, path })));
  expect(named.length).toBeGreaterThan(40);
  expectNone(
    named
      .filter(
        ({ page, path }) => ![path, join(page, '..', path)].some((one) => tree.paths.has(one)) && !isElsewhere(path),
      )
      .map(({ page, path }) => `${page}: ${path}`),
    'Say in these guides where the files have gone:',
  );
});

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }; // as npm reads it
const stepNames = ['changed', ...Object.values(steps).map(({ name }) => name)];

test('every command that a page names exists', () => {
  const named = guides.flatMap((page) => [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(30);
  expectNone(
    named.filter((name) => !(name in scripts)),
    'package.json has no scripts of these names:',
  );
  const words = guides.flatMap((page) => [...read(page).matchAll(/npm test -- (\w+)/g)].map(([, word = '']) => word));
  expectNone(
    words.filter((word) => !stepNames.some((name) => name.includes(word))),
    'npm test has no steps of these names (tests/steps.ts):',
  );
});

describe('settings', () => {
  const table = read('docs/operating/settings.md');
  const rows = [...table.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name);

  test('each is in the table once', () => {
    expect(new Set(rows).size).toBe(rows.length);
    const named = new Set([...table.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name));
    expectNone(
      [...settingNames].filter((name) => name !== 'PATH' && !named.has(name)),
      'Say in docs/operating/settings.md what these settings do:',
    );
  });

  test('pages name none that nothing reads', () => {
    const named = guides
      .filter((page) => page.startsWith('docs/operating/'))
      .flatMap((page) => [...read(page).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(60);
    expectNone(
      [...rows, ...named].filter((name) => !settingNames.has(name)),
      'Nothing reads these settings:',
    );
  });
});

const example: Tree = {
  paths: new Set(['README.md', 'docs/page.md', 'docs/guide.md', 'docs/home.png', 'site/main.ts']),
  textOf: (path) => (path === 'docs/guide.md' ? '# The guide\n\n## A `flag`, and more\n\n## Twice\n\n## Twice\n' : ''),
};
const deadIn = (text: string): string[] =>
  deadLinks(['docs/page.md'], {
    ...example,
    textOf: (path) => (path === 'docs/page.md' ? text : example.textOf(path)),
  });

test.each([
  '[a](guide.md) [b](../README.md) ![c](home.png "home") [d](../site) [e](/docs/guide.md)',
  '[a](guide.md#a-flag-and-more) [b](guide.md#twice-1) [c](<guide.md#the-guide>)',
  '# Here\n\n[a](#here) [b](https://nowhere.example/#x) [c](mailto:a@b.example)',
  '`[a](gone.md)`\n\n```md\n[a](gone.md)\n```\n\n[a](guide.md)',
])('a link that leads somewhere is accepted: %s', (text) => {
  expect(deadIn(text)).toEqual([]);
});

test.each([
  ['\n[a](gone.md)', 'docs/page.md:2: gone.md: there is no docs/gone.md'],
  ['[a](guide)', 'docs/page.md:1: guide: there is no docs/guide'],
  ['[`a`](guide.md#thrice)', 'docs/page.md:1: guide.md#thrice: docs/guide.md has no heading #thrice'],
  ['[a](guide.md#twice-2)', 'docs/page.md:1: guide.md#twice-2: docs/guide.md has no heading #twice-2'],
  ['```\n# Here\n```\n[a](#here)', 'docs/page.md:4: #here: docs/page.md has no heading #here'],
  ['[a](../site/main.ts#L3)', 'docs/page.md:1: ../site/main.ts#L3: site/main.ts has no headings'],
  ['[a](../../elsewhere.md)', 'docs/page.md:1: ../../elsewhere.md: leads out of the repository'],
  ['see [a]\n\n[a]: gone.md', 'docs/page.md:3: gone.md: there is no docs/gone.md'],
  ['<img src="gone.png">', 'docs/page.md:1: gone.png: there is no docs/gone.png'],
])('a dead link is found: %s', (text, found) => {
  expect(deadIn(text)).toEqual([found]);
});

test('anchors keep letters of all languages, and no signs', () => {
  expect([...anchorsIn('# Übersicht: [Karten](a.md) & *mehr*\n\n## snake_case 2.0\n')]).toEqual([
    'übersicht-karten--mehr',
    'snake_case-20',
  ]);
});
