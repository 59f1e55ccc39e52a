import { compareFigures, type Figure, type VersionFigures } from '../figures.ts';
import { median } from '../median.ts';
import type { ServedSite } from '../servers/served.ts';
import type { Environment, Part } from './part.ts';

/** The measurement of a part in a browser. */
export interface Plan<OfFloor, OfSite> {
  rounds: number;
  /** Measures the floor once. Omitted if the limit is absolute. */
  floor?: () => Promise<OfFloor>;
  /** Measures the site once. */
  visit: (site: ServedSite) => Promise<OfSite>;
  /** Returns the figures. Both lists are in the order of the rounds. */
  figures: (floor: readonly OfFloor[], visits: readonly OfSite[]) => Figure[];
}

/** Returns a part that measures floor and site in turn, and another version of the site if there is one. */
export const pagePart =
  <OfFloor, OfSite>(planFor: (environment: Environment) => Promise<Plan<OfFloor, OfSite>>): Part =>
  async (environment) => {
    const { rounds: usual, floor, visit, figures } = await planFor(environment);
    const [site, before] = [await environment.site(), await environment.before()];
    // A part with a single round does not vary between rounds.
    const rounds = usual === 1 ? 1 : (environment.rounds ?? usual);
    const found = { floor: [] as OfFloor[], before: [] as OfSite[], site: [] as OfSite[] };
    for (let round = 0; round < rounds; round++) {
      if (floor) found.floor.push(await floor());
      // The two versions alternate in being first after the floor.
      if (round % 2 === 0) found.site.push(await visit(site));
      if (before) found.before.push(await visit(before));
      if (round % 2 === 1) found.site.push(await visit(site));
    }
    const figuresOf = (visits: readonly OfSite[]): VersionFigures => ({
      all: figures(found.floor, visits),
      byRound: visits.map((one, round) => figures(found.floor.slice(round, round + 1), [one])),
    });
    return before ? compareFigures(figuresOf(found.site), figuresOf(found.before)) : figures(found.floor, found.site);
  };

/** Returns a function that picks a number from each sample and returns the medians for floor and site. */
export const medians =
  <Sample>(floor: readonly Sample[], visits: readonly Sample[]) =>
  (pick: (sample: Sample) => number): { baseline: number; measured: number } => ({
    baseline: median(floor.map(pick)),
    measured: median(visits.map(pick)),
  });
