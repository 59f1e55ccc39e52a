import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { deadLinks } from '../tools/deadLinks.ts';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { installedFolder, packageNames, readPackedManifest } from './installApp.ts';
import { run } from './run.ts';
import { examplesOf, runExamples } from './runExamples.ts';

const app = inject('app');

/** Returns the specifiers of the modules that a package exports. */
const moduleNames = (name: string): string[] =>
  Object.entries(readPackedManifest(app, name).exports)
    .filter(([, file]) => typeof file !== 'string')
    .map(([entry]) => `@afterglow/${name}${entry.slice(1)}`);

describe.each(packageNames)('@afterglow/%s', (name) => {
  test('has nothing that publint complains of', async () => {
    const { messages, pkg } = await publint({ pkgDir: installedFolder(app, name), pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('has types that agree with its modules, for bundlers and for Node', async () => {
    const others = Object.entries(readPackedManifest(app, name).exports)
      .filter(([, file]) => typeof file === 'string')
      .map(([entry]) => entry);
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    await run(app.folder, process.execPath, [
      ...[attw, app.tarballs[name], '--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii'],
      ...['--exclude-entrypoints', ...others],
    ]);
  });

  test('writes out every entry', () => {
    const { exports } = readPackedManifest(app, name);
    expect(Object.keys(exports).length).toBeGreaterThan(3);
    expect(JSON.stringify(exports)).not.toContain('*');
  });

  test('loads every entry in plain Node', async () => {
    const script = join(app.folder, `load-${name}.mjs`);
    writeFileSync(
      script,
      moduleNames(name)
        .map((entry) => `await import(${JSON.stringify(entry)});\n`)
        .join(''),
    );
    expect(await run(app.folder, process.execPath, [script])).toBe('');
  });

  test('holds no tests, stories, sources or server libraries', () => {
    const packed = readdirSync(installedFolder(app, name), { recursive: true, encoding: 'utf8' });
    expect(packed).toContain('README.md');
    expect(packed.filter((file) => /\.(test|stories|decorator)\.|(?<!\.d)\.tsx?$|node_modules/.test(file))).toEqual([]);
    const { dependencies = {}, peerDependencies = {} } = readPackedManifest(app, name);
    const known = /^(@afterglow\/|@radix-ui\/|@videojs\/|@types\/react$|react(-dom|-intl)?$|colorjs\.io$)/;
    expect(Object.keys({ ...dependencies, ...peerDependencies }).filter((one) => !known.test(one))).toEqual([]);
  });
});

test.each(packageNames)('the README of @afterglow/%s leads to guides that are packed', (name) => {
  const folder = installedFolder(app, name);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = paths.filter((path) => path.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(name === 'design-system' ? 3 : 0);
  const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');
  expectNone(deadLinks(pages, { paths: new Set(paths), textOf }), 'A package holds docs/library and no other pages:');
});

test('the examples of all READMEs and guides compile, run and render', async () => {
  const examples = examplesOf(app);
  expect(examples.length).toBeGreaterThan(9);
  const printed = await runExamples(app, examples);
  const rendered = examples.filter(({ code }) => /export (const|function) [A-Z]/.test(code)).map(({ name }) => name);
  expect(rendered.length).toBeGreaterThan(2);
  for (const name of rendered) expect(printed).toMatch(new RegExp(`^${name} <.+data-component=`, 'm'));
});

test('a server that was not told where the icons are refuses to render one', async () => {
  const script = join(app.folder, 'icon.mjs');
  writeFileSync(
    script,
    `import { iconHref } from '@afterglow/design-system/primitives/Icon/address'; console.log(iconHref('play'));`,
  );
  await expect(run(app.folder, process.execPath, [script])).rejects.toThrow(
    'Call setSpriteAddress before the first render.',
  );
});

test('every component of the library is exported, and every view', () => {
  const entries = new Set(moduleNames('design-system'));
  const expected = files('design-system/*.ts', 'design-system/*.tsx').flatMap((path) => {
    const [, group, name, view] = /^design-system\/([\w-]+)\/(\w+)\/\2(\.view)?\.tsx?$/.exec(path) ?? [];
    return group && name ? [`@afterglow/design-system/${group}/${name}${view ? '/view' : ''}`] : [];
  });
  expect(expected.length).toBeGreaterThan(180);
  expectNone(
    expected.filter((entry) => !entries.has(entry)),
    'Write these among the exports of design-system/package.json:',
  );
});
