import { listPath } from '../baseline/build.ts';
import { blockingTime, describeTasks } from '../browser/blocking.ts';
import { rounds } from '../browser/conditions.ts';
import { isCall } from '../browser/network.ts';
import { loadPage, type PageLoad } from '../browser/pageLoad.ts';
import { againstBaseline, bounded, unbounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { medians, pagePart } from './pagePart.ts';
import { guest, member, type Visitor } from './visitor.ts';

interface Visit {
  list: PageLoad;
  video: PageLoad;
}

/** Returns the load with the median blocking time, whose tasks are printed. */
const typical = (loads: readonly PageLoad[]): PageLoad | undefined =>
  loads.toSorted((one, other) => blockingTime(one) - blockingTime(other))[Math.floor(loads.length / 2)];

function blockingFigure(part: string, name: string, loads: readonly PageLoad[]): Figure {
  const middle = typical(loads);
  const all = loads.map((one) => Math.round(blockingTime(one))).join(', ');
  const note = `each round ${all}; hydrated at ${Math.round(median(loads.map(({ metrics }) => metrics.liveAt)))} ms; tasks over 50 ms: ${middle ? describeTasks(middle) : 'none'}`;
  const measured = median(loads.map(blockingTime));
  return bounded({ part, name: `${name}: blocking time until hydrated`, unit: 'ms', measured, note }, { atMost: 50 });
}

function requestsFigure(part: string, visits: readonly Visit[], asks: boolean): Figure {
  // Comments and a member's own data are far below and wait until the page is hydrated, so they do not count.
  const untilLive = ({ requests, timeOrigin, metrics }: PageLoad) =>
    requests.filter((one) => isCall(one) && one.sentAt <= timeOrigin + metrics.liveAt);
  const calls = visits.flatMap(({ list, video }) => [...untilLive(list), ...untilLive(video)]);
  const note = [...new Set(calls.map(({ path }) => path))].join(', ');
  const figure = {
    part,
    name: 'requests made by hydration',
    unit: 'requests',
    measured: calls.length,
    ...(note && { note }),
  } as const;
  return asks ? unbounded(figure) : bounded(figure, { atMost: 0 });
}

const hydratePart = ({ prefix, cookies, asks, warmUps }: Visitor) =>
  pagePart<PageLoad, Visit>(async (environment) => {
    const part = `${prefix}hydrate`;
    const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
    return {
      rounds,
      floor: async () => {
        const load = await loadPage(chromium, baseline.hydration, 'idle');
        if (load.metrics.mismatches > 0)
          throw new Error(
            'The bare tree does not match the markup, so React rendered it again: nothing to compare with.',
          );
        return load;
      },
      visit: async (site) => {
        const load = async (path: string): Promise<PageLoad> => {
          await warmUp(site, path, warmUps, await cookies(site));
          return loadPage(chromium, site.origin + path, 'live and idle', { cookies: await cookies(site) });
        };
        return { list: await load(listPath), video: await load(baseline.videoPath) };
      },
      figures: (floor, visits) => {
        const lists = visits.map((one) => one.list);
        const note = `${baseline.elements} elements`;
        return [
          blockingFigure(part, 'list', lists),
          blockingFigure(
            part,
            'video page',
            visits.map((one) => one.video),
          ),
          againstBaseline(
            { part, name: 'list beside bare React', unit: 'ms', ...medians(floor, lists)(blockingTime), note },
            { atMost: 2 },
          ),
          requestsFigure(part, visits, asks),
        ];
      },
    };
  });

/**
 * Measures hydration until list and video page are hydrated and idle, also relative to bare React on the same markup.
 */
export const hydrate = hydratePart(guest);
export const memberHydrate = hydratePart(member);
