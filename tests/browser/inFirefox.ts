import { existsSync } from 'node:fs';

import { launch, type Browser, type Page } from 'puppeteer-core';
import { expect, test as base } from './ownSite.ts';

/** Playwright cannot drive the Firefox of the system; puppeteer can, over BiDi. */
const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** Ample, also for a machine that does much else. */
const startMs = 90_000;

/** Tests with a page of the system's Firefox, as a visitor who comes for the first time. */
export const test = base.extend<{ view: Page }, { firefox: Browser }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern
    async ({}, provide) => {
      const firefox = await launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        timeout: startMs,
        extraPrefsFirefox: { 'media.autoplay.default': 0 },
      });
      await provide(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: startMs },
  ],
  view: async ({ firefox }, provide) => {
    const context = await firefox.createBrowserContext();
    const view = await context.newPage();
    // Less than a test may take, so that what did not come is named.
    view.setDefaultTimeout(60_000);
    await view.setViewport({ width: 1280, height: 800 });
    await provide(view);
    await context.close();
  },
});

/** Skips the tests of a file where there is no Firefox. */
export function needFirefox(): void {
  test.skip(!existsSync(executablePath), `There is no Firefox at ${executablePath}; set FIREFOX to one.`);
}

export { expect };
