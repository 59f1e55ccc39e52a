import { listPath } from '../baseline/build.ts';
import { rounds } from '../browser/conditions.ts';
import type { IntentTiming } from '../browser/intentTiming.ts';
import { clickFirstCard, openFirstVideo } from '../browser/openVideo.ts';
import { loadPage, type PageLoad } from '../browser/pageLoad.ts';
import { againstBaseline } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { pagePart } from './pagePart.ts';
import { guest, member, type Visitor } from './visitor.ts';

const clickPart = ({ prefix, cookies, warmUps }: Visitor) =>
  pagePart<PageLoad, IntentTiming>(async (environment) => {
    const part = `${prefix}click`;
    const [chromium, baseline] = [await environment.chromium(), await environment.baseline()];
    return {
      rounds,
      floor: () => loadPage(chromium, baseline.video, 1_000),
      visit: async (site) => {
        await warmUp(site, listPath, warmUps, await cookies(site));
        await warmUp(site, baseline.videoPath, warmUps, await cookies(site));
        return chromium.open((view) => openFirstVideo(view, site.origin + listPath, clickFirstCard), {
          cookies: await cookies(site),
        });
      },
      figures: (floor, visits) => {
        const ms = { part, unit: 'ms', baseline: median(floor.map((one) => one.titleAndPicture)) } as const;
        const of = (pick: (one: IntentTiming) => number): number => median(visits.map(pick));
        const both = ({ title, picture }: IntentTiming): number => Math.max(title, picture);
        const note = `wanted ≤ 0.4 ×; each round ${visits.map((one) => Math.round(both(one))).join(', ')} ms; the floor is its video page’s title and poster painted, from an empty cache`;
        return [
          againstBaseline({ ...ms, name: 'title and picture painted', measured: of(both), note }, { atMost: 0.5 }),
          againstBaseline({ ...ms, name: 'title painted', measured: of((one) => one.title) }),
          againstBaseline({ ...ms, name: 'large picture painted', measured: of((one) => one.largePicture) }),
        ];
      },
    };
  });

/**
 * Measures from a click without any head start until title and picture are painted, relative to a full load of the
 * static page.
 */
export const click = clickPart(guest);
export const memberClick = clickPart(member);
