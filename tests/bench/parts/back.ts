import { listPath } from '../baseline/build.ts';
import { rounds } from '../browser/conditions.ts';
import { returnToList, type ReturnTiming } from '../browser/returnToList.ts';
import { bounded } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { pagePart } from './pagePart.ts';

const part = 'back';

/**
 * Measures the way back from a video to the list within the site, until the clicked card is painted in its old place.
 */
export const back = pagePart<never, ReturnTiming>(async (environment) => {
  const chromium = await environment.chromium();
  return {
    rounds,
    visit: async (site) => {
      await warmUp(site, listPath, 1);
      return chromium.open((view) => returnToList(view, site.origin + listPath));
    },
    figures: (_, visits) => {
      const times = visits.map(({ picture }) => Math.round(picture)).join(', ');
      const note = `each round ${times}; ${visits.every(({ sameDocument }) => sameDocument) ? 'the document was never left' : 'A NEW DOCUMENT'}; taken after the first frame in which the clicked card’s picture is loaded, laid out and in the window, since a picture shown again fires no element timing`;
      return [
        bounded(
          {
            part,
            name: 'picture of the list painted',
            unit: 'ms',
            measured: median(visits.map((one) => one.picture)),
            note,
          },
          { atMost: 100 },
        ),
        bounded(
          {
            part,
            name: 'scrolled away, pixels',
            unit: 'count',
            measured: Math.max(...visits.map((one) => one.scrollOffset)),
          },
          { atMost: 2 },
        ),
      ];
    },
  };
});
