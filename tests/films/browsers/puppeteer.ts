/** The system's Chromium and Firefox, both driven by Puppeteer. */
import { launch, type Browser } from 'puppeteer-core';
import { chromiumArgs } from '../../../.storybook/chromiumArgs.ts';
import { findBrowser } from '../../tools/findBrowser.ts';
import type { FilmBrowser, FilmPage } from './filmBrowser.ts';

const firefoxPath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const timeoutMs = 60_000;

async function newPage(browser: Browser): Promise<FilmPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.setViewport({ width: 900, height: 700 });
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    canvasShowsFilms: true,
    open: async (url) => {
      errors = [];
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      // esbuild's helper for function names does not exist in the page.
      await page.evaluate('globalThis.__name = (named) => named');
    },
    // Puppeteer's types do not match these arguments, which it serialises.
    run: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])),
    press: (selector) => page.click(selector),
    photograph: async (selector) => {
      const element = await page.waitForSelector(selector);
      if (!element) throw new Error(`The page has no ${selector}.`);
      return Buffer.from(await element.screenshot());
    },
    errors: () => errors,
    close: () => context.close(),
  };
}

const of = (name: string, browser: Browser): FilmBrowser => ({
  name,
  newPage: () => newPage(browser),
  close: () => browser.close(),
});

export async function startChromium(): Promise<FilmBrowser> {
  const { path } = await findBrowser();
  const args = [...chromiumArgs, '--mute-audio', '--autoplay-policy=no-user-gesture-required'];
  return of('chromium', await launch({ executablePath: path, args, timeout: timeoutMs, protocolTimeout: 180_000 }));
}

export async function startFirefox(): Promise<FilmBrowser> {
  return of(
    'firefox',
    await launch({
      browser: 'firefox',
      executablePath: firefoxPath,
      headless: true,
      timeout: 90_000,
      protocolTimeout: 180_000,
      extraPrefsFirefox: {
        'media.autoplay.default': 0,
        'media.volume_scale': '0.0',
        // Whole films are played beside each other, each in a tab of its own.
        'media.block-autoplay-until-in-foreground': false,
      },
    }),
  );
}
