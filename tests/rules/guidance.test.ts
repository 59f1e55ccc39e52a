import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentsWithStories } from '../../.storybook/storyFiles.ts';
import { primitiveGroups, titleOf } from '../../.storybook/titles.ts';
import { guidance } from '../../design-system/groups/guidance.ts';
import { expectNone } from '../tools/expectNone.ts';
import { root } from '../tools/repository.ts';

const all = componentsWithStories();
const names = new Set(all.map(({ component }) => component));

const sentence = /^[“`A-Z\d/].{15,}[.?]$/su;

test('every component with stories says when to use it, and nothing else does', () => {
  expect(all.length).toBeGreaterThan(100);
  expectNone(
    all.filter(({ component }) => !(component in guidance)).map(({ group, component }) => `${group}/${component}`),
    'Write their guidance in design-system/groups/*.docs.ts:',
  );
  expectNone(
    Object.keys(guidance).filter((name) => !names.has(name)),
    'Remove the guidance of what does not exist:',
  );
});

test('guidance is written in sentences', () => {
  const broken = Object.entries(guidance).flatMap(([name, { use, avoid, keyboard, spoken }]) => {
    const texts = [...use, ...avoid, keyboard, spoken];
    return [
      ...(use.length === 0 || avoid.length === 0 ? [`${name}: when to use it, and when not`] : []),
      ...texts
        .filter((text) => !sentence.test(text) && text !== 'It takes no focus.')
        .map((text) => `${name}: ${text}`),
    ];
  });
  expectNone(broken, 'Write a whole sentence:');
});

test('related parts exist', () => {
  const wrong = Object.entries(guidance).flatMap(([name, { related }]) => [
    ...(related.length === 0 ? [`${name} has none`] : []),
    ...related.filter((part) => !names.has(part) || part === name).map((part) => `${name}: ${part}`),
  ]);
  expectNone(wrong, 'Name other components of the library:');
});

test('controls and cards show what they look like in use, by stories that exist', () => {
  const shown = all.flatMap(({ group, component }) => {
    const read = (file: string) => readFileSync(join(root, 'design-system', group, component, file), 'utf8');
    const rows = guidance[component]?.interaction;
    const stories = rows ? read(`${component}.stories.tsx`) : '';
    const lost = (rows?.of ?? []).filter((name) => !stories.includes(`export const ${name} = `));
    const isCard = group === 'cards' && component.endsWith('Card');
    const isControl =
      group === 'primitives' &&
      [...primitiveGroups.Actions, ...primitiveGroups.Inputs].some((name) => name === component);
    // A group of choices does not receive focus itself.
    const missing = (isCard || isControl) && component !== 'FieldGroup' && !rows;
    return [...(missing ? [`${component} has no rows`] : []), ...lost.map((name) => `${component}: no story ${name}`)];
  });
  expectNone(shown, 'Give these an `interaction` in their guidance:');
});

test('every primitive stands in one of the four groups', () => {
  const placed: string[] = Object.values(primitiveGroups).flat();
  const primitives = all.filter(({ group }) => group === 'primitives').map(({ component }) => component);
  expect(placed.toSorted()).toEqual(primitives.toSorted());
});

test('a skeleton stands under what it stands in for', () => {
  const lost = all
    .filter(({ component }) => component !== 'Skeleton' && component.endsWith('Skeleton'))
    .filter(({ group, component }) => !names.has(titleOf(group, component).split('/').at(-2) ?? ''));
  expect(lost).toEqual([]);
  expect(titleOf('cards', 'VideoCardSkeleton')).toBe('cards/VideoCard/VideoCardSkeleton');
});
