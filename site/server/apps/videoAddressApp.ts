import { parseId } from '@afterglow/fixtures/contract/endpoints/params';
import { Hono } from 'hono';
import { read } from '../../data/read.ts';
import { embeddedVideoRead } from '../../data/video.ts';
import { hrefsFor } from '../../routing/hrefs.ts';
import { apiFetcher } from '../apiFetcher.ts';
import { decideGate } from '../middleware/gate.ts';
import { parsePageTarget } from '../middleware/target.ts';
import { identifyVisitor } from '../middleware/visitor.ts';
import type { SiteParts } from '../parts.ts';

/** A video's address without its title leads to its page. Under an age gate that asks first, and tells nothing. */
export function videoAddressApp(parts: SiteParts): Hono {
  const { settings, times } = parts;
  const app = new Hono();
  app.get('/video/:id/', parsePageTarget, identifyVisitor(parts), decideGate(parts), async (context, next) => {
    const { gate, visitor } = context.var;
    const id = parseId(context.req.param('id'));
    if (id === null || gate.mode !== 'off') return next();
    const answer = await read(apiFetcher(settings.apiOrigin, visitor.forwarded, times), embeddedVideoRead(id));
    return answer.state === 'ready' ? context.redirect(hrefsFor('/').video(answer.value), 301) : next();
  });
  return app;
}
