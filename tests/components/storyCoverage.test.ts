import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { framedStories, storiesIn, findUnchecked, findUncovered, filesWithoutStories } from './storyCoverage.ts';
import { parseSource, loadSources } from './ast.ts';

const all = loadSources((path) => !path.endsWith('.d.ts'));
const stories = all.filter(({ path }) => path.endsWith('.stories.tsx'));

test('whatever draws something for others has stories', () => {
  expectNone(
    findUncovered(all),
    'Write stories beside these, or keep each in the folder of the one component that uses it:',
  );
});

test('every file of stories has a story, and stands beside its component', () => {
  expectNone(
    stories.filter((source) => storiesIn(source).length === 0).map(({ path }) => path),
    'Write `export const Standard = meta.story(…)` in these, or take them away:',
  );
  expectNone(
    stories
      .map(({ path }) => path)
      .filter((path) => !all.some((source) => source.path === path.replace('.stories.tsx', '.tsx'))),
    'These stories stand beside no component of their name:',
  );
});

test('axe and the test-runner look at every story', () => {
  const storybookFiles = files('.storybook/*.ts', '.storybook/*.tsx')
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
  expectNone(
    [...stories, ...storybookFiles].flatMap(findUnchecked),
    "Mend what axe finds instead of switching it off; frames of other people's pages are named in storied.ts:",
  );
});

test('every exception is still there', () => {
  const paths = new Set(all.map(({ path }) => path));
  expectNone(
    [...framedStories, ...Object.keys(filesWithoutStories)].filter((path) => !paths.has(path)),
    'Take these out of storied.ts:',
  );
});

const folder = 'design-system/cards/Any';
const rendering = 'export function Any() { return <p />; }';
const use = (path: string) =>
  parseSource(path, `import { Any } from '${path.startsWith(`${folder}/`) ? '.' : '../Any'}/Any.tsx';`);

test('what draws and has no stories is found', () => {
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

test('what is no story, and what is not checked, is found', () => {
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
