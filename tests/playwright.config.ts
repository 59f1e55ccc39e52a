import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../.storybook/chromium.ts';
import { chromiumArgs } from '../.storybook/chromiumArgs.ts';

const root = join(import.meta.dirname, '..');

/** Tests of the built site; each worker starts one of its own (`browser/ownSite.ts`). */
export default defineConfig({
  testDir: join(import.meta.dirname, 'browser'),
  outputDir: join(root, '.cache/browser-results'),
  fullyParallel: true,
  workers: 2,
  // A failed test runs once more, alone: if it passes then, the run reports it as flaky.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // Generous: the benchmarks measure speed, and a busy machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/reports/browser.json') }]],
  use: {
    launchOptions: { ...chromium(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    // Records the first try: a second one passes if the first has failed by chance. Snapshots would take a sixth more CPU.
    trace: { mode: 'retain-on-first-failure', snapshots: false, screenshots: false, sources: false },
  },
});
