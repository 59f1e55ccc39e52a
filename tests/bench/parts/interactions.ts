import { listPath } from '../baseline/build.ts';
import { makeVisits, type StepDurations } from '../browser/interactions.ts';
import type { View } from '../browser/chromium.ts';
import { phone, slowPhone } from '../browser/conditions.ts';
import { loadIn } from '../browser/pageLoad.ts';
import { bounded, unbounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { listVisits } from '../visits/list.ts';
import { searchVisit } from '../visits/search.ts';
import { uploadVisit } from '../visits/upload.ts';
import { videoVisit } from '../visits/video.ts';
import type { Visit } from '../visits/visit.ts';
import { pagePart } from './pagePart.ts';
import { guest, member, type Visitor } from './visitor.ts';

const part = 'interactions';

/** CPU slowdown factors. */
const rates = [phone.cpu, slowPhone.cpu];

interface VisitedPage {
  path: string;
  visitor: Visitor;
  visits: readonly Visit[];
}

const visitedPages = (videoPath: string): Record<string, VisitedPage> => ({
  list: { path: listPath, visitor: guest, visits: listVisits },
  video: { path: videoPath, visitor: member, visits: [videoVisit] },
  search: { path: '/search/1/?s=evening', visitor: guest, visits: [searchVisit] },
  upload: { path: '/upload-video/', visitor: member, visits: [uploadVisit] },
});

/** Returns the figure of the slowest step of a part, with the medians of all steps in its note. */
export function slowestStep(ofPart: string, name: string, visits: readonly StepDurations[]): Figure {
  const names = [...(visits[0]?.keys() ?? [])];
  const steps = names
    .map((step) => ({ step, lasted: median(visits.map((visit) => visit.get(step) ?? Number.NaN)) }))
    .toSorted((one, other) => other.lasted - one.lasted);
  const note = steps.map(({ step, lasted }) => `${step} ${lasted === 0 ? '< 16' : lasted}`).join(', ');
  return unbounded({
    ...{ part: ofPart, unit: 'ms', note },
    ...{ name: `${name}: slowest of ${steps.length} until the next paint`, measured: steps[0]?.lasted ?? Number.NaN },
  });
}

/** The steps of each page at each rate, by the name of their figure. */
type Durations = Map<string, StepDurations>;

/** Measures the slowest of ten interactions on each of four hydrated pages, by Event Timing. */
export const interactions = pagePart<never, Durations>(async (environment) => {
  const [chromium, { videoPath }] = [await environment.chromium(), await environment.baseline()];
  return {
    rounds: 3,
    visit: async (site) => {
      const durations: Durations = new Map();
      for (const [name, { path, visitor, visits }] of Object.entries(visitedPages(videoPath))) {
        const cookies = await visitor.cookies(site);
        await warmUp(site, path, 1, cookies);
        for (const cpu of rates) {
          const load = (view: View) => loadIn(view, site.origin + path, 'live and idle');
          const found = await makeVisits(chromium, visits, load, { cpu, cookies });
          durations.set(`${name} at ÷${cpu}`, found);
        }
      }
      return durations;
    },
    figures: (_, visits) =>
      [...(visits[0]?.keys() ?? [])].map((name) => {
        const ofPage = visits.map((durations) => durations.get(name) ?? new Map());
        return bounded(slowestStep(part, name, ofPage), { atMost: 100 });
      }),
  };
});
