import { rounds } from '../browser/conditions.ts';
import { alternate, loadPage, type PageLoad } from '../browser/phone.ts';
import { againstBaseline, bounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/site.ts';
import type { Environment } from './part.ts';

const part = 'video';
const afterLoad = 2_000;

/** Loading the video page, relative to a static page with a plain `<video>`. */
export async function video(environment: Environment): Promise<Figure[]> {
  const [phone, origin, baseline] = [await environment.phone(), await environment.site(), await environment.baseline()];
  const address = origin + baseline.videoPath;
  const found = await alternate(rounds, {
    floor: () => loadPage(phone, baseline.video, afterLoad),
    site: async () => {
      await warmUp(address, 1);
      return loadPage(phone, address, afterLoad);
    },
  });
  const of = (pick: (one: PageLoad) => number) => ({
    baseline: median(found.floor.map(pick)),
    measured: median(found.site.map(pick)),
  });
  const describeLargest = (one: PageLoad | undefined) =>
    `${one?.largest.what ?? 'nothing'}, ${Math.round(one?.largest.pixels ?? 0).toLocaleString('en')} px²`;
  const note = `floor ${describeLargest(found.floor.at(-1))}; site ${describeLargest(found.site.at(-1))}; ${baseline.poster}`;
  return [
    againstBaseline({ part, name: 'first contentful paint', unit: 'ms', ...of((one) => one.firstPaint) }),
    againstBaseline(
      { part, name: 'largest contentful paint', unit: 'ms', ...of((one) => one.largest.time), note },
      { atMost: 1.3 },
    ),
    againstBaseline({ part, name: 'load event', unit: 'ms', ...of((one) => one.loaded) }),
    bounded({ part, name: 'layout shift', unit: 'shift', ...of((one) => one.shifts) }, { atMost: 0 }),
  ];
}
