import type { Page, Request } from '@playwright/test';

/**
 * Holds back requests to these addresses, or those for which `isHeld` is true, like a slow network. The returned
 * function releases them to the routes that were registered before.
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
