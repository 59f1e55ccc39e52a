import type { SetCookie } from '../browser/chromium.ts';
import type { ServedSite } from '../servers/served.ts';

/** A visitor of a page. */
export interface Visitor {
  /** Prefix of the names of the parts. */
  prefix: string;
  cookies: (site: ServedSite) => Promise<readonly SetCookie[]>;
  /** Whether hydration may cause requests: for the member's own data about the page (D60). */
  asks: boolean;
  /** Number of requests before a page is measured: one fills the page cache; more warm up the code that renders it. */
  warmUps: number;
}

export const guest: Visitor = { prefix: '', cookies: () => Promise.resolve([]), asks: false, warmUps: 1 };

/** A signed-in visitor. Each visit renders the page anew, and the member's own data follows. */
export const member: Visitor = { prefix: 'member-', cookies: (site) => site.signIn(), asks: true, warmUps: 20 };
