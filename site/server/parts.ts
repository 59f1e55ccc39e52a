import type { ApiFacts } from './apiFacts.ts';
import type { Assets } from './assets.ts';
import type { PageCache } from './pageCache.ts';
import type { Rendering } from './rendering.ts';
import type { Settings } from './settings.ts';
import type { UpstreamTimes } from './upstream.ts';

/** What the site is created from, and what its middleware and its apps share. */
export interface SiteParts {
  settings: Settings & { apiOrigin: string };
  assets: Assets;
  rendering: Rendering;
  ageSecret: string;
  /** Timeouts for requests that are forwarded to the API. */
  times: UpstreamTimes;
  pageCache: PageCache;
  apiFacts: () => Promise<ApiFacts>;
}
