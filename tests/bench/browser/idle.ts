import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './chromium.ts';
import { readInPage, waitInPage } from './readInPage.ts';

const liveTimeoutMs = 30_000;

/** The page is idle after this long without a pending request and without a long task, unless a part wants more. */
const usualQuietMs = 1_000;
const idleTimeoutMs = 15_000;
const pollMs = 100;

/**
 * Waits until the site's page is hydrated. Otherwise throws an error that names script errors and unfinished requests.
 */
export async function waitUntilLive(view: View): Promise<void> {
  try {
    await waitInPage(view, () => document.documentElement.dataset['live'] !== undefined, liveTimeoutMs);
  } catch (cause) {
    const lacking = [...view.log.requests.values()].filter(({ ended, failure }) => !ended || failure !== '');
    const without = lacking.map(({ path, failure }) => `${path} ${failure || 'has no end'}`);
    throw new Error(`The page was not hydrated. ${[...view.errors, ...without].join('; ')}`, { cause });
  }
}

/** Waits until no request is pending, and for a second none was sent or answered and no long task ran. */
export async function waitUntilIdle(view: View, quietMs = usualQuietMs): Promise<void> {
  const { log } = view;
  const startedAt = Date.now();
  while (Date.now() - startedAt < idleTimeoutMs) {
    await pause(pollMs);
    const underWay = [...log.requests.values()].some(({ ended }) => !ended);
    if (underWay || Date.now() - log.lastActivityAt < quietMs) continue;
    const sinceLongTask = await readInPage(
      view,
      () => performance.now() - Math.max(0, ...window.pageMetrics.longTasks.map(({ begun, lasted }) => begun + lasted)),
    );
    if (sinceLongTask >= quietMs) return;
  }
}
