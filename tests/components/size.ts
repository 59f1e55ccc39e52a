import { basename, dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../tools/tree.ts';
import { taken } from './graph.ts';
import { sources, type Source } from './tree.ts';

/**
 * `npm run size`: what each component weighs by itself, minified and in brotli bytes, beside React, styled-components and the other
 * components that it uses; and what each file weighs that several of them share. What is over its budget fails.
 */
const budget = 2_048;
const sharedBudget = 820;

/** Those that are several things by nature; what they reached, and a tenth. */
const own: Record<string, number> = {
  'layout/SearchBox': 3_050,
  'layout/Header': 3_200,
  'primitives/FileField': 2_400,
};

/** Whether an address is somebody else's weight: another package, an asset, another folder, or any other file. */
type Outside = (address: string) => boolean;

async function weigh(path: string, outside: Outside): Promise<number> {
  const entry = join(root, path);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
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
  // Parts that are loaded later (a dynamic import) are not part of the first weight.
  return brotliCompressSync(output.output[0].code).length;
}

const isComponent = (path: string): boolean => basename(path) === `${basename(dirname(path))}.tsx`;

/** Files that stand in no component's folder, or that other folders take something from: each would weigh nothing else. */
function shared(all: readonly Source[]): string[] {
  const running = all.filter(({ path }) => !/\.view\.tsx?$/.test(path));
  const crossing = running.flatMap((source) =>
    taken(source)
      .map(({ target }) => target)
      .filter((target) => dirname(target) !== dirname(source.path)),
  );
  return [...new Set(crossing)]
    .filter((path) => running.some((source) => source.path === path) && !isComponent(path))
    .toSorted();
}

const all = sources();
const weights: { name: string; bytes: number; most: number }[] = [];
for (const { path } of all.filter((source) => isComponent(source.path))) {
  const name = dirname(path).replace('design-system/', '');
  const folder = `${join(root, dirname(path))}/`;
  weights.push({ name, bytes: await weigh(path, (address) => !address.startsWith(folder)), most: own[name] ?? budget });
}
for (const path of shared(all)) {
  const name = path.replace('design-system/', '');
  weights.push({ name, bytes: await weigh(path, () => true), most: own[name] ?? sharedBudget });
}

const heavy = weights.filter(({ bytes, most }) => bytes > most);
for (const { name, bytes, most } of weights.toSorted((one, other) => other.bytes - one.bytes)) {
  console.log(
    `${String(bytes).padStart(6)}  ${name}${bytes > most ? `  over its budget of ${most}: take something out of it, load it later, or give it a budget of its own in tests/components/size.ts` : ''}`,
  );
}
console.log(`size: ${weights.length - heavy.length} passed, ${heavy.length} failed`);
process.exitCode = heavy.length === 0 ? 0 : 1;
