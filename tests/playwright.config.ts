import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../.storybook/chromiumArgs.ts';

const root = join(import.meta.dirname, '..');
/** Configurable, so that two checkouts can be tested at once. */
const port = Number(process.env['BROWSER_TEST_PORT'] ?? 3210);
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Tests of the built site with a separate data folder. */
export default defineConfig({
  testDir: join(import.meta.dirname, 'browser'),
  outputDir: join(root, '.cache/browser-results'),
  fullyParallel: true,
  workers: 2,
  // What fails is run once more, alone: if it passes then, the run reports it as flaky.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // Ample: how fast something is belongs to the bench, and a busy machine makes no test fail.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/reports/browser.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args: chromiumArgs },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node site/start.mjs',
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      API_PORT: String(port + 1),
      DATA_DIR: join(root, '.cache/browser-data'),
      DEMO_PARTNERS: 'off',
      // The same members upload in every run.
      UPLOADS_PER_DAY: '1000',
    },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
