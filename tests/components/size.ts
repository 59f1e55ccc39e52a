import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { files, root } from '../tools/repository.ts';

/**
 * `npm run size`: measures the brotli size in bytes of each minified component, without React, styled-components and
 * the other components that it uses, and of each shared file. Fails if one exceeds its budget.
 */
const budget = 2_048;
const sharedBudget = 820;

/** Larger budgets of complex components: their current size plus ten percent. */
const budgets: Record<string, number> = {
  'layout/SearchBox': 3_510,
  'player/VideoPlayer': 3_900,
  'player/PlaylistPanel': 3_310,
  'layout/Header': 3_410,
  'primitives/FileField': 2_670,
  'forms/UploadForm': 5_090,
  'forms/detailFields.tsx': 1_960,
  'cards/CommentCard': 2_770,
  'cards/VideoCard': 2_600,
  'forms/PictureCrop': 2_260,
  'lists/PlaylistOrder': 3_180,
  'lists/PlaylistOrder/OrderRoot.ts': 1_010,
  'cards/cardStyles.ts': 1_320,
  'lists/previews.ts': 990,
  'lists/VideoGrid/GridRoot.ts': 890,
  'primitives/fieldStyles.ts': 900,
  'reader/format.ts': 880,
};

/** Returns whether an import is excluded from the size. */
type IsExternal = (address: string) => boolean;

/** Removes comments within styles, too, as the build of the site does. */
const withoutComments: Plugin = {
  name: 'without-comments',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/design-system/') ? code.replaceAll(/\/\*[\s\S]*?\*\//g, '') : null),
};

async function measureSize(path: string, outside: IsExternal): Promise<number> {
  const entry = join(root, path);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [withoutComments],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'part' },
      rolldownOptions: {
        external: (id, importer) =>
          importer !== undefined && outside(id.startsWith('.') ? resolve(dirname(importer), id) : id),
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`Vite built nothing from ${path}.`);
  // Only the first chunk counts, without dynamic imports.
  return brotliCompressSync(output.output[0].code).length;
}

const isComponent = (path: string): boolean => basename(path) === `${basename(dirname(path))}.tsx`;

/** Returns the files that others import from another folder and that are not components. */
async function sharedFiles(input: string[]): Promise<string[]> {
  const found = new Set<string>();
  await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: { write: false, rolldownOptions: { input, external: (id) => !/^[./]/.test(id) } },
    plugins: [
      {
        name: 'shared-files',
        moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
          for (const other of [...importedIds, ...dynamicallyImportedIds])
            if (dirname(other) !== dirname(id) && isAbsolute(other)) found.add(relative(root, other));
        },
      },
    ],
  });
  return [...found].filter((path) => /^design-system\/.*\.tsx?$/.test(path) && !isComponent(path)).toSorted();
}

const runtimeFiles = files('design-system/*.ts', 'design-system/*.tsx').filter(
  (path) =>
    !/\.(?:stories|test|view)\.tsx?$|\.d\.ts$|\/(?:build|verify|formatjs)\.ts$|^design-system\/build\//.test(path),
);
const weights: { name: string; bytes: number; max: number }[] = [];
for (const path of runtimeFiles.filter(isComponent)) {
  const name = dirname(path).replace('design-system/', '');
  const folder = `${join(root, dirname(path))}/`;
  weights.push({
    name,
    bytes: await measureSize(path, (address) => !address.startsWith(folder)),
    max: budgets[name] ?? budget,
  });
}
for (const path of await sharedFiles(runtimeFiles)) {
  const name = path.replace('design-system/', '');
  weights.push({ name, bytes: await measureSize(path, () => true), max: budgets[name] ?? sharedBudget });
}

const overBudget = weights.filter(({ bytes, max }) => bytes > max);
for (const { name, bytes } of weights.toSorted((one, other) => other.bytes - one.bytes))
  console.log(`${String(bytes).padStart(6)}  ${name}`);
// Last, where a failed run of all tests looks for failures.
for (const { name, bytes, max } of overBudget)
  console.log(
    `✗ ${name} has ${bytes} bytes, over its budget of ${max}: reduce it, load parts lazily, or set a budget in tests/components/size.ts`,
  );
console.log(`size: ${weights.length - overBudget.length} passed, ${overBudget.length} failed`);
process.exitCode = overBudget.length === 0 ? 0 : 1;
