import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './chromium.ts';
import { waitUntilIdle, waitUntilLive } from './idle.ts';

/** The way in which a page came back after a visit to another site. */
export interface Restoration {
  restored: boolean;
  /** Chromium's `notRestoredReasons`; empty if it was restored. */
  reasons: string[];
}

declare global {
  interface Window {
    persisted?: boolean;
  }
  interface PerformanceNavigationTiming {
    // Missing in TypeScript's DOM types.
    readonly notRestoredReasons?: { readonly reasons: readonly { readonly reason: string }[] | null } | null;
  }
}

const returnTimeoutMs = 10_000;
const pollMs = 100;

/** Runs in every page before its own scripts. */
function recordPageShow(): void {
  addEventListener('pageshow', ({ persisted }) => {
    window.persisted = persisted;
  });
  // A restored page keeps the value of its first visit until `pageshow` fires.
  addEventListener('pagehide', () => {
    delete window.persisted;
  });
}

function readRestoration(): Restoration {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const reasons = window.persisted ? [] : (navigation?.notRestoredReasons?.reasons ?? []);
  return { restored: window.persisted === true, reasons: reasons.map(({ reason }) => reason) };
}

/**
 * Opens a page, leaves for another site, and returns by `history.back()`, because Playwright's `goBack` never resolves
 * here.
 */
export async function leaveAndReturn(view: View, url: string, elsewhere: string): Promise<Restoration> {
  const { page } = view;
  await page.addInitScript(recordPageShow);
  await page.goto(url, { waitUntil: 'load' });
  await waitUntilLive(view);
  await waitUntilIdle(view);
  await page.goto(elsewhere, { waitUntil: 'load' });
  await page.evaluate(() => history.back()).catch(() => undefined);
  const startedAt = Date.now();
  while (Date.now() - startedAt < returnTimeoutMs) {
    await pause(pollMs);
    const isBack = (wanted: string): boolean => location.href === wanted && window.persisted !== undefined;
    // During the navigation, the page that would answer may be gone.
    if (await page.evaluate(isBack, url).catch(() => false)) return page.evaluate(readRestoration);
  }
  throw new Error(`${new URL(url).pathname} did not come back within ${returnTimeoutMs / 1_000} s.`);
}
