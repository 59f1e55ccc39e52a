import { rounds } from '../browser/conditions.ts';
import { inTurn, visit, type Visit } from '../browser/phone.ts';
import { isScript } from '../browser/wire.ts';
import { againstFloor, bounded, told, type Figure } from '../figures.ts';
import { listPath } from '../floor/build.ts';
import { median } from '../median.ts';
import { warm } from '../servers/site.ts';
import type { Ground } from './part.ts';

const part = 'list';
const kib = 1_024;

/** Long enough for what is painted late to be the largest after all. */
const afterLoad = 2_000;

const largestOf = ({ largest }: Visit): string =>
  `${largest.what}, ${Math.round(largest.pixels).toLocaleString('en')} px²${largest.url ? `, ${new URL(largest.url).pathname}` : ''}`;

/** The list page until it is seen, beside the static page of the same cards. */
export async function list(ground: Ground): Promise<Figure[]> {
  const [phone, origin, floor] = [await ground.phone(), await ground.site(), await ground.floor()];
  const address = origin + listPath;
  const found = await inTurn(rounds, {
    floor: () => visit(phone, floor.list, afterLoad),
    site: async () => {
      await warm(address, 1);
      return visit(phone, address, afterLoad);
    },
  });
  const of = (pick: (one: Visit) => number) => ({
    floor: median(found.floor.map(pick)),
    measured: median(found.site.map(pick)),
  });
  const [floorLast, siteLast] = [found.floor.at(-1), found.site.at(-1)];
  const scripts = (one: Visit) => one.requests.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0);
  const weight = (one: Visit) => one.requests.find(({ kind }) => kind === 'Document')?.bytes ?? 0;
  const largest = floorLast && siteLast ? `floor ${largestOf(floorLast)}; site ${largestOf(siteLast)}` : '';
  return [
    againstFloor(
      { part, name: 'first contentful paint', unit: 'ms', ...of((one) => one.firstPaint) },
      { atMost: 1.25 },
    ),
    againstFloor(
      { part, name: 'largest contentful paint', unit: 'ms', ...of((one) => one.largest.time), note: largest },
      { atMost: 1.25 },
    ),
    againstFloor({ part, name: 'first thumbnail', unit: 'ms', ...of((one) => one.firstThumbnail) }),
    bounded({ part, name: 'layout shift', unit: 'shift', ...of((one) => one.shifts) }, { atMost: 0 }),
    bounded(
      {
        part,
        name: 'JavaScript on the wire',
        unit: 'bytes',
        ...of(scripts),
        note: `${siteLast?.requests.filter(isScript).length ?? 0} files, brotli, with their headers`,
      },
      { atMost: 125 * kib },
    ),
    bounded(
      {
        part,
        name: 'floor page, brotli',
        unit: 'bytes',
        measured: floor.listBytes,
        note: `${floor.listPage.cards.length} cards`,
      },
      { atMost: 12 * kib },
    ),
    told({ part, name: 'document on the wire', unit: 'bytes', ...of(weight) }),
  ];
}
