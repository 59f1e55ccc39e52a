import { parseId } from '@afterglow/fixtures/contract/endpoints/params';
import { fallbackLanguage } from '@afterglow/design-system/reader/languages.ts';
import { Hono } from 'hono';
import { valueOf } from '../../data/answer.ts';
import { read } from '../../data/read.ts';
import { categoriesRead } from '../../data/terms.ts';
import { addressOf } from '../../routing/query.ts';
import { apiFetcher } from '../apiFetcher.ts';
import { decideGate } from '../middleware/gate.ts';
import { parsePageTarget } from '../middleware/target.ts';
import { identifyVisitor } from '../middleware/visitor.ts';
import type { SiteParts } from '../parts.ts';

/** A category's address by its number leads to the same list by its name. Under an age gate that asks first. */
export function categoryAddressApp(parts: SiteParts): Hono {
  const { settings, times } = parts;
  const app = new Hono();
  app.get(
    '/categories/:number/:sort/:page/',
    parsePageTarget,
    identifyVisitor(parts),
    decideGate(parts),
    async (context, next) => {
      const { address, gate, visitor } = context.var;
      const id = parseId(context.req.param('number'));
      if (id === null || address.route === null || gate.mode !== 'off') return next();
      const fetcher = apiFetcher(settings.apiOrigin, visitor.forwarded, times);
      const categories = valueOf(await read(fetcher, categoriesRead(fallbackLanguage))) ?? [];
      const named = categories.find((one) => one.id === id);
      const path = named && address.path.replace(`/${id}/`, `/${named.dir}/`);
      return path === undefined ? next() : context.redirect(addressOf(path, address.query), 301);
    },
  );
  return app;
}
