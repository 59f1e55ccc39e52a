import { Hono } from 'hono';
import { readinessCheck } from '../apiHealth.ts';
import type { SiteParts } from '../parts.ts';

const headers = { 'Cache-Control': 'no-store' };

/** Says whether the site runs, and whether everything behind it can serve. */
export function healthApp({ settings }: Pick<SiteParts, 'settings'>): Hono {
  const app = new Hono();
  const problemNow = readinessCheck(settings);
  // For load balancers: as long as the process runs, it shows the pages that it has cached.
  app.get('/healthz', (context) => context.text('ok', 200, headers));
  // For whoever starts a version, and for failed pages, which check whether a retry is worthwhile.
  app.get('/readyz', async (context) => {
    const problem = await problemNow();
    return problem === null ? context.text('ok', 200, headers) : context.text(problem, 503, headers);
  });
  return app;
}
