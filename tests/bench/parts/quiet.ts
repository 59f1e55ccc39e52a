import { listPath } from '../baseline/build.ts';
import { rounds } from '../browser/conditions.ts';
import type { Chromium } from '../browser/chromium.ts';
import { loadIn } from '../browser/pageLoad.ts';
import { loadUntilQuiet, type QuietLoad } from '../browser/quietLoad.ts';
import { bounded, unbounded, type Figure } from '../figures.ts';
import { warmUp } from '../servers/served.ts';
import { medians, pagePart } from './pagePart.ts';

const part = 'quiet';
const kib = 1_024;

const load = (chromium: Chromium, url: string): Promise<QuietLoad> =>
  loadUntilQuiet(chromium, (view) => loadIn(view, url, 'idle'));

interface Limits {
  blocking: number;
  script: number;
  scriptBytes: number;
}

const limits: Record<'list' | 'video page', Limits> = {
  list: { blocking: 100, script: 500, scriptBytes: 130 * kib },
  'video page': { blocking: 150, script: 750, scriptBytes: 195 * kib },
};

function figuresOf(page: keyof typeof limits, floor: readonly QuietLoad[], loads: readonly QuietLoad[]): Figure[] {
  const of = medians(floor, loads);
  const ms = { part, unit: 'ms' } as const;
  const { blocking, script, scriptBytes } = limits[page];
  const note = `each round ${loads.map(({ blocking: blocked }) => Math.round(blocked)).join(', ')}; thread time, not wall time`;
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
  list: QuietLoad;
  video: QuietLoad;
}

/** Measures the main thread of list and video page from the first paint until nothing has run for two seconds. */
export const quiet = pagePart<Pages, Pages>(async (environment) => {
  const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
  return {
    rounds,
    floor: async () => ({
      list: await load(chromium, baseline.list),
      video: await load(chromium, baseline.video),
    }),
    visit: async (site) => {
      await warmUp(site, listPath, 1);
      await warmUp(site, baseline.videoPath, 1);
      return {
        list: await load(chromium, site.origin + listPath),
        video: await load(chromium, site.origin + baseline.videoPath),
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
