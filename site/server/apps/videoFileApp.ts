import { Hono } from 'hono';
import { videoFilePattern } from '../../shell/serverPaths.ts';
import { apiFetcher } from '../../runtime/server/apiFetcher.ts';
import { decideGate } from '../middleware/gate.ts';
import { parseFileTarget } from '../middleware/target.ts';
import { identifyVisitor } from '../middleware/visitor.ts';
import type { SiteParts } from '../parts.ts';
import { forwardRequest } from '../proxy.ts';
import { locateVideoFile } from '../videoFile.ts';
import { isFilePath } from './proxyApp.ts';

/**
 * Serves a lasting address for a video's file, whose own links expire. Files that this site proxies are sent at once,
 * since a redirect would cost the first frame a round trip; to others it redirects.
 */
export function videoFileApp(parts: SiteParts): Hono {
  const { settings, times } = parts;
  const app = new Hono();
  app.get(
    videoFilePattern,
    identifyVisitor(parts),
    parseFileTarget(settings.publicOrigin),
    decideGate(parts),
    async (context) => {
      const { gate, visitor } = context.var;
      const noStore = { 'Cache-Control': 'no-store' };
      if (gate.mode !== 'off') return context.text('Confirm your age on the page of this video first.', 403, noStore);
      const { id, dir } = context.req.param();
      const fetcher = apiFetcher(settings.apiOrigin, visitor.forwarded, times);
      const { location, status, sentence } = await locateVideoFile(id, dir, fetcher);
      if (location === null) return context.text(sentence, status, noStore);
      if (isFilePath(location)) return forwardRequest(context, parts, visitor, location);
      context.header('Cache-Control', 'no-store');
      return context.redirect(location, 302);
    },
  );
  return app;
}
