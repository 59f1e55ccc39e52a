import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createServerWithHeaders } from '@afterglow/fixtures/contract/serverWithHeaders';
import { allowLongBodies } from '@afterglow/fixtures/contract/unreadBodies';
import { createServer as createVite } from 'vite';
import { loadAgeSecret } from './ageSecret.ts';
import type { Assets } from './assets.ts';
import { assetHeaders } from './headers.ts';
import { listen, listenerOf } from './listen.ts';
import type { Rendering } from './rendering.ts';
import { run } from './run.ts';
import type { createSite as CreateSite } from './site.ts';

const root = join(import.meta.dirname, '..');

const assets: Assets = { entry: '/client.tsx', packages: [], icon: '/favicon.svg', chunksOf: () => [] };

/** The site from its sources, with hot reload. */
await run(
  async ({ settings, apiOrigin }) => {
    const server = allowLongBodies(createServerWithHeaders(assetHeaders));
    const vite = await createVite({
      configFile: join(root, 'vite.config.ts'),
      root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    });
    // The same module whose types are imported above.
    const { createSite } = (await vite.ssrLoadModule('/server/site.ts')) as { createSite: typeof CreateSite };
    type Render = Pick<Rendering, 'renderPage' | 'renderAgeCheck'>;
    const drawing = async () => (await vite.ssrLoadModule('/server/render.tsx')) as Render;
    const rendering: Rendering = {
      renderPage: async (...words) => (await drawing()).renderPage(...words),
      renderAgeCheck: async (...words) => (await drawing()).renderAgeCheck(...words),
      cachesPages: false,
      finish: async (address, html) => Buffer.from(await vite.transformIndexHtml(address, html.toString())),
      policy: false,
    };
    const site = createSite({
      settings: { ...settings, apiOrigin },
      assets,
      rendering,
      ageSecret: loadAgeSecret(settings.dataDir),
    });
    const answer = listenerOf(site);
    server.on('request', (request: IncomingMessage, response) =>
      vite.middlewares(request, response, () => void answer(request, response)),
    );
    return { server, port: await listen(server, settings.host, settings.port) };
  },
  { script: join(root, '../fixtures/api/main.ts'), execArgv: ['--import', 'tsx'] },
);
