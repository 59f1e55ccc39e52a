import { rounds } from '../browser/conditions.ts';
import { alternate, loadPage, type PageLoad } from '../browser/phone.ts';
import { isScript } from '../browser/network.ts';
import { againstBaseline, bounded, unbounded, type Figure } from '../figures.ts';
import { listPath } from '../baseline/build.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/site.ts';
import type { Environment } from './part.ts';

const part = 'list';
const kib = 1_024;

/** Long enough for late largest contentful paints. */
const afterLoad = 2_000;

const describeLargest = ({ largest }: PageLoad): string =>
  `${largest.what}, ${Math.round(largest.pixels).toLocaleString('en')} px²${largest.url ? `, ${new URL(largest.url).pathname}` : ''}`;

/** Loading the list page, relative to a static page with the same cards. */
export async function list(environment: Environment): Promise<Figure[]> {
  const [phone, origin, baseline] = [await environment.phone(), await environment.site(), await environment.baseline()];
  const address = origin + listPath;
  const found = await alternate(rounds, {
    floor: () => loadPage(phone, baseline.list, afterLoad),
    site: async () => {
      await warmUp(address, 1);
      return loadPage(phone, address, afterLoad);
    },
  });
  const of = (pick: (one: PageLoad) => number) => ({
    baseline: median(found.floor.map(pick)),
    measured: median(found.site.map(pick)),
  });
  const [floorLast, siteLast] = [found.floor.at(-1), found.site.at(-1)];
  const scripts = (one: PageLoad) => one.requests.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0);
  const weight = (one: PageLoad) => one.requests.find(({ kind }) => kind === 'Document')?.bytes ?? 0;
  const largest = floorLast && siteLast ? `floor ${describeLargest(floorLast)}; site ${describeLargest(siteLast)}` : '';
  return [
    againstBaseline(
      { part, name: 'first contentful paint', unit: 'ms', ...of((one) => one.firstPaint) },
      { atMost: 1.25 },
    ),
    againstBaseline(
      { part, name: 'largest contentful paint', unit: 'ms', ...of((one) => one.largest.time), note: largest },
      { atMost: 1.25 },
    ),
    againstBaseline({ part, name: 'first thumbnail', unit: 'ms', ...of((one) => one.firstThumbnail) }),
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
        measured: baseline.listBytes,
        note: `${baseline.listPage.cards.length} cards`,
      },
      { atMost: 12 * kib },
    ),
    unbounded({ part, name: 'document on the wire', unit: 'bytes', ...of(weight) }),
  ];
}
