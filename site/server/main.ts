import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { languageKeys } from '@afterglow/design-system/reader/languages.ts';
import { loadGate } from '../shell/loadedGate.ts';
import { loadMemberMenu, loadUnidentifiedMenu } from '../shell/loadedMemberMenu.ts';
import { messagesOf } from '../shell/messages.ts';
import { loadAllPages } from '../shell/pageTable.ts';
import { assetHeaders } from './fileHeaders.ts';
import { ageCheckManifest, readManifests } from './assets.ts';
import { loadAgeSecret } from './ageSecret.ts';
import { listen, serverOf } from '../runtime/server/listen.ts';
import { renderAgeCheck, renderGatedEmbed, renderPage } from './render.tsx';
import { run } from './run.ts';
import { createSite } from './site.ts';
import { staticFiles } from '../runtime/server/staticFiles.ts';

const dist = dirname(dirname(fileURLToPath(import.meta.url)));

// Written by Vite in the same build.
const readClientManifest = (path: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build
  JSON.parse(readFileSync(join(dist, 'client', path), 'utf8')) as Parameters<typeof readManifests>[0];

/** Runs the site from its build. */
await run(
  async ({ settings, apiOrigin }) => {
    await Promise.all([
      loadAllPages(),
      loadGate(),
      loadMemberMenu(),
      loadUnidentifiedMenu(),
      ...languageKeys.map(messagesOf),
    ]);
    const assets = readManifests(readClientManifest('.vite/manifest.json'), readClientManifest(ageCheckManifest));
    const rendering = { renderPage, renderAgeCheck, renderGatedEmbed, cachesPages: true };
    const site = createSite(
      { settings: { ...settings, apiOrigin }, assets, rendering, ageSecret: loadAgeSecret(settings.dataDir) },
      staticFiles(join(dist, 'client'), settings.dataDir, serveStatic),
    );
    const server = serverOf(site, { ...settings, headers: assetHeaders });
    return { server, port: await listen(server, settings.host, settings.port) };
  },
  {
    script: join(dist, '../../fixtures/api/dist/api.js'),
    worker: join(dist, '../../fixtures/api/dist/worker.js'),
    mediaFolder: join(dist, '../../fixtures/media'),
    execArgv: [],
    watched: false,
  },
);
