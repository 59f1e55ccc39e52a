import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { framedStories, storiesIn, findUnchecked, findUncovered, filesWithoutStories } from './storyCoverage.ts';
import { parseSource, loadSources } from './ast.ts';

const all = loadSources((path) => !path.endsWith('.d.ts'));
const stories = all.filter(({ path }) => path.endsWith('.stories.tsx'));

test('every exported component has stories', () => {
  expectNone(
    findUncovered(all),
    'Add stories for these, or move each into the folder of the only component that uses it:',
  );
});

test('every stories file has a story and belongs to a component', () => {
  expectNone(
    stories.filter((source) => storiesIn(source).length === 0).map(({ path }) => path),
    'Add `export const Standard = meta.story(…)` to these, or remove them:',
  );
  expectNone(
    stories
      .map(({ path }) => path)
      .filter((path) => !all.some((source) => source.path === path.replace('.stories.tsx', '.tsx'))),
    'These stories have no component of the same name:',
  );
});

test('axe and the test-runner check every story', () => {
  const storybookFiles = files('.storybook/*.ts', '.storybook/*.tsx')
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
  expectNone(
    [...stories, ...storybookFiles].flatMap(findUnchecked),
    'Fix what axe finds instead of disabling it; third-party frames are listed in storyCoverage.ts:',
  );
});

test('every exception still exists', () => {
  const paths = new Set(all.map(({ path }) => path));
  expectNone(
    [...framedStories, ...Object.keys(filesWithoutStories)].filter((path) => !paths.has(path)),
    'Remove these from storyCoverage.ts:',
  );
});

const folder = 'design-system/cards/Any';
const rendering = 'export function Any() { return <p />; }';
const use = (path: string) =>
  parseSource(path, `import { Any } from '${path.startsWith(`${folder}/`) ? '.' : '../Any'}/Any.tsx';`);

test('components without stories are found', () => {
  const uncovered = (name: string, ...users: string[]) =>
    findUncovered([
      parseSource(`${folder}/${name}.tsx`, rendering),
      ...users.map((path) =>
        parseSource(path, `import { Any } from '${path.startsWith(folder) ? '.' : '../Any'}/${name}.tsx';`),
      ),
    ]);
  expect(uncovered('Any')).toHaveLength(1);
  expect(uncovered('Part', 'design-system/cards/Other/Other.tsx')).toHaveLength(1);
  expect(uncovered('Part', `${folder}/Any.tsx`)).toEqual([]);
  expect(uncovered('Part', 'design-system/cards/Other/Other.stories.tsx')).toEqual([]);
  expect(
    findUncovered([
      parseSource(`${folder}/Any.tsx`, rendering),
      parseSource(`${folder}/Any.stories.tsx`, ''),
      use('design-system/cards/Other/Other.tsx'),
    ]),
  ).toEqual([]);
});

test('disabled checks are found', () => {
  expect(
    storiesIn(parseSource('Any.stories.tsx', 'const meta = preview.meta({}); const Standard = meta.story({});')),
  ).toEqual([]);
  expect(storiesIn(parseSource('Any.stories.tsx', 'export const Standard = meta.story({});'))).toEqual(['Standard']);
  for (const parameters of [
    "{ test: 'off' }",
    "{ test: 'todo' }",
    '{ disable: true }',
    '{ options: { iframes: false } }',
    '{ manual: true }',
    "{ config: { rules: [{ id: 'label', enabled: false }] } }",
    'none',
  ])
    expect(
      findUnchecked(
        parseSource('Any.stories.tsx', `export const Standard = meta.story({ parameters: { a11y: ${parameters} } });`),
      ),
      parameters,
    ).toHaveLength(1);
  expect(findUnchecked(parseSource('Any.stories.tsx', "const meta = preview.meta({ tags: ['!test'] });"))).toHaveLength(
    1,
  );
});
