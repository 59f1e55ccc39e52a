import './production.ts';
import type { Policy } from '@afterglow/contract/gate';
import type { ApiFacts } from '../../site/server/apiFacts.ts';
import { renderAgeCheck, renderGatedEmbed, renderPage } from '../../site/server/render.tsx';
import { readSettings } from '../../site/server/settings.ts';
import { createSite } from '../../site/server/site.ts';
import { siteTimes, type SiteTimes } from '../../site/server/times.ts';

export const ageSecret = 'a secret of thirty-two characters';

/** Creates the site for the API at an origin. */
export const createSiteForApi = (
  apiOrigin: string,
  env: Record<string, string> = {},
  times?: Partial<SiteTimes>,
  facts: ApiFacts = { nogeo: false, providerLogin: false },
  policy?: Policy,
) =>
  createSite({
    settings: { ...readSettings(env), apiOrigin, apiIsBundled: false, ...(policy && { policy }) },
    assets: {
      entry: '/assets/entry.js',
      packages: [],
      ageCheck: '/assets/ageCheck.js',
      icon: '/favicon.svg',
      chunksOf: (page) => (page === null ? [] : [`/assets/${page}.js`]),
    },
    rendering: { renderPage, renderAgeCheck, renderGatedEmbed, cachesPages: true },
    ageSecret,
    apiFacts: async () => facts,
    ...(times && { times: { ...siteTimes, ...times } }),
  });
