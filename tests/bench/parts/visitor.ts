import type { SetCookie } from '../browser/chromium.ts';
import type { ServedSite } from '../servers/served.ts';

/** Who visits a page. */
export interface Visitor {
  /** Begins the names of the parts. */
  prefix: string;
  cookies: (site: ServedSite) => Promise<readonly SetCookie[]>;
  /** Whether something is asked for while a page is hydrated: how a member stands to what is shown (D60). */
  asks: boolean;
  /** How often a page is read before it is measured: once into the page cache, or until its code is warm. */
  warmUps: number;
}

export const guest: Visitor = { prefix: '', cookies: () => Promise.resolve([]), asks: false, warmUps: 1 };

/** Somebody who is signed in: their pages are rendered anew for each visit, and what they have done follows. */
export const member: Visitor = { prefix: 'member-', cookies: (site) => site.signIn(), asks: true, warmUps: 20 };
