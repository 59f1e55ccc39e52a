import { listPath } from '../baseline/build.ts';
import { scriptedVisits, visitByScript } from '../browser/interactions.ts';
import { bounded } from '../figures.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/served.ts';
import { pagePart } from './pagePart.ts';

const part = 'interactions';

type Visit = Map<string, number>;

/** Measures the slowest of ten interactions on a hydrated list page, by Event Timing. */
export const interactions = pagePart<never, Visit>(async (environment) => {
  const chromium = await environment.chromium();
  return {
    rounds: 3,
    visit: async (site) => {
      await warmUp(site, listPath, 1);
      const durations: [string, number][] = [];
      for (const script of scriptedVisits) {
        const found = await chromium.open((view) => visitByScript(view, script, site.origin + listPath), script);
        durations.push(...found);
      }
      return new Map(durations);
    },
    figures: (_, visits) => {
      const names = [...(visits[0]?.keys() ?? [])];
      const steps = names
        .map((name) => ({ name, lasted: median(visits.map((visit) => visit.get(name) ?? Number.NaN)) }))
        .toSorted((one, other) => other.lasted - one.lasted);
      const note = steps.map(({ name, lasted }) => `${name} ${lasted === 0 ? '< 16' : lasted}`).join(', ');
      const measured = steps[0]?.lasted ?? Number.NaN;
      return [
        bounded(
          { part, name: `slowest of ${steps.length} until the next paint`, unit: 'ms', measured, note },
          { atMost: 100 },
        ),
      ];
    },
  };
});
