/**
 * Allowed imports. The first matching layer applies. `from` lists areas of the repository, `packages` npm packages;
 * `*` allows all. The lint rule `afterglow/imports` reads this table through importRestrictions.ts.
 */
export interface Layer {
  name: string;
  /** Matches paths relative to the root of the repository. */
  files: RegExp;
  from: readonly string[];
  packages: readonly string[];
}

const react = ['react', 'react-dom', 'react-intl', 'styled-components'];
const tests = ['vitest', 'storybook', 'fast-check'];

/** Areas outside the site that every part of it may import. */
const beneathSite = ['design-system', 'fixtures/contract'];
/** The runtime's browser code from the bottom up: each part may import those before it. */
const runtimeParts = ['site/runtime/routing', 'site/runtime/data', 'site/runtime/pages', 'site/runtime/client'];
/** The site's browser code from the bottom up: each part may import those before it. */
const pageLayers = ['site/routing', 'site/device', 'site/data', 'site/shared', 'site/features'];
/** All that the runtime knows of the design system: the styles that its build puts into pages, and values that come late. */
const beneathRuntime = ['design-system/build/runtime', 'design-system/lateValue'];

/** The only modules that know Video.js. Other restrictions apply to them as to components. */
export const videoJsAdapter = 'adapter of Video.js';

const layers: readonly Layer[] = [
  { name: 'tests', files: /^tests\//, from: ['*'], packages: ['*'] },
  { name: 'unit tests', files: /\.test\.tsx?$/, from: ['*'], packages: ['*'] },
  {
    name: 'stories',
    files: /\.stories\.tsx$/,
    from: ['design-system', 'site', 'fixtures', 'tokens', '.storybook'],
    packages: [...react, ...tests, 'swr', 'wouter'],
  },
  { name: 'tokens', files: /^tokens\//, from: ['tokens'], packages: ['@terrazzo', 'culori', 'colorjs.io', 'vitest'] },
  {
    name: 'operation of the servers',
    files: /^fixtures\/operation\//,
    from: ['fixtures/operation', 'fixtures/contract'],
    packages: ['pino', 'prom-client'],
  },
  { name: 'contract', files: /^fixtures\/contract\//, from: ['fixtures/contract'], packages: ['zod'] },
  { name: 'media', files: /^fixtures\/media\//, from: ['fixtures/media'], packages: ['sharp'] },
  {
    name: 'sample data',
    files: /^fixtures\/data\//,
    from: ['fixtures/data', 'fixtures/contract', 'fixtures/media'],
    packages: [],
  },
  {
    name: 'scenarios',
    files: /^fixtures\/scenarios\//,
    from: ['fixtures/scenarios', 'fixtures/data', 'fixtures/contract', 'fixtures/media'],
    packages: ['zod'],
  },
  { name: 'API', files: /^fixtures\/api\//, from: ['fixtures'], packages: ['*'] },
  {
    name: 'views',
    files: /^design-system\/.*\.view\.tsx?$/,
    from: ['design-system', 'tokens', 'fixtures/contract'],
    packages: react,
  },
  {
    name: 'reader',
    files: /^design-system\/reader\//,
    from: ['design-system/reader', 'design-system/messages', 'fixtures/contract'],
    packages: react,
  },
  {
    name: 'what the build puts into components',
    files: /^design-system\/build\/runtime\//,
    from: ['design-system/build/runtime'],
    packages: ['react'],
  },
  {
    name: 'build scripts of the design system',
    files: /^design-system\/(?:build\/|(?:.*\/)?(?:build|verify|formatjs)\.ts$)/,
    from: ['design-system'],
    packages: ['*'],
  },
  {
    name: videoJsAdapter,
    files: /^design-system\/player\/VideoPlayer\/(?:videoJs\.tsx|hls\.ts)$/,
    from: ['design-system', 'tokens'],
    packages: ['react', '@videojs'],
  },
  {
    name: 'components',
    files: /^design-system\//,
    from: ['design-system', 'tokens'],
    packages: [...react, '@radix-ui'],
  },
  // The runtime knows no page, no screen, no sentence, and nothing of the contract.
  {
    name: 'addresses of the runtime',
    files: /^site\/runtime\/routing\//,
    from: runtimeParts.slice(0, 1),
    packages: ['regexparam'],
  },
  {
    name: 'reads of the runtime',
    files: /^site\/runtime\/data\//,
    from: runtimeParts.slice(0, 2),
    packages: ['react', 'swr'],
  },
  {
    name: 'pages of the runtime',
    files: /^site\/runtime\/pages\//,
    from: runtimeParts.slice(0, 3),
    packages: ['react'],
  },
  {
    name: 'browser of the runtime',
    files: /^site\/runtime\/client\//,
    from: [...runtimeParts, ...beneathRuntime],
    packages: ['react', 'swr', 'wouter'],
  },
  {
    name: 'server of the runtime',
    files: /^site\/runtime\/server\//,
    from: ['site/runtime', 'fixtures/operation'],
    packages: ['react', 'react-dom', 'hono', '@hono/node-server', 'lru-cache'],
  },
  {
    name: 'addresses of the site',
    files: /^site\/routing\//,
    from: ['site/routing', 'site/runtime/routing', ...beneathSite],
    packages: [],
  },
  {
    name: 'storage on the device',
    files: /^site\/device\//,
    from: ['site/device', ...beneathSite],
    packages: ['react-intl', 'zod'],
  },
  {
    name: 'reads of the site',
    files: /^site\/data\//,
    from: ['site/data', 'site/routing', 'site/runtime/routing', 'site/runtime/data', ...beneathSite],
    packages: ['react', 'swr', 'zod', 'altcha-lib'],
  },
  {
    name: 'shared parts of pages',
    files: /^site\/shared\//,
    from: [...pageLayers.slice(0, 4), ...runtimeParts, ...beneathSite],
    packages: ['react', 'schema-dts'],
  },
  {
    name: 'features',
    files: /^site\/features\//,
    from: [...pageLayers, ...runtimeParts, ...beneathSite],
    packages: ['react', 'react-dom', 'react-hook-form', 'tus-js-client'],
  },
  {
    name: 'pages',
    files: /^site\/pages\//,
    from: ['site/pages', ...pageLayers, ...runtimeParts, ...beneathSite],
    packages: ['react', 'schema-dts'],
  },
  {
    name: 'shell',
    files: /^site\/shell\//,
    from: ['site/shell', 'site/pages', ...pageLayers, ...runtimeParts, ...beneathSite],
    packages: ['react', 'react-dom', 'react-intl'],
  },
  {
    // Renders the shell and must not import pages.
    name: 'server of the site',
    files: /^site\/server\//,
    from: ['site/server', 'site/shell', ...pageLayers, 'site/runtime', 'tokens', 'fixtures/operation', ...beneathSite],
    packages: ['*'],
  },
  {
    name: 'site',
    files: /^site\//,
    from: ['site', 'tokens', 'fixtures/operation', ...beneathSite],
    packages: ['*'],
  },
  {
    name: 'stories of pages',
    files: /^\.storybook\/page(?:Story|World|Head)(?:\.test)?\.tsx?$/,
    from: ['.storybook', 'tokens', 'design-system', 'site', 'fixtures'],
    packages: ['*'],
  },
  {
    name: 'Storybook',
    files: /^\.storybook\//,
    from: ['.storybook', 'tokens', 'design-system', 'fixtures/data'],
    packages: ['*'],
  },
];

export const areas = [
  'fixtures/contract',
  'fixtures/data',
  'fixtures/scenarios',
  'fixtures/operation',
  'fixtures/api',
  'fixtures/media',
  'fixtures',
  'design-system/reader',
  'design-system/messages',
  'design-system/build/runtime',
  'design-system/build',
  'design-system/lateValue',
  'design-system',
  'site/runtime/routing',
  'site/runtime/data',
  'site/runtime/pages',
  'site/runtime/client',
  'site/runtime/server',
  'site/runtime',
  'site/routing',
  'site/device',
  'site/data',
  'site/shared',
  'site/features',
  'site/pages',
  'site/shell',
  'site/server',
  'site',
  'tokens',
  'tests',
  '.storybook',
];

export const layerOf = (file: string): Layer | undefined => layers.find(({ files }) => files.test(file));

/** Whether a layer may import from an area, including its subfolders. */
export const mayImport = ({ from }: Layer, area: string): boolean =>
  from.some((allowed) => allowed === '*' || area === allowed || area.startsWith(`${allowed}/`));
