import type { ApiFacts } from './apiFacts.ts';
import type { Assets } from './assets.ts';
import type { PageCache } from '../runtime/server/pageCache.ts';
import type { Rendering } from './rendering.ts';
import type { Settings } from './settings.ts';
import type { SiteTimes } from './times.ts';

/** The parts from which the site is created, shared by its middleware and its apps. */
export interface SiteParts {
  settings: Settings & { apiOrigin: string };
  assets: Assets;
  rendering: Rendering;
  ageSecret: string;
  times: SiteTimes;
  pageCache: PageCache;
  apiFacts: () => Promise<ApiFacts>;
}
