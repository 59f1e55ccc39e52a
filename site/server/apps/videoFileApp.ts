import { Hono } from 'hono';
import { apiFetcher } from '../apiFetcher.ts';
import { decideGate } from '../middleware/gate.ts';
import { parseFileTarget } from '../middleware/target.ts';
import { identifyVisitor } from '../middleware/visitor.ts';
import type { SiteParts } from '../parts.ts';
import { locateVideoFile } from '../videoFile.ts';

/** A lasting address for a video's file, whose own links expire: it redirects to a fresh one. */
export function videoFileApp(parts: SiteParts): Hono {
  const { settings, times } = parts;
  const app = new Hono();
  app.get(
    '/video/:id/:dir/file',
    identifyVisitor(parts),
    parseFileTarget(settings.publicOrigin),
    decideGate(parts),
    async (context) => {
      const { gate, visitor } = context.var;
      context.header('Cache-Control', 'no-store');
      if (gate.mode !== 'off') return context.text('Confirm your age on the page of this video first.', 403);
      const { id, dir } = context.req.param();
      const fetcher = apiFetcher(settings.apiOrigin, visitor.forwarded, times);
      const { location, status, sentence } = await locateVideoFile(id, dir, fetcher);
      return location ? context.redirect(location, 302) : context.text(sentence, status);
    },
  );
  return app;
}
