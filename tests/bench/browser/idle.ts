import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './chromium.ts';

const liveTimeoutMs = 30_000;

/** Idle: this long without a request under way and without a long task. */
const quietMs = 1_000;
const idleTimeoutMs = 15_000;
const pollMs = 100;

/** Waits until the site's page is hydrated. */
export const waitUntilLive = async ({ page }: View): Promise<void> =>
  void (await page.waitForSelector('html[data-live]', { timeout: liveTimeoutMs, state: 'attached' }));

/** Waits until no request is under way, and none was sent or answered and no long task ran for a second. */
export async function waitUntilIdle({ page, log }: View): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < idleTimeoutMs) {
    await pause(pollMs);
    const underWay = [...log.requests.values()].some(({ ended }) => !ended);
    if (underWay || Date.now() - log.lastActivityAt < quietMs) continue;
    const sinceLongTask = await page.evaluate(
      () => performance.now() - Math.max(0, ...window.pageMetrics.longTasks.map(({ begun, lasted }) => begun + lasted)),
    );
    if (sinceLongTask >= quietMs) return;
  }
}
