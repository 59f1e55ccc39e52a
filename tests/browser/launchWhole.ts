import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

/**
 * Starts Chromium as people have it, which keeps pages for Back and Forward: the headless shell of the other tests has no
 * such cache, and Playwright turns it off in the whole one.
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
