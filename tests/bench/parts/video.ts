import { rounds } from '../browser/conditions.ts';
import { inTurn, visit, type Visit } from '../browser/phone.ts';
import { againstFloor, bounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { warm } from '../servers/site.ts';
import type { Ground } from './part.ts';

const part = 'video';
const afterLoad = 2_000;

/** The video page until it is seen, beside a static page with a plain `<video>`. */
export async function video(ground: Ground): Promise<Figure[]> {
  const [phone, origin, floor] = [await ground.phone(), await ground.site(), await ground.floor()];
  const address = origin + floor.videoPath;
  const found = await inTurn(rounds, {
    floor: () => visit(phone, floor.video, afterLoad),
    site: async () => {
      await warm(address, 1);
      return visit(phone, address, afterLoad);
    },
  });
  const of = (pick: (one: Visit) => number) => ({
    floor: median(found.floor.map(pick)),
    measured: median(found.site.map(pick)),
  });
  const whatOf = (one: Visit | undefined) =>
    `${one?.largest.what ?? 'nothing'}, ${Math.round(one?.largest.pixels ?? 0).toLocaleString('en')} px²`;
  const note = `floor ${whatOf(found.floor.at(-1))}; site ${whatOf(found.site.at(-1))}; ${floor.poster}`;
  return [
    againstFloor({ part, name: 'first contentful paint', unit: 'ms', ...of((one) => one.firstPaint) }),
    againstFloor(
      { part, name: 'largest contentful paint', unit: 'ms', ...of((one) => one.largest.time), note },
      { atMost: 1.3 },
    ),
    againstFloor({ part, name: 'load event', unit: 'ms', ...of((one) => one.loaded) }),
    bounded({ part, name: 'layout shift', unit: 'shift', ...of((one) => one.shifts) }, { atMost: 0 }),
  ];
}
