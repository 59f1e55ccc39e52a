import type { Phone } from '../browser/phone.ts';
import type { Figure } from '../figures.ts';
import type { Baseline } from '../baseline/build.ts';

/** What a part of the bench measures on. Each thing is made when it is first asked for, and only once. */
export interface Environment {
  phone: () => Promise<Phone>;
  /** The site on its usual catalogue. */
  site: () => Promise<string>;
  baseline: () => Promise<Baseline>;
  /** The script of the built site's server. */
  build: () => Promise<string>;
  /** A data folder with 100,000 videos; whoever opens it closes it again, as it has one user at a time. */
  largeData: () => Promise<string>;
}

export type Part = (environment: Environment) => Promise<Figure[]>;
