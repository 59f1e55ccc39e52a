import { rounds } from '../browser/conditions.ts';
import { loadPage, type PageLoad } from '../browser/pageLoad.ts';
import { againstBaseline, bounded } from '../figures.ts';
import { warmUp } from '../servers/served.ts';
import { medians, pagePart } from './pagePart.ts';
import { guest, member, type Visitor } from './visitor.ts';

const afterLoad = 2_000;

const describeLargest = (one: PageLoad | undefined): string =>
  `${one?.largest.what ?? 'nothing'}, ${Math.round(one?.largest.pixels ?? 0).toLocaleString('en')} px²`;

const videoPart = ({ prefix, cookies, warmUps }: Visitor) =>
  pagePart<PageLoad, PageLoad>(async (environment) => {
    const part = `${prefix}video`;
    const [chromium, { videoPath, ...baseline }] = [await environment.chromium(), await environment.baseline()];
    return {
      rounds,
      floor: () => loadPage(chromium, baseline.video, afterLoad),
      visit: async (site) => {
        await warmUp(site, videoPath, warmUps, await cookies(site));
        return loadPage(chromium, site.origin + videoPath, afterLoad, { cookies: await cookies(site) });
      },
      figures: (floor, visits) => {
        const of = medians(floor, visits);
        const ms = { part, unit: 'ms' } as const;
        const note = `floor ${describeLargest(floor.at(-1))}; site ${describeLargest(visits.at(-1))}; ${baseline.videoPage.poster}`;
        return [
          againstBaseline({ ...ms, name: 'first contentful paint', ...of((one) => one.firstPaint) }),
          againstBaseline(
            { ...ms, name: 'largest contentful paint', ...of((one) => one.largest.time), note },
            { atMost: 1.15 },
          ),
          againstBaseline(
            { ...ms, name: 'title and picture painted', ...of((one) => one.titleAndPicture) },
            { atMost: 1.15 },
          ),
          againstBaseline({ ...ms, name: 'its controls, too', ...of((one) => one.titleAndVideo) }),
          againstBaseline({ ...ms, name: 'load event', ...of((one) => one.loaded) }),
          bounded({ part, name: 'layout shift', unit: 'shift', ...of((one) => one.shifts) }, { atMost: 0 }),
        ];
      },
    };
  });

/** Measures the load of the video page, relative to a static page with a plain `<video>`. */
export const video = videoPart(guest);
export const memberVideo = videoPart(member);
