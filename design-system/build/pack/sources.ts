import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectedStyles } from '../collectStyles.ts';
import { elementCss, modeCss } from '../../layout/base.css.ts';
import { expandExports, type Entries } from './expandExports.ts';
import { layered } from './layers.ts';
import { allRules } from './styleSheets.ts';

const root = join(import.meta.dirname, '../../..');

/** The part of a workspace's package.json that packing reads. */
interface Manifest {
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
}

/** A workspace, or a part of one, that becomes a package. */
export interface Source {
  name: string;
  description: string;
  /** Folder of its sources; `types` is that of its declarations after `tsc -b`. */
  folder: string;
  types: string;
  manifest: Manifest;
  /** Modules by import path, including compiled messages. */
  modules: Entries;
  /** Modules that are imported for their types only. */
  typesOnly: ReadonlySet<string>;
  /** Files that are packed as they are, by import path. */
  assets: Entries;
  /** Style sheets by import path: the name of the file, and its text. */
  styleSheets: ReadonlyMap<string, { file: string; text: string }>;
  /** Rules of styled components; null without any. */
  styles: CollectedStyles | null;
}

const read = (file: string): string => readFileSync(file, 'utf8');

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .toSorted();

/** Reads a package.json of this repository, of which only names and versions are used. */
const readManifest = (folder: string): Manifest => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a package.json of this repository
  const { version, exports, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return { version, exports, dependencies };
};

const isModule = (file: string): boolean => /\.tsx?$/.test(file);
/**
 * Returns whether only stories and the build of this repository use a file. The readers of stories need the
 * demo's site file, and with it zod.
 */
const isOfThisTree = (file: string): boolean =>
  /^(build|groups)\/|^reader\/(readerFor|loadMessages|storyMessages|pseudoLocales|fromSentences|fromView|messageText|storyBrands|storyWorld|translatedErrors)\.|\.test\.tsx?$/.test(
    file,
  );

function tokens(): Source {
  const folder = join(root, 'tokens');
  const manifest = readManifest(folder);
  const entries = [...expandExports(manifest.exports, listFiles(folder))];
  return {
    name: '@afterglow/tokens',
    description: 'Colours, sizes, type and motion of Afterglow as CSS variables and as TypeScript constants.',
    folder,
    types: join(root, '.cache/types/tokens'),
    manifest,
    modules: new Map(entries.filter(([, file]) => isModule(file))),
    typesOnly: new Set(),
    assets: new Map(entries.filter(([, file]) => !isModule(file) && !file.endsWith('/tokens.css'))),
    styleSheets: new Map([
      ['./tokens.css', { file: 'dist/tokens.css', text: layered({ tokens: read(join(folder, 'dist/tokens.css')) }) }],
    ]),
    styles: null,
  };
}

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();

/** @param styles rules of all components */
function designSystem(styles: CollectedStyles): Source {
  const folder = join(root, 'design-system');
  const manifest = readManifest(folder);
  // Modules lose their TypeScript extension; messages are the compiled ones, as modules named by language.
  const modules = [...expandExports(manifest.exports, listFiles(folder))]
    // A style sheet in the package.
    .filter(([name]) => name !== './base')
    .filter(([name, file]) => isModule(file) && !isOfThisTree(file) && !name.startsWith('./messages/'))
    .map(([name, file]) => [name.replace(/\.tsx?$/, ''), file] as const);
  const messages = readdirSync(join(folder, 'messages/compiled'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [`./messages/${file.replace(/\.json$/, '')}`, `messages/compiled/${file}`] as const);
  const base = { base: withoutComments(elementCss), modes: withoutComments(modeCss) };
  return {
    name: '@afterglow/design-system',
    description: 'The component library of Afterglow: cards, lists, forms, player, age gate and screens.',
    folder,
    types: join(root, '.cache/types/design-system'),
    manifest,
    modules: new Map([...modules, ...messages]),
    typesOnly: new Set(),
    assets: new Map([['./icons.svg', 'primitives/Icon/sprite/icons.svg']]),
    styleSheets: new Map([
      ['./base.css', { file: 'base.css', text: layered(base) }],
      ['./styles.css', { file: 'styles.css', text: allRules(styles, base) }],
    ]),
    styles,
  };
}

/**
 * Returns the part of the contract that views need.
 * @param names modules that they import
 * @param typesOnly modules that they import for types only
 */
function contract(names: readonly string[], typesOnly: readonly string[]): Source {
  const file = (name: string) => `${name}.ts`;
  return {
    name: '@afterglow/contract',
    description: 'What the views of @afterglow/design-system know of the API: entities, lists and limits.',
    folder: join(root, 'fixtures/contract'),
    types: join(root, '.cache/types/contract'),
    manifest: { ...readManifest(join(root, 'fixtures/contract')), dependencies: {} },
    modules: new Map([...names, ...typesOnly].toSorted().map((name) => [`./${name}`, file(name)])),
    typesOnly: new Set(typesOnly.map(file)),
    assets: new Map(),
    styleSheets: new Map(),
    styles: null,
  };
}

export const sources = { tokens, designSystem, contract };
