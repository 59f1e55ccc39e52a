import { createMiddleware } from 'hono/factory';
import { Hono } from 'hono';
import { markHeaders } from '../fileHeaders.ts';
import type { SiteParts } from '../parts.ts';

/** Files that browsers and crawlers request by themselves, whether or not a page names them. */
const wellKnownProbes =
  /^\/(?:\.well-known\/.*|favicon\.ico|apple-touch-icon[\w-]*\.png|browserconfig\.xml|crossdomain\.xml|(?:app-)?ads\.txt|sellers\.json|humans\.txt|security\.txt|apple-app-site-association|opensearch\.xml)$/;

/** No page of this site has a path that ends like a file's. */
const file = /\.[a-z\d]{1,12}$/i;

/** Returns whether somebody may read the answer: browsers accept HTML for documents, and for nothing else. */
const wantsDocument = (accept = ''): boolean => accept.includes('text/html');

/**
 * Answers requests for missing files briefly: the 404 page would be rendered, with its requests to the API, for a
 * browser that looks for an icon.
 */
const missingFiles = createMiddleware(async ({ req, text }, next) => {
  if (wellKnownProbes.test(req.path))
    return text('There is no such file.', 404, { 'Cache-Control': 'public, max-age=3600' });
  if (file.test(req.path) && !wantsDocument(req.header('accept')))
    return text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
  return next();
});

/**
 * Serves paths that are requested without a link: the operator's mark as the icon, and short answers for missing files.
 */
export function wellKnownApp({ settings }: SiteParts): Hono {
  const app = new Hono();
  const { mark } = settings.site;
  // Browsers go by the type, not by the file's name.
  if (mark)
    app.get('/favicon.ico', () => {
      const headers = { ...markHeaders, 'Cache-Control': 'public, max-age=86400' };
      return new Response(mark.svg, { headers });
    });
  app.on(['GET', 'HEAD'], '*', missingFiles);
  return app;
}
