import { listPath } from '../baseline/build.ts';
import { desktop as profile, rounds } from '../browser/conditions.ts';
import type { IntentTiming } from '../browser/intentTiming.ts';
import { clickFirstCard, openFirstVideo } from '../browser/openVideo.ts';
import { loadPage, type PageLoad } from '../browser/pageLoad.ts';
import { againstBaseline, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { medians, pagePart } from './pagePart.ts';

const part = 'desktop';
const afterLoad = 1_000;

interface Pages {
  list: PageLoad;
  video: PageLoad;
}
interface Visit extends Pages {
  click: IntentTiming;
}

function clickFigure(floor: readonly Pages[], visits: readonly Visit[]): Figure {
  const measured = median(visits.map(({ click }) => Math.max(click.title, click.picture)));
  const baseline = median(floor.map(({ video }) => video.titleAndPicture));
  const name = 'click, title and picture painted';
  return againstBaseline({ part, name, unit: 'ms', baseline, measured }, { atMost: 0.5 });
}

/** Measures list, video page and a click on a desktop, relative to the static pages. */
export const desktop = pagePart<Pages, Visit>(async (environment) => {
  const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
  const load = (url: string): Promise<PageLoad> => loadPage(chromium, url, afterLoad, { profile });
  return {
    rounds,
    floor: async () => ({ list: await load(baseline.list), video: await load(baseline.video) }),
    visit: async (site) => {
      await warmUp(site, listPath, 1);
      await warmUp(site, baseline.videoPath, 1);
      const [list, video] = [site.origin + listPath, site.origin + baseline.videoPath];
      return {
        list: await load(list),
        video: await load(video),
        click: await chromium.open((view) => openFirstVideo(view, list, clickFirstCard), { profile }),
      };
    },
    figures: (floor, visits) => {
      const of = medians<Pages>(floor, visits);
      const ms = { part, unit: 'ms' } as const;
      return [
        againstBaseline(
          { ...ms, name: 'list, first contentful paint', ...of(({ list }) => list.firstPaint) },
          { atMost: 1.25 },
        ),
        againstBaseline(
          { ...ms, name: 'list, largest contentful paint', ...of(({ list }) => list.largest.time) },
          { atMost: 1.25 },
        ),
        againstBaseline(
          { ...ms, name: 'video page, largest contentful paint', ...of(({ video }) => video.largest.time) },
          { atMost: 1.15 },
        ),
        clickFigure(floor, visits),
      ];
    },
  };
});
