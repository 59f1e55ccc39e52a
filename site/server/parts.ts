import type { ApiFacts } from './apiFacts.ts';
import type { Assets } from './assets.ts';
import type { PageCache } from './pageCache.ts';
import type { Rendering } from './rendering.ts';
import type { Settings } from './settings.ts';
import type { SiteTimes } from './times.ts';

/** What the site is created from, and what its middleware and its apps share. */
export interface SiteParts {
  settings: Settings & { apiOrigin: string };
  assets: Assets;
  rendering: Rendering;
  ageSecret: string;
  times: SiteTimes;
  pageCache: PageCache;
  apiFacts: () => Promise<ApiFacts>;
}
