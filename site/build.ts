import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { build } from 'vite';
import { collectStyles } from '@afterglow/design-system/build/collectStyles';
import { ageCheckManifest } from './server/assets.ts';
import { designSystemPlugin } from '@afterglow/design-system/build/designSystemPlugin';
import { terserPlugin } from './bundle/terserPlugin.ts';

/** Builds the site's client and server into the given folder (`dist` by default) and precompresses the assets. */
const [, , folder = join(import.meta.dirname, 'dist')] = process.argv;
const configFile = join(import.meta.dirname, 'vite.config.ts');
const plugins = [designSystemPlugin(await collectStyles())];
const quiet = { configFile, logLevel: 'warn', plugins } as const;

await build({
  ...quiet,
  plugins: [...plugins, terserPlugin],
  build: { outDir: join(folder, 'client'), emptyOutDir: true },
});
await build({ ...quiet, build: { ssr: true, outDir: join(folder, 'server'), emptyOutDir: true } });
// Built separately: the age check loads nothing of the app, so it must not share a chunk with it.
await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: join(folder, 'client'),
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: ageCheckManifest,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'ageCheck.ts' },
  },
});

const assets = join(folder, 'client/assets');
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
