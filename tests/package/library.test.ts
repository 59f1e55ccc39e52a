import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { bytesOf } from './bytes.ts';
import { installedFolder, readPackedManifest } from './installApp.ts';
import { onServer, readModules } from './packedModules.ts';
import { run } from './run.ts';

const app = inject('app');
const modules = readModules(installedFolder(app, 'design-system'));
const entries = Object.values(readPackedManifest(app, 'design-system').exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.default.slice(2)],
);

const codeOf = (path: string): string => modules.get(path)?.code ?? '';

test('rules are compiled: whoever installs the library needs no styled-components', () => {
  const { dependencies = {}, peerDependencies = {} } = readPackedManifest(app, 'design-system');
  expect(Object.keys({ ...dependencies, ...peerDependencies })).not.toContain('styled-components');
  expect([...modules].filter(([, { code }]) => code.includes('styled-components'))).toEqual([]);
  expect(codeOf('primitives/Button/Button.js')).toMatch(/import "#rules\/primitives\/Button\/Button\.css";\n$/);
});

test.each([
  ['primitives/Button', 8],
  ['cards/VideoCard', 14],
])('%s weighs at most %i KB, all in', async (entry, kilobytes) => {
  expect(await bytesOf(app, entry)).toBeLessThan(kilobytes * 1_024);
});

test('components with state, effects, handlers or context are client components, and no others', () => {
  const isClient = (name: string) => modules.get(`${name}.js`)?.isClient;
  for (const name of ['cards/VideoCard/VideoCard', 'primitives/Button/Button', 'reader/AfterglowProvider'])
    expect(isClient(name), name).toBe(true);
  for (const name of [
    'primitives/Icon/Icon',
    'cards/VideoCard/VideoCard.view',
    'reader/newReader',
    'reader/plainHrefs',
  ])
    expect(isClient(name), name).toBe(false);
});

test('what runs on a React server calls nothing that is for browsers', () => {
  const calls = [...onServer(modules, entries)].flatMap((path) =>
    [...(modules.get(path)?.imports ?? [])]
      .filter(([other, names]) => modules.get(other)?.isClient && names.some((name) => /^[a-z]/.test(name)))
      .map(([other, names]) => `${path} takes ${names.join(', ')} from ${other}`),
  );
  expectNone(calls, 'Move what both need to a module of its own, without components:');
  const sentences = [...onServer(modules, entries)].filter((path) => codeOf(path).includes('from "react-intl"'));
  expectNone(sentences, 'These need the part of react-intl for browsers:');
});

test('no module but that of the icons knows the file in which it lies', () => {
  const knowing = [...modules].filter(([, { code }]) => /import\.meta|__dirname|file:\/\//.test(code));
  expect(knowing.map(([path]) => path)).toEqual(['primitives/Icon/address.js']);
});

test('components and views run without the contract, and the tokens without all else', async () => {
  const folder = join(dirname(app.folder), 'alone');
  cpSync(join(app.folder, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('@afterglow/contract'),
  });
  const all = entries.map((path) => `await import('./node_modules/@afterglow/design-system/${path}');`);
  writeFileSync(join(folder, 'all.mjs'), [`import '@afterglow/tokens';`, ...all, ''].join('\n'));
  expect(await run(folder, process.execPath, [join(folder, 'all.mjs')])).toBe('');
  await expect(run(folder, process.execPath, ['-e', "import('@afterglow/contract/limits')"])).rejects.toThrow(
    '@afterglow/contract',
  );
});
