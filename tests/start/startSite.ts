import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { root } from '../tools/repository.ts';
import { spawnSite, type ExitResult, type RunningSite } from '../tools/spawnSite.ts';

export type { ExitResult, RunningSite };
export const npmStart = join(root, 'site/start.mjs');

const compileOnce = join(import.meta.dirname, 'compileOnce.cjs');

/** Starts the site with only these settings, on free ports. Stops it after the tests. */
export function startSite(settings: Record<string, string>, how?: Parameters<typeof spawnSite>[1]): RunningSite {
  const site = spawnSite({ NODE_OPTIONS: `--require ${compileOnce}`, ...settings }, how);
  stopFunctions.add(site.end);
  void site.ended.then(() => stopFunctions.delete(site.end));
  return site;
}

const stopFunctions = new Set<(signal?: NodeJS.Signals) => Promise<ExitResult>>();
const tempFolders: string[] = [];
const servers: Server[] = [];

afterAll(async () => {
  await Promise.all([...stopFunctions].map((end) => end()));
  for (const one of servers) {
    one.closeAllConnections();
    one.close();
  }
  for (const tempFolder of tempFolders) rmSync(tempFolder, { recursive: true, force: true });
});

/** Creates a temporary folder, which is removed after the tests. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'afterglow-start-'));
  tempFolders.push(made);
  return made;
}

/** Starts a server and returns its port. */
export async function startServer(answer: RequestListener): Promise<number> {
  const own = createServer(answer);
  servers.push(own);
  await new Promise<void>((resolve) => void own.listen(0, '127.0.0.1', resolve));
  return (own.address() as AddressInfo).port; // it listens on a port, not on a pipe
}

/** Asserts that the site failed with an error message of one sentence and no stack. */
export function expectSingleSentence({ code, stderr }: ExitResult, ...patterns: (string | RegExp)[]): void {
  expect(stderr).toMatch(/^[^\n]+[.…]\n$/);
  expect(stderr).not.toContain('Error:');
  for (const pattern of patterns) expect(stderr).toMatch(pattern);
  expect(code).not.toBe(0);
  expect(code).not.toBeNull();
}
