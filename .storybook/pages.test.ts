import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { componentsWithStories } from './storyFiles.ts';
import { titleOf } from './titles.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, '.storybook');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const filesIn = (path: string, end: string): string[] =>
  readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end));

const idsOf = (title: string, text: string): string[] =>
  [...text.matchAll(/^export const (\w+) = meta\.story/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );

/** Ids of all stories, and of the first sheet of every component. */
const stories = new Set([
  ...componentsWithStories().flatMap(({ group, component }) => {
    const file = join(root, 'design-system', group, component, `${component}.stories.tsx`);
    const title = titleOf(group, component);
    return [toId(title, 'All states'), ...idsOf(title, readFileSync(file, 'utf8'))];
  }),
  ...filesIn('site/pages', '.stories.tsx').flatMap((file) =>
    idsOf(`pages/${/(\w+)\.stories/.exec(file)?.[1] ?? ''}`, readFileSync(join(root, 'site/pages', file), 'utf8')),
  ),
]);

const pages = [
  ...filesIn('.storybook/pages', '.mdx').map((file) => read(join('pages', file))),
  ...filesIn('design-system/groups', '.mdx').map((file) =>
    readFileSync(join(root, 'design-system/groups', file), 'utf8'),
  ),
];
const docs = new Set(pages.map((text) => `${toId(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? '')}--docs`));

test('every story that a page frames exists', () => {
  const framed = pages.flatMap((text) => [...text.matchAll(/<StoryFrame id="([^"]+)"/g)].map(([, id = '']) => id));
  expect(framed.length).toBeGreaterThan(20);
  expect(framed.filter((id) => !stories.has(id))).toEqual([]);
});

test('every way on from the first page leads somewhere', () => {
  const ways = [...read('docs/StartHere.tsx').matchAll(/\['([\w-]+--[\w-]+)'/g)].map(([, id = '']) => id);
  expect(ways).toHaveLength(12);
  expect(ways.filter((id) => !stories.has(id) && !docs.has(id))).toEqual([]);
});

test('there are twelve patterns and more', () =>
  expect(pages.filter((text) => text.includes('title="Patterns/')).length).toBeGreaterThanOrEqual(12));
