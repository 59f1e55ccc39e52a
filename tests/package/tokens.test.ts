import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import StyleDictionary from 'style-dictionary';
import { compile } from 'tailwindcss';
import { installedFolder, readPackedManifest } from './installApp.ts';

const app = inject('app');
const folder = installedFolder(app, 'tokens');
const fileOf = (entry: string): string => {
  const target = readPackedManifest(app, 'tokens').exports[entry];
  if (typeof target !== 'string') throw new Error(`@afterglow/tokens has no file ${entry}.`);
  return join(folder, target);
};

test.each(['dark', 'light'])('Style Dictionary makes variables of %s.json', async (theme) => {
  const dictionary = new StyleDictionary({
    source: [fileOf(`./${theme}.json`)],
    usesDtcg: true,
    // It warns of letter spacing, which the font property cannot hold.
    log: { verbosity: 'silent', warnings: 'disabled' },
    platforms: { css: { transformGroup: 'css', files: [{ destination: 'all.css', format: 'css/variables' }] } },
  });
  const [file] = await dictionary.formatPlatform('css');
  expect(String(file?.output)).toMatch(/--color-accent: #[\da-f]{6};/);
  expect(String(file?.output)).toContain('--radius-card: 14px;');
});

test('Tailwind makes classes of tailwind.css', async () => {
  const theme = readFileSync(fileOf('./tailwind.css'), 'utf8');
  const css = (await compile(`${theme}\n@tailwind utilities;`)).build([
    'bg-raised',
    'text-on-accent',
    'p-4',
    'rounded-card',
  ]);
  for (const rule of [
    'background-color: var(--c-raised)',
    'color: var(--c-on-accent)',
    'padding: var(--s-4)',
    'border-radius: var(--r-card)',
  ])
    expect(css).toContain(rule);
});

test('the sources are packed with the resolver that names them', () => {
  const resolver: unknown = JSON.parse(readFileSync(fileOf('./source/afterglow.resolver.json'), 'utf8'));
  const named = [...JSON.stringify(resolver).matchAll(/"\$ref":"([\w.]+\.json)"/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(readFileSync(fileOf(`./source/${name}`), 'utf8')).toContain('$value');
});

test('every rule of a packed style sheet is in a layer', () => {
  for (const file of [
    fileOf('./tokens.css'),
    ...['base.css', 'styles.css'].map((name) => join(installedFolder(app, 'design-system'), name)),
  ])
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) expect(line).toMatch(/^@layer afterglow\./);
});
