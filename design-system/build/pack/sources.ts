import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expandExports, type Entries } from './expandExports.ts';

const root = join(import.meta.dirname, '../../..');

/** What a package.json of a workspace says, as far as packing reads it. */
interface Manifest {
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
}

/** A workspace, or a part of one, that becomes a package. */
export interface Source {
  name: string;
  description: string;
  /** Its folder, and that of its declarations after `tsc -b`. */
  folder: string;
  types: string;
  manifest: Manifest;
  /** Modules by the names they are imported by; compiled messages among them. */
  modules: Entries;
  /** Those among them that are imported for their types alone. */
  typesOnly: ReadonlySet<string>;
  /** Files that are packed as they are, by the names they are imported by. */
  assets: Entries;
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .toSorted();

/** Made by this repository, and read here for the names and versions alone. */
const readManifest = (folder: string): Manifest => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a package.json of ours
  const { version, exports, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return { version, exports, dependencies };
};

const isModule = (file: string): boolean => /\.tsx?$/.test(file);
/** What only stories and the build of this repository use: readers and links of stories need the demo's site file and with it zod. */
const isOfThisTree = (file: string): boolean =>
  /^(build|groups)\/|^reader\/(readerFor|loadMessages|storyMessages|fromSentences|fromView|storyBrands|storyHrefs|translatedErrors)\.|\.test\.tsx?$/.test(
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
    assets: new Map(entries.filter(([, file]) => !isModule(file))),
  };
}

function designSystem(): Source {
  const folder = join(root, 'design-system');
  const manifest = readManifest(folder);
  // Modules lose the ending that names TypeScript; messages are the compiled ones, as modules named by language.
  const modules = [...expandExports(manifest.exports, listFiles(folder))]
    .filter(([name, file]) => isModule(file) && !isOfThisTree(file) && !name.startsWith('./messages/'))
    .map(([name, file]) => [name.replace(/\.tsx?$/, ''), file] as const);
  const messages = readdirSync(join(folder, 'messages/compiled')).map(
    (file) => [`./messages/${file.replace(/\.json$/, '')}`, `messages/compiled/${file}`] as const,
  );
  return {
    name: '@afterglow/design-system',
    description: 'The component library of Afterglow: cards, lists, forms, player, age gate and screens.',
    folder,
    types: join(root, '.cache/types/design-system'),
    manifest,
    modules: new Map([...modules, ...messages]),
    typesOnly: new Set(),
    assets: new Map([['./icons.svg', 'primitives/Icon/sprite/icons.svg']]),
  };
}

/** What views need of the contract: the modules that they import, and those that they import for types alone. */
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
  };
}

export const sources = { tokens, designSystem, contract };
