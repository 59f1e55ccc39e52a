import { basename, dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { files, root } from '../tools/tree.ts';

/**
 * `npm run size`: what each component weighs by itself, minified and in brotli bytes, beside React, styled-components and the other
 * components that it uses. A component over its budget fails.
 */
const budget = 2_048;

/** Those that are several things by nature; what they reached, and a tenth. */
const own: Record<string, number> = { 'layout/SearchBox': 3_600, 'layout/Header': 3_200, 'primitives/FileField': 2_400 };

/** Addresses of other folders, packages and assets: somebody else's weight. */
const outside = (folder: string) => (id: string, importer: string | undefined) => {
  if (importer === undefined) return false;
  return !id.startsWith('.') ? !id.startsWith(folder) : !resolve(dirname(importer), id).startsWith(folder);
};

async function weigh(path: string): Promise<number> {
  const folder = `${join(root, dirname(path))}/`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: { write: false, minify: true, lib: { entry: join(root, path), formats: ['es'], fileName: 'part' }, rolldownOptions: { external: outside(folder) } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`Vite built nothing from ${path}.`);
  // Parts that are loaded later (a dynamic import) are not part of the first weight.
  const [entry] = output.output;
  return brotliCompressSync(entry.code).length;
}

const components = files('design-system/*.tsx').filter((path) => basename(path) === `${basename(dirname(path))}.tsx`);
const weights = [];
for (const path of components) weights.push({ name: dirname(path).replace('design-system/', ''), bytes: await weigh(path) });

const heavy = weights.filter(({ name, bytes }) => bytes > (own[name] ?? budget));
for (const { name, bytes } of weights.toSorted((one, other) => other.bytes - one.bytes)) {
  console.log(`${String(bytes).padStart(6)}  ${name}${bytes > (own[name] ?? budget) ? `  over its budget of ${own[name] ?? budget}` : ''}`);
}
console.log(`size: ${weights.length - heavy.length} passed, ${heavy.length} failed`);
process.exitCode = heavy.length === 0 ? 0 : 1;
