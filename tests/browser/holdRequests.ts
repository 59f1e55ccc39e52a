import type { Page, Request } from '@playwright/test';

/** Holds requests to these addresses back, as a slow network does, or some of them. Returns how to let them go. */
export async function holdRequests(
  page: Page,
  addresses: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route, request) => {
    if (isHeld(request)) await released;
    await route.continue();
  });
  return () => release();
}
