import { Hono } from 'hono';
import { apiHealthCheck } from '../apiHealth.ts';

const headers = { 'Cache-Control': 'no-store' };

/** Whether the site runs, and whether the API behind it responds. */
export function healthApp(apiOrigin: string): Hono {
  const app = new Hono();
  const apiIsUp = apiHealthCheck(apiOrigin);
  app.get('/healthz', (context) => context.text('ok', 200, headers));
  // Failed pages poll this to know whether a retry is worthwhile, and so do load balancers.
  app.get('/readyz', async (context) =>
    (await apiIsUp())
      ? context.text('ok', 200, headers)
      : context.text('The service behind this site does not answer.', 503, headers),
  );
  return app;
}
