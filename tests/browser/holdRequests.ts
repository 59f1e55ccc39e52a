import type { Page, Request } from '@playwright/test';

/**
 * Holds requests to these addresses back, as a slow network does, or some of them. What was routed before answers them
 * once they are let go. Returns how to do that.
 */
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
    await route.fallback();
  });
  return () => release();
}
