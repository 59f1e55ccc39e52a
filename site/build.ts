import { createReadStream, createWriteStream, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { build } from 'vite';
import { collectStyles } from './compile/collectStyles.ts';
import { ageCheckManifest } from './server/assets.ts';
import { designSystemPlugin } from './compile/designSystemPlugin.ts';
import { terserPlugin } from './compile/terserPlugin.ts';

/** Builds client and server of the site, and precompresses the files that browsers load. */
const configFile = join(import.meta.dirname, 'vite.config.ts');
const plugins = [designSystemPlugin(await collectStyles())];
const quiet = { configFile, logLevel: 'warn', plugins } as const;

await build({ ...quiet, plugins: [...plugins, terserPlugin] });
await build({ ...quiet, build: { ssr: true } });
// By itself: the age check loads nothing of the app, so it must not share a chunk with it.
await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: ageCheckManifest,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'ageCheck.ts' },
  },
});

const assets = join(import.meta.dirname, 'dist/client/assets');
const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const text = readdirSync(assets).filter((name) => /\.(js|css|svg|json)$/.test(name));
await Promise.all(
  text.flatMap((name) => [
    pipeline(createReadStream(join(assets, name)), brotli(), createWriteStream(join(assets, `${name}.br`))),
    pipeline(
      createReadStream(join(assets, name)),
      createGzip({ level: 9 }),
      createWriteStream(join(assets, `${name}.gz`)),
    ),
  ]),
);
writeFileSync(join(import.meta.dirname, 'dist/built'), new Date().toISOString());
