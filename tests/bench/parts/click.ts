import { listPath } from '../baseline/build.ts';
import { rounds } from '../browser/conditions.ts';
import type { IntentTiming } from '../browser/intentTiming.ts';
import { clickFirstCard, openFirstVideo } from '../browser/openVideo.ts';
import { loadPage, type PageLoad } from '../browser/pageLoad.ts';
import { clickStaticCard } from '../browser/staticClick.ts';
import { againstBaseline } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { pagePart } from './pagePart.ts';
import { guest, member, type Visitor } from './visitor.ts';

interface Floor {
  /** A first visit of the static video page, with an empty cache. */
  firstVisit: PageLoad;
  /** Milliseconds from a click in the static list until title and picture of its video page are painted. */
  click: number;
}

const clickPart = ({ prefix, cookies, warmUps }: Visitor) =>
  pagePart<Floor, IntentTiming>(async (environment) => {
    const part = `${prefix}click`;
    const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
    return {
      rounds,
      floor: async () => ({
        firstVisit: await loadPage(chromium, baseline.video, 1_000),
        click: await chromium.open((view) => clickStaticCard(view, baseline.list, baseline.video)),
      }),
      visit: async (site) => {
        await warmUp(site, listPath, warmUps, await cookies(site));
        await warmUp(site, baseline.videoPath, warmUps, await cookies(site));
        return chromium.open((view) => openFirstVideo(view, site.origin + listPath, clickFirstCard), {
          cookies: await cookies(site),
        });
      },
      figures: (floor, visits) => {
        const [ofFirstVisits, ofClicks] = [
          floor.map((one) => one.firstVisit.titleAndPicture),
          floor.map((one) => one.click),
        ];
        const ms = { part, unit: 'ms', baseline: median(ofFirstVisits) } as const;
        const of = (pick: (one: IntentTiming) => number): number => median(visits.map(pick));
        const both = ({ title, picture }: IntentTiming): number => Math.max(title, picture);
        const eachRound = visits.map((one) => Math.round(both(one))).join(', ');
        const note = `each round ${eachRound} ms; the floor is a click in its list, until title and poster of its video page are painted`;
        return [
          againstBaseline(
            { ...ms, name: 'title and picture painted', baseline: median(ofClicks), measured: of(both), note },
            { atMost: 0.3 },
          ),
          againstBaseline(
            { ...ms, name: 'title and picture, beside a first visit from an empty cache', measured: of(both) },
            { atMost: 0.5 },
          ),
          againstBaseline({ ...ms, name: 'title painted', measured: of((one) => one.title) }),
          againstBaseline({ ...ms, name: 'large picture painted', measured: of((one) => one.largePicture) }),
        ];
      },
    };
  });

/**
 * Measures from a click without any head start until title and picture are painted, relative to the same click in the
 * static list.
 */
export const click = clickPart(guest);
export const memberClick = clickPart(member);
