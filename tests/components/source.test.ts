import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../tools/tree.ts';
import { sources, within, type Node } from './tree.ts';

const all = sources();

/** The components: `cards/VideoCard/VideoCard.tsx`. */
const components = all.filter(({ path }) => basename(path) === `${basename(dirname(path))}.tsx`);

test('every component has stories', () => {
  const told = new Set(files('design-system/*.stories.tsx'));
  expect(components.map(({ path }) => path.replace(/\.tsx$/, '.stories.tsx')).filter((path) => !told.has(path))).toEqual([]);
});

test('a component has at most eight props of its own', () => {
  const crowded = components.flatMap((source) => {
    const wanted = `${basename(source.path, '.tsx')}Props`;
    const declared = [...within(source.program)].find(({ type, id }) => type === 'TSInterfaceDeclaration' && (id as Node | null)?.['name'] === wanted);
    const members = (declared?.['body'] as { body?: Node[] } | undefined)?.body ?? [];
    // A data attribute with its values spelt out is an attribute of the root, not one prop more.
    const own = members.filter(({ key }) => !spelt(key).startsWith('data-')).length;
    return own > 8 ? [`${source.path}: ${own}`] : [];
  });
  expect(crowded).toEqual([]);
});

const spelt = (key: unknown): string => (key as { value?: string } | undefined)?.value ?? '';
