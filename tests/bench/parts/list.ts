import { fullModels } from '@afterglow/fixtures/data/models';
import { listPath } from '../baseline/build.ts';
import { rounds } from '../browser/conditions.ts';
import { loadPage, type PageLoad } from '../browser/pageLoad.ts';
import { againstBaseline, bounded, unbounded } from '../figures.ts';
import { warmUp } from '../servers/served.ts';
import { medians, pagePart } from './pagePart.ts';
import { guest, member, type Visitor } from './visitor.ts';

const kib = 1_024;

/** Milliseconds, long enough for late largest contentful paints. */
const afterLoad = 2_000;

const describeLargest = ({ largest }: PageLoad): string =>
  `${largest.what}, ${Math.round(largest.pixels).toLocaleString('en')} px²${largest.url ? `, ${new URL(largest.url).pathname}` : ''}`;

const eachRound = (loads: readonly PageLoad[]): string =>
  `each round ${loads.map(({ largest }) => Math.round(largest.time)).join(', ')}`;

const documentBytes = ({ requests }: PageLoad): number => requests.find(({ kind }) => kind === 'Document')?.bytes ?? 0;

const listPart = (part: string, path: string, { cookies, warmUps }: Visitor = guest) =>
  pagePart<PageLoad, PageLoad>(async (environment) => {
    const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
    return {
      rounds,
      floor: () => loadPage(chromium, baseline.list, afterLoad),
      visit: async (site) => {
        await warmUp(site, path, warmUps, await cookies(site));
        return loadPage(chromium, site.origin + path, afterLoad, { cookies: await cookies(site) });
      },
      figures: (floor, visits) => {
        const of = medians(floor, visits);
        const [floorLast, siteLast] = [floor.at(-1), visits.at(-1)];
        const note =
          floorLast && siteLast
            ? `floor ${describeLargest(floorLast)}, ${eachRound(floor)}; site ${describeLargest(siteLast)}, ${eachRound(visits)}`
            : '';
        const ms = { part, unit: 'ms' } as const;
        return [
          againstBaseline({ ...ms, name: 'first contentful paint', ...of((one) => one.firstPaint) }, { atMost: 1.25 }),
          againstBaseline(
            { ...ms, name: 'largest contentful paint', ...of((one) => one.largest.time), note },
            { atMost: 1.1 },
          ),
          againstBaseline({ ...ms, name: 'first thumbnail', ...of((one) => one.firstThumbnail) }),
          bounded({ part, name: 'layout shift', unit: 'shift', ...of((one) => one.shifts) }, { atMost: 0 }),
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
          unbounded({ part, name: 'document on the wire', unit: 'bytes', ...of(documentBytes) }),
        ];
      },
    };
  });

/** Measures the load of the list page, relative to a static page with the same cards. */
export const list = listPart('list', listPath);
export const memberList = listPart(`${member.prefix}list`, listPath, member);

/** Measure other pages of cards, relative to the same static page. */
export const home = listPart('home', '/');
export const search = listPart('search', '/search/1/?s=evening');
export const model = listPart('model', `/pornstar/${fullModels.standard.dir}/`);
