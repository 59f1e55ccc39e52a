import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { root } from '../../tools/repository.ts';
import type { Chromium } from '../browser/chromium.ts';
import { benchFolder } from '../paths.ts';
import { startScript } from '../servers/script.ts';
import { serve, type ServedSite } from '../servers/served.ts';
import type { Certificate } from '../servers/certificate.ts';
import { readList, readVideo, type ListPage, type VideoPage } from './cards.ts';
import { listMarkup, videoMarkup } from './markup.ts';
import { countElements, hydrationModule, readTree } from './tree.ts';
import { collectStyles } from '@afterglow/design-system/build/collectStyles';
import { designSystemPlugin } from '@afterglow/design-system/build/designSystemPlugin';

export const listPath = '/videos/most-popular/1/';

export interface Baseline {
  server: ServedSite;
  /** URLs on the baseline's server. */
  list: string;
  video: string;
  hydration: string;
  /** The corresponding pages of the site. */
  listPage: ListPage;
  /** Its file is the one on the baseline's server. */
  videoPage: VideoPage;
  videoPath: string;
  /** Size of the list page in bytes, compressed with brotli. */
  listBytes: number;
  videoBytes: number;
  /** Number of elements that hydrate. */
  elements: number;
}

/** The files of the baseline's server. */
export const floorFolder = join(benchFolder, 'floor');

const write = (path: string, content: string | Buffer): void => {
  const file = join(floorFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** Copies a file of the site to the same path. */
async function copyFromSite({ read }: ServedSite, path: string): Promise<void> {
  if (!existsSync(join(floorFolder, path))) write(path, await read(path));
}

const imageUrls = ({ cards }: ListPage): string[] =>
  cards.flatMap(({ picture }) =>
    picture
      ? [
          picture.src,
          ...[picture.avif, picture.srcset]
            .flatMap((set) => (set ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''))
            .filter(Boolean),
        ]
      : [],
  );

/** Replaces the script of the site's page with bare React hydration. */
const withBareScript = (html: string): string =>
  html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="application\/json" id="page-answers">.*?<\/script>/s, '')
    .replace(
      /<script type="module"[^>]*>.*?<\/script>/s,
      '<script type="module" src="/hydrate/hydrate.js" fetchpriority="low"></script>',
    )
    // Removes boundaries of Suspense and Activity, because the bare tree hydrates as a whole.
    .replaceAll(/<!--\/?[$&]-->/g, '');

async function bundle(entry: string): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    root: floorFolder,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    },
    build: {
      outDir: join(floorFolder, 'hydrate'),
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: { input: entry, output: { entryFileNames: 'hydrate.js' } },
    },
  };
  await build(config);
}

async function buildHydration(chromium: Chromium, site: ServedSite): Promise<number> {
  const tree = await readTree(chromium, site.origin + listPath);
  const html = (await site.read(listPath)).toString();
  const bare = withBareScript(html);
  if (!bare.includes('/hydrate/hydrate.js'))
    throw new Error('The site’s page has no module script to replace, so bare hydration cannot be measured.');
  for (const [, icon] of html.matchAll(/href="(\/[\w./-]+\.svg)/g)) if (icon) await copyFromSite(site, icon);
  write('hydrate/index.html', bare);
  const entry = join(benchFolder, 'hydrate.entry.js');
  writeFileSync(entry, hydrationModule(tree));
  await bundle(entry);
  return countElements(tree);
}

const brotliSize = (path: string): number => brotliCompressSync(readFileSync(join(floorFolder, path))).length;

/** Generates the baseline pages from the current site and serves them like the site. */
export async function buildBaseline(
  chromium: Chromium,
  site: ServedSite,
  certificate: Certificate | null,
): Promise<Baseline> {
  rmSync(floorFolder, { recursive: true, force: true });
  mkdirSync(floorFolder, { recursive: true });
  const listPage = await readList(chromium, site.origin + listPath);
  const videoPath = listPage.cards[0]?.href;
  if (videoPath === undefined) throw new Error(`${listPath} shows no card.`);
  const found = await readVideo(chromium, site.origin + videoPath);
  const videoPage = { ...found, file: `/media/${basename(dirname(found.file))}.mp4` };
  for (const picture of new Set([...imageUrls(listPage), videoPage.poster])) await copyFromSite(site, picture);
  write('list/index.html', listMarkup(listPage));
  write(videoPage.file, await site.read(found.file));
  write('video/index.html', videoMarkup(videoPage));
  const elements = await buildHydration(chromium, site);
  const server = await serve(() => startScript(join(import.meta.dirname, 'staticServer.ts'), floorFolder), certificate);
  const at = (name: string) => `${server.origin}/${name}/`;
  return {
    server,
    list: at('list'),
    video: at('video'),
    hydration: at('hydrate'),
    listPage,
    videoPage,
    videoPath,
    listBytes: brotliSize('list/index.html'),
    videoBytes: brotliSize('video/index.html'),
    elements,
  };
}

/** Bundles the render baseline like the site's server and returns its path. */
export async function buildRenderServer(): Promise<string> {
  const outDir = join(benchFolder, 'render');
  await build({
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'error',
    plugins: [designSystemPlugin(await collectStyles())],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: join(import.meta.dirname, 'renderServer.tsx') },
    },
  });
  return join(outDir, 'renderServer.js');
}
