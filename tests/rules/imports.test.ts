import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { findCycles, importGraph } from './importCycles.ts';
import { groupRows } from './groupOrder.ts';
import { layerOf } from './importLayers.ts';
import { restrictionsOf } from './importRestrictions.ts';
import { lintConfig } from './lintConfig.ts';
import { lintExamples } from './lintExamples.ts';

const sourceFiles = files(...['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'].map((end) => `*.${end}`)).filter(
  (path) => !path.endsWith('.d.ts') && path.includes('/'),
);

test('no file imports itself through others, not even a type or lazily', () => {
  const graph = importGraph(sourceFiles.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })));
  expect([...graph.values()].flat().length).toBeGreaterThan(1_500);
  expectNone(
    findCycles(graph).map((cycle) => cycle.join(' → ')),
    'Move what these share into a file of its own:',
  );
});

test('every file belongs to a layer, and every folder of the design system to a row', () => {
  expect(sourceFiles.length).toBeGreaterThan(100);
  expectNone(
    sourceFiles.filter((path) => !layerOf(path)),
    'These files belong to no layer; add them to tests/rules/importLayers.ts:',
  );
  const rows = new Set(groupRows.flat());
  expectNone(
    files('design-system/*.ts', 'design-system/*.tsx')
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => path.split('/')[1] ?? '')
      .filter((name) => !rows.has(name)),
    'Add these to a row of tests/rules/groupOrder.ts:',
  );
});

// By the table itself, as examples of the linter have other file names.
test('only the adapter of the player knows Video.js', () => {
  const accepts = (path: string, address: string) =>
    restrictionsOf(path).every(({ pattern }) => !pattern.test(address));
  const limited = sourceFiles.filter((path) => layerOf(path)?.packages.includes('*') === false);
  const adapter = ['design-system/player/VideoPlayer/hls.ts', 'design-system/player/VideoPlayer/videoJs.tsx'];
  expect(limited.filter((path) => accepts(path, '@videojs/react')).toSorted()).toEqual(adapter);
  for (const path of adapter)
    for (const address of ['/design-system/cards/VideoCard/VideoCard.view.ts', '@radix-ui/react-dialog', 'swr'])
      expect(accepts(path, address), `${path} imports ${address}`).toBe(false);
});

test('the lint configuration is generated from the tables', () => {
  expect(
    JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')),
    'run `npx tsx tests/rules/writeLintConfig.ts`, format, and commit .oxlintrc.json',
  ).toEqual(JSON.parse(JSON.stringify(lintConfig)));
});

const component = 'design-system/cards/VideoCard/VideoCard.tsx';

const refused: [path: string, text: string][] = [
  ['site/any.ts', `import { x } from '../fixtures/contract/video.ts';`],
  ['fixtures/api/any.ts', `import { x } from '../data/videos.ts';`],
  [component, `import { x } from "@afterglow/contract/video";`],
  [component, `import { x } from '../../../fixtures/data/videos.ts';`],
  [component, `import type { X } from 'swr';`],
  [component, `const x = await import('../../../site/routing/query.ts');`],
  [component, 'const x = await import(`../../../site/routing/query.ts`);'],
  [component, 'const x = await import(`../../../site/${name}.ts`);'],
  [component, `const all = import.meta.glob('../../../fixtures/data/*.ts');`],
  [component, `const all = import.meta.glob(['./*.ts', "/fixtures/data/*.ts"], { eager: true });`],
  [component, `const worker = new Worker(new URL('../../../site/client.tsx', import.meta.url));`],
  [component, `const x = require('swr');`],
  [component, `const x = createRequire(import.meta.url)('swr');`],
  [component, `type X = import('../../../site/routing/query.ts').Route;`],
  [component, `import x = require('swr');`],
  [component, `export { x } from '../../../site/routing/query.ts';`],
  [component, `export * from '../../../site/routing/query.ts';`],
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
  ['site/shell/pageTable.ts', `import { videos } from '@afterglow/fixtures/data/videos';`],
  ['site/start.mjs', `import { videos } from '../fixtures/data/videos.ts';`],
  [
    'site/shell/pageTable.ts',
    `import { Standard } from '@afterglow/design-system/cards/VideoCard/VideoCard.stories.tsx';`,
  ],
  [component, `import { x } from '../../cards/../../site/routing/query.ts';`],
  ['fixtures/contract/video.ts', `import { x } from '../server.ts';`],
  ['site/pages/home/HomePage.tsx', `import { App } from '../../shell/App.tsx';`],
  ['site/pages/home/HomePage.tsx', `import { Hono } from 'hono';`],
  ['site/shared/Frame.tsx', `import { HomePage } from '../pages/home/HomePage.tsx';`],
  ['site/shared/Frame.tsx', `import { routes } from '@afterglow/site/shell/pageTable.ts';`],
  ['site/data/videos.ts', `import { Frame } from '../shared/Frame.tsx';`],
  ['site/routing/query.ts', `import { videosRead } from '../data/videos.ts';`],
  ['site/device/device.ts', `import { read } from '../data/read.ts';`],
  ['site/runtime/pages/any.ts', `import type { SignedIn } from '@afterglow/contract/globals';`],
  ['site/runtime/client/any.tsx', `import { FailedScreen } from '@afterglow/design-system/screens/FailedScreen';`],
  ['site/runtime/client/any.tsx', `import { compressPage } from '../server/compress.ts';`],
  ['site/runtime/server/any.ts', `import { pages } from '../../shell/pageTable.ts';`],
  ['site/runtime/server/any.ts', `import { ageCheck } from '@afterglow/design-system/age-gate/AgeCheck/view';`],
  ['site/shared/Frame.tsx', `import { useAct } from '../features/acts/useAct.ts';`],
  ['site/features/acts/useAct.ts', `import { compressPage } from '../../runtime/server/compress.ts';`],
  ['site/shell/App.tsx', `import { createSite } from '../server/site.ts';`],
  ['site/shell/App.tsx', `import '../client.tsx';`],
  ['site/server/document.ts', `import { VideoPage } from '../pages/video/VideoPage.tsx';`],
  ['tokens/plugin/script.ts', `import { Mark } from '@afterglow/design-system/primitives/Mark';`],
];

const openMenu = 'design-system/primitives/Menu/OpenMenu.tsx';
const radix = `import * as Radix from '@radix-ui/react-dropdown-menu';`;
const partsOfOthers: [path: string, text: string][] = [
  ['design-system/lists/VideoRow/VideoRow.tsx', `import { Badge } from '../../cards/VideoCard/Badge.tsx';`],
  ['site/shell/Gate.tsx', `import { Badge } from '@afterglow/design-system/cards/VideoCard/Badge.tsx';`],
];
const notLazy: [path: string, text: string][] = [
  [component, radix],
  ['site/client.tsx', radix],
  [component, `export * from '@radix-ui/react-dropdown-menu';`],
  [component, `import OpenMenu from './OpenMenu.tsx';`],
  [component, `export { default } from './OpenMenu.tsx';`],
  [
    'site/pages/videos/VideosPage.tsx',
    `import { OpenMenu } from '@afterglow/design-system/primitives/Menu/OpenMenu.tsx';`,
  ],
];

const allowed: [path: string, text: string][] = [
  [component, `import { Badge } from './Badge.tsx';`],
  ['design-system/cards/VideoCard/VideoCard.stories.tsx', `import { Badge } from '../ModelCard/Badge.tsx';`],
  [openMenu, radix],
  [component, `const OpenMenu = lazy(() => import('./OpenMenu.tsx')); import type { X } from './OpenMenu.tsx';`],
  [component, `import { type X } from './OpenMenu.tsx';`],
  [component, `import { Icon } from '../../primitives/Icon/Icon.tsx';`],
  [component, `import { color } from '@afterglow/tokens';`],
  [component, `const Open = lazy(() => import('./Open.tsx'));`],
  [component, `// import { x } from 'swr'`],
  [component, `const said = "a line of words from 'swr'";`],
  ['design-system/cards/VideoCard/VideoCard.view.ts', `import type { Video } from '@afterglow/contract/video';`],
  ['design-system/cards/VideoCard/VideoCard.stories.tsx', `import { videoCard } from './VideoCard.view.ts';`],
  [
    'design-system/screens/HomeScreen/HomeScreen.tsx',
    `import { VideoCard } from '../../cards/VideoCard/VideoCard.tsx';`,
  ],
  ['site/shell/pageTable.ts', `import { videoCard } from '@afterglow/design-system/cards/VideoCard/view';`],
  ['site/shell/pageTable.ts', `const load = () => import('../pages/home/HomePage.tsx');`],
  ['site/pages/category/CategoryPage.tsx', `import { VideosPage } from '../videos/VideosPage.tsx';`],
  ['site/shared/Frame.tsx', `import type { Resource } from '../data/answer.ts';`],
  ['site/server/render.tsx', `import { App } from '../shell/App.tsx';`],
  ['tests/rules/any.ts', 'const x = await import(name);'],
];

const refusedSpecifiers: [path: string, address: string][] = [
  [component, '@afterglow/contract/video'],
  [component, '../../../fixtures/data/videos.ts'],
  [component, 'swr/infinite'],
  [component, 'wouter'],
  [component, 'zod'],
  ['design-system/cards/Any/Any.view.ts', '../../../fixtures/data/videos.ts'],
  ['design-system/cards/Any/Any.view.ts', '@afterglow/site/routing/query'],
  ['design-system/cards/Any/Any.stories.tsx', 'hono'],
  ['fixtures/contract/any.ts', '../data/videos.ts'],
  ['fixtures/contract/any.ts', '@afterglow/tokens'],
  ['fixtures/data/any.ts', 'zod'],
  ['tokens/plugin/any.ts', '@afterglow/design-system/primitives/Mark'],
  ['tokens/plugin/any.ts', 'react'],
  [component, '@videojs/react'],
  ['design-system/player/VideoPlayer/PlayerStage.tsx', '@videojs/react'],
  ['site/any.ts', '@afterglow/fixtures/scenarios/empty'],
  ['site/shared/any.ts', '@afterglow/operation/log'],
  ['fixtures/contract/any.ts', '@afterglow/operation/log'],
  ['fixtures/operation/any.ts', '@afterglow/api/settings'],
  ['site/start.mjs', '../fixtures/data/videos.ts'],
  ['site/shared/any.ts', 'hono'],
  ['site/routing/any.ts', '../data/videos.ts'],
  ['.storybook/any.ts', '../site/routing/query.ts'],
];
const allowedSpecifiers: [path: string, address: string][] = [
  [component, 'react'],
  [component, 'react-dom/client'],
  [component, '@afterglow/tokens'],
  [component, '../../primitives/Icon/Icon.tsx'],
  ['design-system/cards/Any/Any.view.ts', '@afterglow/contract/video'],
  ['design-system/cards/Any/Any.stories.tsx', '@afterglow/fixtures/data/videos'],
  ['design-system/cards/Any/Any.test.tsx', '../../../site/routing/query.ts'],
  ['design-system/messages/build.ts', 'node:fs'],
  ['fixtures/api/any.ts', '@afterglow/fixtures/data/videos'],
  ['site/any.ts', '@afterglow/contract/video'],
  ['site/server/any.ts', '@afterglow/operation/log'],
  ['site/any.ts', 'hono'],
  ['site/client.tsx', './shell/App.tsx'],
  ['site/pages/any/Any.tsx', '../../shared/Frame.tsx'],
  ['site/shared/any.ts', '@afterglow/site/routing/query'],
  ['tests/any.ts', '../site/routing/query.ts'],
];

/** Returns the examples in which the lint rule refuses no import. */
function accepted(examples: readonly (readonly [path: string, text: string])[]): (readonly [string, string])[] {
  const found = lintExamples(examples.map(([path, text]) => ({ path, text })));
  return examples.filter((_, index) => !found[index]?.includes('afterglow(imports)'));
}

const importing = ([path, address]: [path: string, address: string]): [string, string] => [
  path,
  `import '${address}';`,
];

test('forbidden imports are refused, however they are written', () => {
  expect(accepted([...refused, ...partsOfOthers, ...notLazy, ...refusedSpecifiers.map(importing)])).toEqual([]);
});

test('allowed imports are accepted', () => {
  const examples = [...allowed, ...allowedSpecifiers.map(importing)];
  expect(accepted(examples)).toEqual(examples);
});
