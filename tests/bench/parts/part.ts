import type { Phone } from '../browser/phone.ts';
import type { Figure } from '../figures.ts';
import type { Floor } from '../floor/build.ts';

/** What a part of the bench measures on. Each thing is made when it is first asked for, and only once. */
export interface Ground {
  phone: () => Promise<Phone>;
  /** The site on its usual catalogue. */
  site: () => Promise<string>;
  /** The site on 100,000 videos. */
  largeSite: () => Promise<string>;
  floor: () => Promise<Floor>;
}

export type Part = (ground: Ground) => Promise<Figure[]>;
