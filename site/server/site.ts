import { logError } from '@afterglow/operation/log';
import { Hono, type MiddlewareHandler } from 'hono';
import { createApiFacts } from './apiFacts.ts';
import { ageCheckApp } from './apps/ageCheckApp.ts';
import { feedApp } from './apps/feedApp.ts';
import { formsApp } from './apps/formsApp.ts';
import { healthApp } from './apps/healthApp.ts';
import { modelsFeedApp } from './apps/modelsFeedApp.ts';
import { numberAddressApp } from './apps/numberAddressApp.ts';
import { oembedApp } from './apps/oembedApp.ts';
import { operatorApp } from './apps/operatorApp.ts';
import { pagesApp } from './apps/pagesApp.ts';
import { preferencesApp } from './apps/preferencesApp.ts';
import { proxyApp } from './apps/proxyApp.ts';
import { siteFilesApp } from './apps/siteFilesApp.ts';
import { sitemapApp } from './apps/sitemapApp.ts';
import { videoFileApp } from './apps/videoFileApp.ts';
import { wellKnownApp } from './apps/wellKnownApp.ts';
import { markHeaders } from './fileHeaders.ts';
import { identifyRequest, type RequestEnv } from './middleware/request.ts';
import { responseHeaders } from './middleware/responseHeaders.ts';
import { createPageCache } from '../runtime/server/pageCache.ts';
import type { SiteParts } from './parts.ts';
import { timesOf } from './times.ts';

export type SiteOptions = Omit<SiteParts, 'times' | 'pageCache' | 'apiFacts'> &
  Partial<Pick<SiteParts, 'times' | 'apiFacts'>>;

function partsOf(options: SiteOptions): SiteParts {
  const { settings, times = timesOf(settings) } = options;
  return { pageCache: createPageCache(), apiFacts: createApiFacts(settings.apiOrigin, times), ...options, times };
}

/** Icons that browsers request without a link. An operator's mark replaces them. */
const drawnIcons = ['/favicon.ico', '/apple-touch-icon.png'];

/**
 * Creates the site: pages, redirects, preferences, and the proxy to the API.
 * @param files serves the built files
 */
export function createSite(options: SiteOptions, files?: MiddlewareHandler): Hono<RequestEnv> {
  const parts = partsOf(options);
  const site = new Hono<RequestEnv>();
  site.use(identifyRequest);
  site.use(responseHeaders(parts.settings));
  site.route('/', healthApp(parts));
  site.route('/', operatorApp(parts.settings.site));
  site.route('/', siteFilesApp(parts));
  site.route('/', sitemapApp(parts));
  site.route('/', feedApp(parts));
  site.route('/', oembedApp(parts));
  site.route('/', modelsFeedApp(parts));
  site.route('/', preferencesApp(parts));
  site.route('/', proxyApp(parts));
  site.route('/', videoFileApp(parts));
  site.route('/', numberAddressApp(parts));
  const { mark } = parts.settings.site;
  if (mark) site.get(mark.path, () => new Response(mark.svg, { headers: markHeaders }));
  if (files) for (const path of ['/assets/*', '/favicon.svg', ...(mark ? [] : drawnIcons)]) site.use(path, files);
  site.route('/', wellKnownApp(parts));
  site.route('/', pagesApp(parts));
  site.route('/', formsApp(parts));
  site.route('/', ageCheckApp(parts));
  site.all('*', (context) =>
    context.text('Nothing can be sent to this address. Go back to the page and reload it.', 405, {
      Allow: 'GET, HEAD',
      'Cache-Control': 'no-store',
    }),
  );
  site.onError((error, context) => {
    logError(error, context.get('requestId'));
    return context.text('Something went wrong on our side. Try again in a moment.', 500);
  });
  return site;
}
