import type { Page } from '@playwright/test';

/** Holds requests to these addresses back, as a slow network does. Returns how to let them go. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
