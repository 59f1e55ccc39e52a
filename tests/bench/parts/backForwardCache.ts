import { listPath } from '../baseline/build.ts';
import { leaveAndReturn, type Restoration } from '../browser/backForwardCache.ts';
import { launchChromium } from '../browser/chromium.ts';
import { bounded, type Figure } from '../figures.ts';
import { pagePart } from './pagePart.ts';
import type { Part } from './part.ts';

const part = 'back-forward cache';

type Visit = { path: string; restoration: Restoration }[];

function restoredFigure(visits: readonly Visit[]): Figure {
  const pages = visits.flat();
  const note = pages
    .map(({ path, restoration: { restored, reasons } }) =>
      restored ? `${path} restored` : `${path} NOT RESTORED: ${reasons.join(', ') || 'no reason given'}`,
    )
    .join('; ');
  const measured = pages.filter(({ restoration }) => restoration.restored).length;
  const name = `restored of ${pages.length} pages`;
  return bounded({ part, name, unit: 'count', measured, note }, { atLeast: pages.length });
}

/**
 * Checks whether list and video page come from the back/forward cache after a visit to another site. The result is yes
 * or no, so nothing is throttled.
 */
export const backForwardCache: Part = async (environment) => {
  const chromium = await launchChromium({ trustedKey: environment.trustedKey(), backForwardCache: true });
  const measure = pagePart<never, Visit>(async ({ baseline }) => {
    const { list: floorList, videoPath } = await baseline();
    // Another host name counts as another site; another port would not.
    const elsewhere = floorList.replace('127.0.0.1', 'localhost');
    return {
      rounds: 1,
      visit: async ({ origin }) => {
        const visits: Visit = [];
        for (const path of ['/', listPath, videoPath]) {
          const go = (): Promise<Restoration> =>
            chromium.open((view) => leaveAndReturn(view, origin + path, elsewhere), { slow: false });
          visits.push({ path, restoration: await go() });
        }
        return visits;
      },
      figures: (_, visits) => [restoredFigure(visits)],
    };
  });
  try {
    return await measure(environment);
  } finally {
    await chromium.close();
  }
};
