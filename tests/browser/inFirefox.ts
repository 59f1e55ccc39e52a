import { existsSync } from 'node:fs';

import { launch, type Browser, type Page } from 'puppeteer-core';
import { expect, test as base } from './ownSite.ts';

/** Puppeteer drives the system's Firefox over BiDi, which Playwright cannot. */
const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** Milliseconds. Generous, for busy machines. */
const startMs = 90_000;

/** Tests with a page in the system's Firefox, as a first-time visitor. */
export const test = base.extend<{ view: Page }, { firefox: Browser }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the pattern
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
    // Shorter than the timeout of a test, so that the error names what is missing.
    view.setDefaultTimeout(60_000);
    await view.setViewport({ width: 1280, height: 800 });
    await provide(view);
    await context.close();
  },
});

/** Skips the tests of a file if Firefox is not installed. */
export function needFirefox(): void {
  test.skip(!existsSync(executablePath), `There is no Firefox at ${executablePath}; set FIREFOX to one.`);
}

export { expect };
