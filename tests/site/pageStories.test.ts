/** Every page of the table has a story. */
import './production.ts';
import { expect, test, vi } from 'vitest';
import { matchRoute, pages } from '../../site/shell/pageTable.ts';

const paths = vi.hoisted((): string[] => []);
vi.mock('@afterglow/storybook/page', () => ({ pageStory: ({ path }: { path: string }) => paths.push(path) }));
vi.mock('@afterglow/storybook/preview', () => ({ default: { meta: () => ({ story: (story: unknown) => story }) } }));

test('the stories of pages show each page of the table, and none that is missing', async () => {
  await Promise.all(Object.values(import.meta.glob('../../site/pages/*/*.stories.tsx')).map((load) => load()));
  const shown = paths.map((path) => {
    const { pathname, searchParams } = new URL(path, 'http://here.invalid');
    return matchRoute(pathname, searchParams)?.page.file ?? `nothing at ${path}`;
  });
  expect([...new Set(shown)].toSorted()).toEqual([...new Set(pages.map(({ file }) => file))].toSorted());
});
