import { parseId } from '@afterglow/contract/endpoints/params';
import { fallbackLanguage } from '@afterglow/design-system/reader/languages.ts';
import { Hono } from 'hono';
import { valueOf } from '../../runtime/data/answer.ts';
import { modelRead } from '../../data/people.ts';
import { read, type Fetcher } from '../../runtime/data/read.ts';
import { categoriesRead } from '../../data/terms.ts';
import { embeddedVideoRead } from '../../data/video.ts';
import { redirectAddress } from '../../routing/campaign.ts';
import { matchRoute } from '../../shell/pageTable.ts';
import { numberPatterns } from '../../shell/serverPaths.ts';
import { apiFetcher } from '../../runtime/server/apiFetcher.ts';
import { decideGate } from '../middleware/gate.ts';
import { parsePageTarget } from '../middleware/target.ts';
import { identifyVisitor } from '../middleware/visitor.ts';
import type { SiteParts } from '../parts.ts';

/**
 * By the pattern of an address that has a number: returns what replaces the number; null if the API does not know it.
 */
const named: Record<string, (id: number, fetcher: Fetcher) => Promise<string | null>> = {
  [numberPatterns.video]: async (id, fetcher) => {
    const video = valueOf(await read(fetcher, embeddedVideoRead(id)));
    return video && `${id}/${video.dir}`;
  },
  [numberPatterns.category]: async (id, fetcher) => {
    const categories = valueOf(await read(fetcher, categoriesRead(fallbackLanguage)));
    return categories?.find((one) => one.id === id)?.dir ?? null;
  },
  // The API accepts a model's number as its name (D3).
  [numberPatterns.model]: async (id, fetcher) => valueOf(await read(fetcher, modelRead(String(id))))?.dir ?? null,
};

/**
 * Redirects an address with a number to the same page by its name. Not under an age gate, which comes first and reveals
 * nothing.
 */
export function numberAddressApp(parts: SiteParts): Hono {
  const { settings, times } = parts;
  const app = new Hono();
  for (const [pattern, nameOf] of Object.entries(named))
    app.get(pattern, parsePageTarget, identifyVisitor(parts), decideGate(parts), async (context, next) => {
      const { address, gate, target, visitor } = context.var;
      const id = parseId(context.req.param('number') ?? '');
      if (id === null || gate.mode !== 'off') return next();
      const name = await nameOf(id, apiFetcher(settings.apiOrigin, visitor.forwarded, times));
      const path = address.path.replace(`/${id}/`, `/${name ?? id}/`);
      // A name may consist of digits, as well.
      if (path === address.path || !matchRoute(path, address.query)) return next();
      return context.redirect(redirectAddress(path, target.query), 301);
    });
  return app;
}
