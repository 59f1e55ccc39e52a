/** Apps of other frameworks, each with a lockfile of its own. */
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyPublicFiles, type InstalledApp } from './installApp.ts';
import { run } from './run.ts';
import { serve, type ServedApp } from './serveApp.ts';

const frameworks = {
  next: {
    build: ['next/dist/bin/next', 'build'],
    start: ['next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
  },
  router: {
    build: ['@react-router/dev/bin.js', 'build'],
    start: ['@react-router/serve/bin.js', 'build/server/index.js'],
  },
} satisfies Record<string, { build: string[]; start: string[] }>;
export type Framework = keyof typeof frameworks;

/** Settings of a server in production that calls no one. */
const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', HOST: '127.0.0.1' };

/**
 * Copies the app of a framework to a temporary folder and installs what its lockfile says, from the registry, and the
 * tarballs of the other app, whose page it shows.
 */
async function installFramework(framework: Framework, { folder: app, tarballs }: InstalledApp): Promise<string> {
  const folder = join(dirname(app), framework);
  cpSync(join(import.meta.dirname, framework), folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'app/src'), join(folder, 'shared'), { recursive: true });
  mkdirSync(join(folder, 'public'), { recursive: true });
  copyPublicFiles(join(folder, 'public'));
  await run(folder, 'npm', [
    ...['install', '--no-save', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    ...['--strict-peer-deps', ...Object.values(tarballs)],
  ]);
  return folder;
}

/** Installs, builds and starts the app of a framework. */
export async function serveFramework(framework: Framework, app: InstalledApp, port: number): Promise<ServedApp> {
  const folder = await installFramework(framework, app);
  const { build, start } = frameworks[framework];
  const binary = ([file = '', ...words]: string[]): string[] => [join(folder, 'node_modules', file), ...words];
  await run(folder, process.execPath, binary(build), settings);
  return serve(folder, binary(start), { ...settings, PORT: String(port) });
}
