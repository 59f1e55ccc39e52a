import type { HardSite } from '../../hardSite.ts';

/** A program or library from elsewhere that looks at the running site. */
export interface Tool {
  name: string;
  /** The reason why it cannot run here; empty if it can. */
  missing: () => string;
  /** Returns how many things it has looked at, and what it has found. */
  run: (site: HardSite) => Promise<{ tried: number; found: string[] }>;
}
