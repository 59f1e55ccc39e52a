/** The site that a worker of the run visits, with its own API, data folder and mailbox. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../tools/freePort.ts';
import { spawnSite } from '../tools/spawnSite.ts';

export interface StartedSite {
  origin: string;
  port: number;
  dataFolder: string;
  end: () => Promise<void>;
}

/** Makes documents wait for slow reads, so that those of a busy machine are as complete as those of an idle one. */
const patient = { TEST_DOCUMENT_WAIT_MS: '60000' };

/** Starts the built site on a free port of this host name, with an empty data folder that is removed at the end. */
export async function startSite(settings: Record<string, string>, host = 'localhost'): Promise<StartedSite> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-site-'));
  const site = spawnSite({ PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: dataFolder, ...patient, ...settings });
  await site.origin;
  const end = async () => {
    const { stderr } = await site.end();
    // Prints the site's errors in the output of the run.
    process.stderr.write(stderr);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { origin, port, dataFolder, end };
}

export interface OwnSite {
  origin: string;
  apiOrigin: string;
  dataFolder: string;
}

/** Milliseconds. A site starts within a few seconds, but a busy machine needs longer. */
const startMs = 120_000;

export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the pattern
    async ({}, provide) => {
      const apiPort = await freePort();
      const { origin, dataFolder, end } = await startSite({ API_PORT: String(apiPort), DEMO_PARTNERS: 'off' });
      await provide({ origin, apiOrigin: `http://localhost:${apiPort}`, dataFolder });
      await end();
    },
    { scope: 'worker', timeout: startMs },
  ],
  baseURL: async ({ ownSite }, provide) => provide(ownSite.origin),
});

export { expect } from '@playwright/test';
