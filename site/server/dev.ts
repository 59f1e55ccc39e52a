import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServerWithHeaders } from '@afterglow/operation/serverWithHeaders';
import { allowLongBodies } from '@afterglow/operation/unreadBodies';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { loadAgeSecret } from './ageSecret.ts';
import type { Assets } from './assets.ts';
import { assetHeaders } from './fileHeaders.ts';
import { listen, listenerOf } from '../runtime/server/listen.ts';
import type { SiteParts } from './parts.ts';
import type { Rendering } from './rendering.ts';
import { run } from './run.ts';
import type { createSite as CreateSite } from './site.ts';
import { tokensBuilder, watchSources } from './watchSources.ts';

const root = join(import.meta.dirname, '..');
const repository = join(root, '..');

const assets: Assets = {
  entry: '/client.tsx',
  packages: [],
  ageCheck: '/ageCheck.ts',
  icon: '/favicon.svg',
  chunksOf: () => [],
};

type SiteModule = { createSite: typeof CreateSite };
type RenderModule = Pick<Rendering, 'renderPage' | 'renderAgeCheck' | 'renderGatedEmbed'>;
type Listener = ReturnType<typeof listenerOf>;

/**
 * Returns a function that gives the listener for the site's current sources: the site is created anew after one of its
 * modules has changed.
 */
function currentListener(
  vite: ViteDevServer,
  parts: Pick<SiteParts, 'settings' | 'ageSecret'>,
): () => Promise<Listener> {
  let current: { site: SiteModule; render: RenderModule; listener: Listener } | null = null;
  return async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the modules whose types are imported above
    const site = (await vite.ssrLoadModule('/server/site.ts')) as SiteModule;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module whose type is imported above
    const render = (await vite.ssrLoadModule('/server/render.tsx')) as RenderModule;
    if (current?.site === site && current.render === render) return current.listener;
    const rendering: Rendering = {
      renderPage: render.renderPage,
      renderAgeCheck: render.renderAgeCheck,
      renderGatedEmbed: render.renderGatedEmbed,
      cachesPages: false,
      finish: async (address, html) => Buffer.from(await vite.transformIndexHtml(address, html.toString())),
      policy: false,
    };
    current = { site, render, listener: listenerOf(site.createSite({ ...parts, assets, rendering })) };
    return current.listener;
  };
}

function reportBrokenSources(error: unknown, response: ServerResponse): void {
  console.error(error);
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('The site cannot be loaded from its sources. The console says why; correct them and reload.');
}

/** Runs the site from its sources, with hot reload. */
await run(
  async ({ settings, apiOrigin, replaceApi }) => {
    const server = allowLongBodies(createServerWithHeaders(assetHeaders));
    const vite = await createVite({
      configFile: join(root, 'vite.config.ts'),
      root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    });
    const listener = currentListener(vite, {
      settings: { ...settings, apiOrigin },
      ageSecret: loadAgeSecret(settings.dataDir),
    });
    await listener();
    // The document holds the tokens as custom properties.
    const reload = () => vite.ws.send({ type: 'full-reload' });
    watchSources(vite.watcher, repository, { replaceApi, buildTokens: tokensBuilder(repository, reload) });
    server.on('request', (request: IncomingMessage, response) =>
      vite.middlewares(request, response, () => {
        listener().then(
          (answer) => answer(request, response),
          (error: unknown) => reportBrokenSources(error, response),
        );
      }),
    );
    return { server, port: await listen(server, settings.host, settings.port) };
  },
  {
    script: join(repository, 'fixtures/api/main.ts'),
    worker: join(repository, 'fixtures/api/worker.ts'),
    mediaFolder: join(repository, 'fixtures/media'),
    execArgv: ['--import', 'tsx'],
    watched: true,
  },
);
