import type { Phone } from '../browser/phone.ts';
import type { Figure } from '../figures.ts';
import type { Baseline } from '../baseline/build.ts';

/** Resources of the benchmark, each created on first use. */
export interface Environment {
  phone: () => Promise<Phone>;
  /** Origin of the site with the sample catalogue. */
  site: () => Promise<string>;
  baseline: () => Promise<Baseline>;
  /** The script of the built site's server. */
  build: () => Promise<string>;
  /** A data folder with 100,000 videos; it can only be opened by one user at a time. */
  largeData: () => Promise<string>;
}

export type Part = (environment: Environment) => Promise<Figure[]>;
