import { chromium, type Browser } from '@playwright/test';

/** Whether this is Chromium's headless shell, which lacks parts of a browser, such as the back/forward cache. */
export async function isHeadlessShell(browser: Browser): Promise<boolean> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  // Both have "HeadlessChrome" in their user agents, and both print the same `--version`.
  return product.startsWith('HeadlessChrome/');
}

/** Launches an executable to find out whether it is a headless shell. */
export async function hasHeadlessShell(executablePath: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await isHeadlessShell(browser);
  } finally {
    await browser.close();
  }
}
