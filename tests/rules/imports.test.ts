import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSource } from '../components/ast.ts';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { findCycles, importGraph } from './importCycles.ts';
import { findViolations } from './imports.ts';
import { layerOf } from './importLayers.ts';
import { lintOverrides } from './lintOverrides.ts';

const sourceFiles = files(...['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'].map((end) => `*.${end}`)).filter(
  (path) => !path.endsWith('.d.ts') && path.includes('/'),
);
const sources = sourceFiles.map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));

test('every import is allowed by the tables', () => {
  expect(sourceFiles.length).toBeGreaterThan(100);
  expectNone(
    sourceFiles.filter((path) => !layerOf(path)),
    'These files belong to no layer; add them to tests/rules/importLayers.ts:',
  );
  expectNone(
    sources.flatMap((source) => findViolations(source)),
    'These imports are forbidden (tests/rules/importLayers.ts and groupOrder.ts). Move the code, or pass it as a prop:',
  );
});

test('no file imports itself through others, not even a type or lazily', () => {
  const graph = importGraph(sources);
  expect([...graph.values()].flat().length).toBeGreaterThan(1_500);
  expectNone(
    findCycles(graph).map((cycle) => cycle.join(' → ')),
    'Move what these share into a file of its own:',
  );
});

const component = 'design-system/cards/VideoCard/VideoCard.tsx';

test.each([
  [component, `import { x } from "@afterglow/fixtures/contract/video.ts";`],
  [component, `import { x } from '../../../fixtures/data/videos.ts';`],
  [component, `import type { X } from 'swr';`],
  [component, `const x = await import('../../../site/routing/hrefs.ts');`],
  [component, 'const x = await import(`../../../site/routing/hrefs.ts`);'],
  [component, 'const x = await import(`../../../site/${name}.ts`);'],
  [component, `const all = import.meta.glob('../../../fixtures/data/*.ts');`],
  [component, `const all = import.meta.glob(['./*.ts', "/fixtures/data/*.ts"], { eager: true });`],
  [component, `const worker = new Worker(new URL('../../../site/client.tsx', import.meta.url));`],
  [component, `const x = require('swr');`],
  [component, `const x = createRequire(import.meta.url)('swr');`],
  [component, `type X = import('../../../site/shell/routes.ts').Route;`],
  [component, `import x = require('swr');`],
  [component, `export { x } from '../../../site/routing/hrefs.ts';`],
  [component, `export * from '../../../site/routing/hrefs.ts';`],
  [component, `import { videoCard } from './VideoCard.view.ts';`],
  [component, `import type { X } from '@afterglow/design-system/cards/VideoCard/view';`],
  [component, `import { Standard } from './VideoCard.stories.tsx';`],
  [component, `import { links } from '../../layout/storyArgs.ts';`],
  [
    'design-system/primitives/Button/Button.tsx',
    `import { HomeScreen } from '../../screens/HomeScreen/HomeScreen.tsx';`,
  ],
  [
    'design-system/primitives/Button/Button.tsx',
    `import { VideoCard } from '@afterglow/design-system/cards/VideoCard';`,
  ],
  ['design-system/cards/VideoCard/VideoCard.view.ts', `import { row } from '../../lists/VideoRow/VideoRow.tsx';`],
  ['design-system/primitives/useFieldIds.ts', `import { Page } from '../layout/Page/Page.tsx';`],
  ['design-system/reader/reader.ts', `import { Button } from '../primitives/Button/Button.tsx';`],
  ['fixtures/contract/video.ts', `import { videos } from '../data/videos.ts';`],
  ['site/shell/routes.ts', `import { videos } from '@afterglow/fixtures/data/videos.ts';`],
  ['site/start.mjs', `import { videos } from '../fixtures/data/videos.ts';`],
  [
    'site/shell/routes.ts',
    `import { Standard } from '@afterglow/design-system/cards/VideoCard/VideoCard.stories.tsx';`,
  ],
  ['site/pages/home/HomePage.tsx', `import { App } from '../../shell/App.tsx';`],
  ['site/pages/home/HomePage.tsx', `import { Hono } from 'hono';`],
  ['site/kit/Frame.tsx', `import { HomePage } from '../pages/home/HomePage.tsx';`],
  ['site/kit/Frame.tsx', `import { routes } from '@afterglow/site/shell/routes.ts';`],
  ['site/data/videos.ts', `import { Frame } from '../kit/Frame.tsx';`],
  ['site/routing/hrefs.ts', `import { videosRead } from '../data/videos.ts';`],
  ['site/device/device.ts', `import { read } from '../data/read.ts';`],
  ['site/shell/App.tsx', `import { createSite } from '../server/site.ts';`],
  ['site/shell/App.tsx', `import '../client.tsx';`],
  ['site/server/document.ts', `import { VideoPage } from '../pages/video/VideoPage.tsx';`],
  ['tokens/plugin/script.ts', `import { Mark } from '@afterglow/design-system/primitives/Mark';`],
])('a forbidden import is found: %s %s', (path, text) => {
  expect(findViolations(parseSource(path, text))).not.toEqual([]);
});

test.each([
  [component, `import { Icon } from '../../primitives/Icon/Icon.tsx';`],
  [component, `import { color } from '@afterglow/tokens';`],
  [component, `const Open = lazy(() => import('./Open.tsx'));`],
  [component, `// import { x } from 'swr'`],
  [component, `const said = "a line of words from 'swr'";`],
  [
    'design-system/cards/VideoCard/VideoCard.view.ts',
    `import type { Video } from '@afterglow/fixtures/contract/video.ts';`,
  ],
  ['design-system/cards/VideoCard/VideoCard.stories.tsx', `import { videoCard } from './VideoCard.view.ts';`],
  [
    'design-system/screens/HomeScreen/HomeScreen.tsx',
    `import { VideoCard } from '../../cards/VideoCard/VideoCard.tsx';`,
  ],
  ['site/shell/routes.ts', `import { videoCard } from '@afterglow/design-system/cards/VideoCard/view';`],
  ['site/shell/routes.ts', `const load = () => import('../pages/home/HomePage.tsx');`],
  ['site/pages/category/CategoryPage.tsx', `import { VideosPage } from '../videos/VideosPage.tsx';`],
  ['site/kit/Frame.tsx', `import type { Resource } from '../data/answer.ts';`],
  ['site/server/render.tsx', `import { App } from '../shell/App.tsx';`],
  ['tests/rules/any.ts', 'const x = await import(name);'],
])('an allowed import is accepted: %s %s', (path, text) => {
  expect(findViolations(parseSource(path, text))).toEqual([]);
});

interface Config {
  overrides: { rules: Record<string, unknown> }[];
}
// Written by writeLintConfig.ts; only the overrides matter here.
const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Config;
const restrictions = config.overrides.filter(({ rules }) => 'no-restricted-imports' in rules);

test('the lint configuration is generated from the same table', () => {
  expect(restrictions, 'run `npx tsx tests/rules/writeLintConfig.ts`, format, and commit .oxlintrc.json').toEqual(
    lintOverrides(),
  );
});

test('the lint rule agrees with the table wherever the specifier alone decides', () => {
  const refused = [
    [component, '@afterglow/fixtures/contract/video.ts'],
    [component, '../../../fixtures/data/videos.ts'],
    [component, 'swr/infinite'],
    [component, 'wouter'],
    [component, 'zod'],
    ['design-system/cards/Any/Any.view.ts', '../../../fixtures/data/videos.ts'],
    ['design-system/cards/Any/Any.view.ts', '@afterglow/site/routing/hrefs'],
    ['design-system/cards/Any/Any.stories.tsx', 'hono'],
    ['fixtures/contract/any.ts', '../data/videos.ts'],
    ['fixtures/contract/any.ts', '@afterglow/tokens'],
    ['fixtures/data/any.ts', 'zod'],
    ['tokens/plugin/any.ts', '@afterglow/design-system/primitives/Mark'],
    ['tokens/plugin/any.ts', 'react'],
    ['site/any.ts', '@afterglow/fixtures/worlds/empty'],
    ['site/start.mjs', '../fixtures/data/videos.ts'],
    ['site/pages/any/Any.tsx', '../../shell/App.tsx'],
    ['site/pages/any/Any.tsx', '../../server/site.ts'],
    ['site/kit/any.ts', '../pages/home/HomePage.tsx'],
    ['site/kit/any.ts', 'hono'],
    ['site/data/any.ts', '../kit/Frame.tsx'],
    ['site/routing/any.ts', '../data/videos.ts'],
    ['site/server/any.ts', '../pages/video/VideoPage.tsx'],
    ['.storybook/any.ts', '../site/routing/hrefs.ts'],
  ] as const;
  const allowed = [
    [component, 'react'],
    [component, 'react-dom/client'],
    [component, '@afterglow/tokens'],
    [component, '../../primitives/Icon/Icon.tsx'],
    ['design-system/cards/Any/Any.view.ts', '@afterglow/fixtures/contract/video.ts'],
    ['design-system/cards/Any/Any.view.ts', '../../../fixtures/contract/video.ts'],
    ['design-system/cards/Any/Any.stories.tsx', '@afterglow/fixtures/data/videos'],
    ['design-system/cards/Any/Any.test.tsx', '../../../site/routing/hrefs.ts'],
    ['design-system/messages/build.ts', 'node:fs'],
    ['fixtures/api/any.ts', '../data/videos.ts'],
    ['site/any.ts', '../fixtures/contract/video.ts'],
    ['site/any.ts', 'hono'],
    ['site/client.tsx', './shell/Root.tsx'],
    ['site/shell/any.ts', '../pages/home/HomePage.tsx'],
    ['site/pages/any/Any.tsx', '../../kit/Frame.tsx'],
    ['site/pages/any/Any.tsx', '../../data/videos.ts'],
    ['site/kit/any.ts', '@afterglow/site/routing/hrefs'],
    ['site/server/any.ts', '../shell/App.tsx'],
    ['tests/any.ts', '../site/routing/hrefs.ts'],
  ] as const;
  const examples = [...refused, ...allowed];
  const violates = (path: string, address: string) =>
    findViolations(parseSource(path, `import '${address}';`)).length > 0;
  expect(examples.filter(([path, address]) => violates(path, address))).toEqual(refused);
  expect(lintFindings(examples)).toEqual(refused.map(([path, address]) => `${path} ${address}`).toSorted());
});

/** The imports that oxlint reports with only the restrictions enabled. */
function lintFindings(examples: readonly (readonly [path: string, address: string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-lint-'));
  try {
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({ categories: { correctness: 'off' }, overrides: restrictions }),
    );
    for (const path of new Set(examples.map(([path]) => path))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const lines = examples.filter(([at]) => at === path).map(([, address]) => `import '${address}';\n`);
      writeFileSync(join(folder, path), lines.join(''));
    }
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return [...stdout.matchAll(/^([^:]+):.*?'([^']+)' import is restricted/gm)]
      .map(([, path, address]) => `${path} ${address}`)
      .toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
