import type { Page, Request } from '@playwright/test';
import { countUnanswered } from './requests.ts';
import { expect, waitForHydration } from './visitor.ts';

/**
 * Resolves when the page begins what waits until it is idle: by then, its forms open above it, and it hears other tabs
 * and the keys that lead away. Call it before the page is loaded; the same request of an earlier page does not count.
 */
export function whenIdleBegins(page: Page): Promise<Request> {
  let isLoading = false;
  page.on('framenavigated', (frame) => (isLoading ||= frame === page.mainFrame()));
  return page.waitForRequest((request) => isLoading && /\/assets\/followSession-/.test(request.url()));
}

/** Resolves in the page's next idle moment. */
export const nextIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));

/**
 * Watches a page that is about to be loaded. Returns a function that waits until it is hydrated, has begun what waits
 * until it is idle, and has no request without an answer.
 */
export function watchRest(page: Page): () => Promise<void> {
  const unanswered = countUnanswered(page);
  const idle = whenIdleBegins(page);
  return async () => {
    await waitForHydration(page);
    await idle;
    await expect.poll(unanswered).toBe(0);
    // Code that the last answers have started has sent its own requests by then.
    await nextIdle(page);
    await expect.poll(unanswered).toBe(0);
  };
}

/** Opens a page and waits until it is at rest. */
export async function openToRest(page: Page, path: string): Promise<void> {
  const rest = watchRest(page);
  await page.goto(path);
  await rest();
}
