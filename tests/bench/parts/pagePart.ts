import { compareFigures, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import type { ServedSite } from '../servers/served.ts';
import type { Environment, Part } from './part.ts';

/** What a part does in a browser. */
export interface Plan<OfFloor, OfSite> {
  rounds: number;
  /** One measurement of the floor; missing where the limit is absolute. */
  floor?: () => Promise<OfFloor>;
  /** One measurement of the site. */
  visit: (site: ServedSite) => Promise<OfSite>;
  /** What both say, in the order of the rounds. */
  figures: (floor: readonly OfFloor[], visits: readonly OfSite[]) => Figure[];
}

/** A part that measures floor and site in turn, and with them another version of the site if there is one. */
export const pagePart =
  <OfFloor, OfSite>(planFor: (environment: Environment) => Promise<Plan<OfFloor, OfSite>>): Part =>
  async (environment) => {
    const { rounds, floor, visit, figures } = await planFor(environment);
    const [site, before] = [await environment.site(), await environment.before()];
    const found = { floor: [] as OfFloor[], before: [] as OfSite[], site: [] as OfSite[] };
    for (let round = 0; round < rounds; round++) {
      if (floor) found.floor.push(await floor());
      // Neither of the two versions is always the first after the floor.
      if (round % 2 === 0) found.site.push(await visit(site));
      if (before) found.before.push(await visit(before));
      if (round % 2 === 1) found.site.push(await visit(site));
    }
    const measured = figures(found.floor, found.site);
    return before ? compareFigures(measured, figures(found.floor, found.before)) : measured;
  };

/** The medians of one number of floor and site. */
export const medians =
  <Sample>(floor: readonly Sample[], visits: readonly Sample[]) =>
  (pick: (sample: Sample) => number): { baseline: number; measured: number } => ({
    baseline: median(floor.map(pick)),
    measured: median(visits.map(pick)),
  });
