import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

/**
 * Launches the complete Chromium with a back/forward cache. The headless shell of the other tests has none, and
 * Playwright disables it in the complete one.
 */
export const launchWhole = (
  { chromium }: PlaywrightWorkerArgs['playwright'],
  launchOptions: LaunchOptions,
): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    executablePath: process.env['WHOLE_CHROMIUM'] ?? '/usr/bin/chromium',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
