import type { CDPSession, Page } from '@playwright/test';
import { expect, test, waitForHydration } from './visitor.ts';

/**
 * Disables the optimizing compilers: a browser compiles for dozens of visits and keeps the machine code in the same
 * heap. This was all growth that is not a leak.
 */
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'];
    await provide({ ...launchOptions, args });
  },
});

/** Runs in the page, because the locators of a test keep the elements that they have found. */
const visit = (page: Page) =>
  page.evaluate(async () => {
    const until = async (arrived: () => boolean) => {
      while (!arrived()) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    document.querySelector<HTMLElement>('main article a')?.click();
    await until(() => document.querySelector('[data-upgrade="done"]') !== null);
    history.back();
    await until(() => document.querySelector('[data-upgrade="done"]') === null);
  });

async function memory(page: Page, session: CDPSession): Promise<{ nodes: number; heap: number }> {
  // The next video page has been rendered in advance again, hidden.
  await expect(page.locator('[data-component="VideoScreen"]')).toHaveCount(1);
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  return { nodes, heap };
}

test('fifty visits to a player leave no more behind than five', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const session = await page.context().newCDPSession(page);
  for (let count = 0; count < 5; count += 1) await visit(page);
  const early = await memory(page, session);
  for (let count = 5; count < 50; count += 1) await visit(page);
  // The last page (a fifth of the elements) is kept until its timers and React's next commit release it; forty-five
  // leaked pages would never be released.
  await expect(async () => {
    const late = await memory(page, session);
    expect(late.nodes / early.nodes, 'elements').toBeLessThanOrEqual(1.1);
    expect(late.heap / early.heap, 'bytes').toBeLessThanOrEqual(1.1);
  }).toPass({ timeout: 20_000 });
});
