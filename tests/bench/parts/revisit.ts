import { listPath } from '../baseline/build.ts';
import { rounds } from '../browser/conditions.ts';
import { loadIn, type PageLoad, type Until } from '../browser/pageLoad.ts';
import { againstBaseline } from '../figures.ts';
import { warmUp } from '../servers/served.ts';
import { medians, pagePart } from './pagePart.ts';

const part = 'second visit';
const afterLoad = 1_500;

/** Describes how many pictures were not found in the cache. */
function describeFetched({ requests }: PageLoad): string {
  const pictures = requests.filter(({ kind, path }) => kind === 'Image' && !path.endsWith('favicon.ico'));
  return `${pictures.filter(({ cached }) => !cached).length} of ${pictures.length} pictures fetched`;
}

/**
 * Measures the second visit of the list page with its pictures in the cache, relative to a second visit of the static
 * page.
 */
export const revisit = pagePart<PageLoad, PageLoad>(async (environment) => {
  const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
  const visitTwice = (url: string, firstUntil: Until): Promise<PageLoad> =>
    chromium.open(async (view) => {
      await loadIn(view, url, firstUntil);
      await view.page.goto('about:blank');
      return loadIn(await view.openPage(), url, afterLoad);
    });
  return {
    rounds,
    floor: () => visitTwice(baseline.list, 'idle'),
    visit: async (site) => {
      await warmUp(site, listPath, 1);
      return visitTwice(site.origin + listPath, 'live and idle');
    },
    figures: (floor, visits) => {
      const of = medians(floor, visits);
      const ms = { part, unit: 'ms' } as const;
      const [floorLast, siteLast] = [floor.at(-1), visits.at(-1)];
      const note =
        floorLast && siteLast ? `floor ${describeFetched(floorLast)}; site ${describeFetched(siteLast)}` : '';
      return [
        againstBaseline({ ...ms, name: 'first contentful paint', ...of((one) => one.firstPaint) }),
        againstBaseline({ ...ms, name: 'first thumbnail', ...of((one) => one.firstThumbnail), note }, { atMost: 1.15 }),
        againstBaseline({ ...ms, name: 'largest contentful paint', ...of((one) => one.largest.time) }),
      ];
    },
  };
});
