import { listPath } from '../baseline/build.ts';
import { rounds } from '../browser/conditions.ts';
import type { Chromium } from '../browser/chromium.ts';
import { isScript } from '../browser/network.ts';
import { loadIn } from '../browser/pageLoad.ts';
import { traceThread, type ThreadTime } from '../browser/threadTime.ts';
import { waitUntilIdle } from '../browser/idle.ts';
import { bounded, unbounded, type Figure } from '../figures.ts';
import { warmUp } from '../servers/served.ts';
import { medians, pagePart } from './pagePart.ts';

const part = 'quiet';
const kib = 1_024;

/** Milliseconds without a request or a long task, after which nothing more is expected to run. */
const quietMs = 2_000;

interface Load extends ThreadTime {
  /** Bytes of all scripts, what comes when the page is idle included. */
  scriptBytes: number;
}

/** Loads a page and waits until nothing has run for two seconds: the work of idle callbacks and timers is included. */
const loadUntilQuiet = (chromium: Chromium, url: string): Promise<Load> =>
  chromium.open(async (view) => {
    const { thread } = await traceThread(view, async () => {
      await loadIn(view, url, 'idle');
      await waitUntilIdle(view, quietMs);
    });
    const scripts = [...view.log.requests.values()].filter(isScript);
    return { ...thread, scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
  });

interface Limits {
  blocking: number;
  script: number;
  scriptBytes: number;
}

const limits: Record<'list' | 'video page', Limits> = {
  list: { blocking: 100, script: 500, scriptBytes: 130 * kib },
  'video page': { blocking: 150, script: 750, scriptBytes: 195 * kib },
};

function figuresOf(page: keyof typeof limits, floor: readonly Load[], loads: readonly Load[]): Figure[] {
  const of = medians(floor, loads);
  const ms = { part, unit: 'ms' } as const;
  const { blocking, script, scriptBytes } = limits[page];
  const note = `each round ${loads.map((load) => Math.round(load.blocking)).join(', ')}; thread time, not wall time`;
  return [
    bounded({ ...ms, name: `${page}: blocking time`, ...of((one) => one.blocking), note }, { atMost: blocking }),
    unbounded({ ...ms, name: `${page}: longest task`, ...of((one) => one.longest) }),
    bounded({ ...ms, name: `${page}: script time`, ...of((one) => one.script) }, { atMost: script }),
    unbounded({ ...ms, name: `${page}: style and layout`, ...of((one) => one.styleAndLayout) }),
    bounded(
      { part, name: `${page}: script in all`, unit: 'bytes', ...of((one) => one.scriptBytes) },
      { atMost: scriptBytes },
    ),
  ];
}

interface Pages {
  list: Load;
  video: Load;
}

/** Measures the main thread of list and video page from the first paint until nothing has run for two seconds. */
export const quiet = pagePart<Pages, Pages>(async (environment) => {
  const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
  return {
    rounds,
    floor: async () => ({
      list: await loadUntilQuiet(chromium, baseline.list),
      video: await loadUntilQuiet(chromium, baseline.video),
    }),
    visit: async (site) => {
      await warmUp(site, listPath, 1);
      await warmUp(site, baseline.videoPath, 1);
      return {
        list: await loadUntilQuiet(chromium, site.origin + listPath),
        video: await loadUntilQuiet(chromium, site.origin + baseline.videoPath),
      };
    },
    figures: (floor, visits) => [
      ...figuresOf(
        'list',
        floor.map(({ list }) => list),
        visits.map(({ list }) => list),
      ),
      ...figuresOf(
        'video page',
        floor.map(({ video }) => video),
        visits.map(({ video }) => video),
      ),
    ],
  };
});
