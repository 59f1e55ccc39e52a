import { test, type Browser, type LaunchOptions, type PlaywrightWorkerArgs } from '@playwright/test';
import { isHeadlessShell } from '../tools/headlessShell.ts';

const executablePath = process.env['WHOLE_CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * Launches the complete Chromium with a back/forward cache. The headless shell of the other tests has none, and
 * Playwright disables it in the complete one. Skips the test if there is only a headless shell: it would load each page
 * anew, and give an internal reason for it.
 */
export async function launchWhole(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  launchOptions: LaunchOptions,
): Promise<Browser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
  const lacksCache = await isHeadlessShell(browser);
  if (lacksCache) await browser.close();
  test.skip(lacksCache, `${executablePath} is a headless shell; set WHOLE_CHROMIUM to a complete Chromium.`);
  return browser;
}
