/**
 * Who may import whom. The first pattern that a file matches holds. `from` names places of the tree; `packages` those
 * of npm (a name with a slash at its end stands for all below it). The lint rule and its test are made from this table.
 */
export interface Layer {
  name: string;
  files: RegExp;
  from: readonly string[];
  packages: readonly string[];
}

const react = ['react', 'react-dom', 'react-intl', 'styled-components'];
const tests = ['vitest', 'storybook', 'fast-check'];

export const layers: readonly Layer[] = [
  { name: 'tests', files: /^tests\//, from: ['*'], packages: ['*'] },
  { name: 'unit tests', files: /\.test\.tsx?$/, from: ['*'], packages: ['*'] },
  {
    name: 'stories',
    files: /\.stories\.tsx$/,
    from: ['design-system', 'site', 'fixtures', 'tokens', '.storybook'],
    packages: [...react, ...tests, 'swr', 'wouter'],
  },
  { name: 'tokens', files: /^tokens\//, from: ['tokens'], packages: ['@terrazzo', 'culori', 'colorjs.io', 'vitest'] },
  { name: 'contract', files: /^fixtures\/contract\//, from: ['fixtures/contract'], packages: ['zod'] },
  { name: 'media', files: /^fixtures\/media\//, from: ['fixtures/media'], packages: ['sharp'] },
  {
    name: 'sample data',
    files: /^fixtures\/data\//,
    from: ['fixtures/data', 'fixtures/contract', 'fixtures/media'],
    packages: [],
  },
  {
    name: 'worlds',
    files: /^fixtures\/worlds\//,
    from: ['fixtures/worlds', 'fixtures/data', 'fixtures/contract', 'fixtures/media'],
    packages: ['zod'],
  },
  { name: 'fixture API', files: /^fixtures\//, from: ['fixtures'], packages: ['*'] },
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
    name: 'build scripts of the design system',
    files: /^design-system\/.*\/(?:build|verify)\.ts$/,
    from: ['design-system'],
    packages: ['*'],
  },
  {
    name: 'components',
    files: /^design-system\//,
    from: ['design-system', 'tokens'],
    packages: [...react, '@radix-ui'],
  },
  { name: 'site', files: /^site\//, from: ['site', 'design-system', 'tokens', 'fixtures/contract'], packages: ['*'] },
  { name: 'Storybook', files: /^\.storybook\//, from: ['.storybook', 'tokens', 'design-system'], packages: ['*'] },
];

const places = [
  'fixtures/contract',
  'fixtures/data',
  'fixtures/worlds',
  'fixtures/api',
  'fixtures/media',
  'fixtures',
  'design-system/reader',
  'design-system/messages',
  'design-system',
  'site',
  'tokens',
  'tests',
  '.storybook',
];

/** The place of the tree that a path from the root belongs to. */
export const placeOf = (path: string): string =>
  places.find((place) => path === place || path.startsWith(`${place}/`)) ?? path;

export const layerOf = (file: string): Layer | undefined => layers.find(({ files }) => files.test(file));

/** Whether a layer may import a place; a place includes what lies below it. */
export const mayImport = ({ from }: Layer, place: string): boolean =>
  from.some((allowed) => allowed === '*' || place === allowed || place.startsWith(`${allowed}/`));

export const mayUse = ({ packages }: Layer, name: string): boolean =>
  packages.some((allowed) => allowed === '*' || name === allowed || name.startsWith(`${allowed}/`));
