import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from '../tools/tree.ts';
import { layerOf, mayImport, mayUse, placeOf } from './mayImport.ts';
import { lintOverrides } from './lintOverrides.ts';

const sources = files('*.ts', '*.tsx').filter((path) => !path.endsWith('.d.ts') && path.includes('/'));

const specifiers = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier]) => (specifier ? [specifier] : []));

/** A place of the tree, or the name of a package; null for Node's own modules. */
function target(file: string, specifier: string): { place: string } | { name: string } | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('node:') || builtinModules.includes(plain)) return null;
  if (plain.startsWith('.')) return { place: placeOf(normalize(join(dirname(file), plain))) };
  const own = /^@afterglow\/([^/]+)(\/.*)?$/.exec(plain);
  if (own) return { place: placeOf((own[1] === 'storybook' ? '.storybook' : own[1]) + (own[2] ?? '')) };
  return { name: plain };
}

const trespasses = (file: string): string[] => {
  const layer = layerOf(file);
  if (!layer) return [`${file} belongs to no layer`];
  return specifiers(readFileSync(join(root, file), 'utf8')).flatMap((specifier) => {
    const to = target(file, specifier);
    const allowed = to === null || ('place' in to ? mayImport(layer, to.place) : mayUse(layer, to.name));
    return allowed ? [] : [`${file} (${layer.name}) imports ${specifier}`];
  });
};

test('every import points the way the table of layers allows', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(trespasses)).toEqual([]);
});

test('the table refuses what it should', () => {
  const components = layerOf('design-system/cards/VideoCard/VideoCard.tsx');
  const site = layerOf('site/routes.ts');
  expect(components && mayImport(components, 'fixtures/contract')).toBe(false);
  expect(components && mayUse(components, 'swr')).toBe(false);
  expect(site && mayImport(site, 'fixtures/data')).toBe(false);
  expect(site && mayImport(site, 'fixtures/contract')).toBe(true);
});

test('the lint rule is made from the same table', () => {
  const config: unknown = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  expect(config).toMatchObject({ overrides: lintOverrides() });
});
