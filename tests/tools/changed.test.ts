import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closure } from '../changed/closure.ts';
import { planOf, reasonForAll } from '../changed/plan.ts';
import { specPages } from '../changed/specPages.ts';
import { describePlan, lintCommand } from '../changed/stages.ts';
import { importGraph } from '../rules/importCycles.ts';
import { expectNone } from './expectNone.ts';
import { files, root } from './repository.ts';

/** Builds a small repository from the texts of its files. */
const repository = (texts: Record<string, string>) => ({
  texts: new Map(Object.entries(texts)),
  graph: importGraph(Object.entries(texts).map(([path, text]) => ({ path, text }))),
});

const small = repository({
  '.storybook/preview.tsx': "import './frame.tsx';",
  '.storybook/frame.tsx': "import '@afterglow/design-system/primitives/Text';",
  'design-system/primitives/Text/Text.tsx': '',
  'design-system/cards/VideoCard/VideoCard.tsx': '',
  'design-system/cards/VideoCard/VideoCard.stories.tsx': "import { VideoCard } from './VideoCard.tsx';",
  'design-system/cards/ModelCard/ModelCard.tsx': '',
  'design-system/cards/ModelCard/ModelCard.stories.tsx': "import { ModelCard } from './ModelCard.tsx';",
  'design-system/cards/OddCard/OddCard.tsx': '',
  'fixtures/contract/video.ts': '',
  'site/client.tsx': "import './shell/pageTable.ts';",
  'site/shell/pageTable.ts': "const page = () => import('../pages/videos/VideosPage.tsx');",
  'site/pages/videos/VideosPage.tsx': "import '@afterglow/design-system/cards/VideoCard';",
  'site/pages/videos/VideosPage.stories.tsx': "import { pageStory } from '@afterglow/storybook/page';",
  '.storybook/pageStory.tsx': "import '../site/shell/pageTable.ts';",
  'site/pages/models/ModelsPage.tsx': "import '@afterglow/design-system/cards/ModelCard';",
  'tests/browser/visitor.ts': '',
  'tests/browser/anywhere.spec.ts': "import './visitor.ts';",
  'tests/browser/weight.spec.ts': "import './visitor.ts';",
  'tests/browser/storyChecks.spec.ts': '',
  'tests/rules/all.test.ts': "import { files } from '../tools/repository.ts'; files('*.ts');",
  'tests/rules/readme.test.ts': "readFileSync('README.md');",
  'tests/contract/video.test.ts': "import '@afterglow/contract/video';",
});

test('a closure follows imports, not beyond a border', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'a']],
    ['c', ['d']],
  ]);
  expect([...closure(graph, ['a'])]).toEqual(['a', 'b', 'c', 'd']);
  expect([...closure(graph, ['a'], (file) => file === 'c')]).toEqual(['a', 'b']);
});

test.each([
  ['package.json', 'packages'],
  ['site/package.json', 'packages'],
  ['package-lock.json', 'packages'],
  ['.storybook/preview.tsx', 'preview'],
  ['tests/tools/spawnSite.ts', 'tools'],
  ['tests/vitest.config.ts', 'run of the tests'],
  ['design-system/messages/de.json', 'no import'],
  ['fixtures/media/videos/1.jpg', 'no import'],
])('%s reaches everything', (path, reason) => {
  expect(reasonForAll(['docs/a.md', path])).toContain(reason);
});

test.each([
  ['tests/tools/changed.test.ts'],
  ['site/pages/videos/VideosPage.tsx'],
  ['docs/decisions/0041-mutants.md'],
  ['design-system/README.md'],
  ['tests/browser/weight.spec.ts'],
])('what %s reaches can be told', (path) => {
  expect(reasonForAll([path])).toBeUndefined();
});

test('a component reaches its stories, and the specs that visit its pages', () => {
  const plan = planOf(['design-system/cards/VideoCard/VideoCard.tsx'], small);
  expect(plan.stories).toEqual([
    'design-system/cards/VideoCard/VideoCard.stories.tsx',
    'site/pages/videos/VideosPage.stories.tsx',
  ]);
  expect(plan.specs).toEqual(['tests/browser/anywhere.spec.ts', 'tests/browser/weight.spec.ts']);
  expect(plan.steps).toEqual(['messages', 'size', 'package']);
});

test('a page reaches the specs that visit it, and those that may go anywhere', () => {
  const { specs, stories } = planOf(['site/pages/models/ModelsPage.tsx'], small);
  expect(specs).toEqual(['tests/browser/anywhere.spec.ts']);
  expect(stories).toEqual([]);
});

test.each([
  ['site/shell/pageTable.ts', true],
  ['site/pages/models/page.ts', true],
  ['fixtures/contract/video.ts', true],
  ['site/pages/videos/Removed.tsx', false],
])('%s reaches every spec: %s', (path, expected) => {
  expect(planOf([path], small).specs === null).toBe(expected);
});

test('what stands around a page reaches the stories of pages', () => {
  const { stories } = planOf(['site/shell/pageTable.ts'], small);
  expect(stories).toEqual(['site/pages/videos/VideosPage.stories.tsx']);
});

test('what the preview needs reaches all stories, and what no page shows reaches no spec', () => {
  expect(planOf(['design-system/primitives/Text/Text.tsx'], small)).toMatchObject({ stories: null, specs: [] });
  expect(planOf(['design-system/cards/OddCard/OddCard.tsx'], small)).toMatchObject({ stories: [], specs: [] });
});

test('a removed file of the product reaches every spec', () => {
  expect(planOf(['site/shared/removed.ts'], small).specs).toBeNull();
  expect(planOf(['site/shared/removed.ts'], small).lint).toEqual([]);
});

test('a spec reaches itself, and what specs import reaches them', () => {
  expect(planOf(['tests/browser/storyChecks.spec.ts'], small).specs).toEqual(['tests/browser/storyChecks.spec.ts']);
  expect(planOf(['tests/browser/visitor.ts'], small).specs).toEqual([
    'tests/browser/anywhere.spec.ts',
    'tests/browser/weight.spec.ts',
  ]);
});

test('tests that list files run always, those that name one when it has changed', () => {
  expect(planOf(['docs/a.md'], small).readers).toEqual(['tests/rules/all.test.ts']);
  expect(planOf(['README.md'], small).readers).toEqual(['tests/rules/all.test.ts', 'tests/rules/readme.test.ts']);
});

test('a plan in words, and the lint of changed files', () => {
  const { lint, ...plan } = planOf(['site/pages/models/ModelsPage.tsx'], small);
  expect(describePlan({ lint, ...plan })).toBe(
    [
      'lint: 1 files',
      'unit tests: those that import a changed file, and 1 files of tests that read files',
      'stories: 0 files',
      'browser: anywhere.spec.ts',
      'further steps: none',
    ].join('\n'),
  );
  expect(lintCommand(lint)).toContain("npx stylelint 'site/pages/models/ModelsPage.tsx'");
  expect(lintCommand([])).toBe('npx knip');
});

test('specs and pages of the table exist', () => {
  const paths = files('tests/browser/*.spec.ts', 'site/pages/*.tsx');
  expectNone(
    Object.entries(specPages).flatMap(([spec, pages]) => [
      ...(paths.includes(`tests/browser/${spec}`) ? [] : [spec]),
      ...pages.filter((page) => !paths.some((path) => path.startsWith(`site/pages/${page}/`))),
    ]),
    'Take these out of tests/changed/specPages.ts:',
  );
});

test('in this repository a page of its own reaches few stories and not all specs', () => {
  const real = repository(
    Object.fromEntries(files('*.ts', '*.tsx', '*.mjs').map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  );
  const { stories, specs } = planOf(['site/pages/sitemap/SitemapPage.tsx'], real);
  expect(stories).toEqual(['site/pages/sitemap/SitemapPage.stories.tsx']);
  expect(specs).not.toContain('tests/browser/weight.spec.ts');
  expect(specs).toContain('tests/browser/journeys.spec.ts');
  expect(planOf(['site/runtime/server/compress.ts'], real)).toMatchObject({ stories: [], specs: null });
});
