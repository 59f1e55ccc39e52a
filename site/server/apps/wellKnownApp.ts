import { createMiddleware } from 'hono/factory';
import { Hono } from 'hono';
import { markHeaders } from '../headers.ts';
import type { SiteParts } from '../parts.ts';

/** What browsers and crawlers ask for by themselves, whether or not a page names it. */
const unasked =
  /^\/(?:\.well-known\/.*|favicon\.ico|apple-touch-icon[\w-]*\.png|browserconfig\.xml|crossdomain\.xml|(?:app-)?ads\.txt|sellers\.json|humans\.txt|security\.txt|apple-app-site-association|opensearch\.xml)$/;

/** No page of this site ends like a file. */
const file = /\.[a-z\d]{1,12}$/i;

/** Whether somebody may read the answer: browsers ask for documents so, and for nothing else. */
const wantsDocument = (accept = ''): boolean => accept.includes('text/html');

/**
 * Files that are not there: a short answer instead of the 404 page, which would be rendered, with its requests to the API,
 * for a browser that looks for an icon.
 */
const missingFiles = createMiddleware(async ({ req, text }, next) => {
  if (unasked.test(req.path)) return text('There is no such file.', 404, { 'Cache-Control': 'public, max-age=3600' });
  if (file.test(req.path) && !wantsDocument(req.header('accept')))
    return text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
  return next();
});

/** Paths that are asked for without a link: the operator's mark as the icon, and short answers for what is not there. */
export function wellKnownApp({ settings }: SiteParts): Hono {
  const app = new Hono();
  const { mark } = settings.site;
  // Browsers go by the type, not by the name.
  if (mark)
    app.get('/favicon.ico', () => {
      const headers = { ...markHeaders, 'Cache-Control': 'public, max-age=86400' };
      return new Response(mark.svg, { headers });
    });
  app.on(['GET', 'HEAD'], '*', missingFiles);
  return app;
}
