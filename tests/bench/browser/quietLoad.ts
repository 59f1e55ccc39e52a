import type { Chromium, View } from './chromium.ts';
import { waitUntilIdle } from './idle.ts';
import { isScript } from './network.ts';
import type { PageLoad } from './pageLoad.ts';
import { traceThread, type ThreadTime } from './threadTime.ts';

/** Milliseconds without a request or a long task, after which nothing more is expected to run. */
const quietMs = 2_000;

/** A page load up to the time at which nothing has run for two seconds. */
export interface QuietLoad extends ThreadTime {
  page: PageLoad;
  /** Bytes of all scripts, what comes when the page is idle included. */
  scriptBytes: number;
}

/** Loads a page and waits until nothing has run for two seconds: the work of idle callbacks and timers is included. */
export const loadUntilQuiet = (chromium: Chromium, load: (view: View) => Promise<PageLoad>): Promise<QuietLoad> =>
  chromium.open(async (view) => {
    const { found: page, thread } = await traceThread(view, async () => {
      const loaded = await load(view);
      await waitUntilIdle(view, quietMs);
      return loaded;
    });
    const scripts = [...view.log.requests.values()].filter(isScript);
    return { ...thread, page, scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
