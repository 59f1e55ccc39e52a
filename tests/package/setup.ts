import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installApp, type InstalledApp } from './installApp.ts';
import { run } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packages in an app outside of the workspace, compiled. */
    app: InstalledApp;
  }
}

/** Packs the packages, installs and compiles the app once, for all files of tests. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const temporary = mkdtempSync(join(tmpdir(), 'afterglow-package-'));
  const app = await installApp(temporary);
  await run(app.folder, process.execPath, [join(app.folder, 'node_modules/typescript/bin/tsc')]);
  provide('app', app);
  return () => rmSync(temporary, { recursive: true, force: true });
}
