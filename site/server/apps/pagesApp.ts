import { Hono } from 'hono';
import { endSession } from '../middleware/endSession.ts';
import { decideGate } from '../middleware/gate.ts';
import { keepMailedToken } from '../middleware/mailedToken.ts';
import { parsePageTarget } from '../middleware/target.ts';
import { identifyVisitor } from '../middleware/visitor.ts';
import { formAt } from '../formAtAddress.ts';
import type { SiteParts } from '../parts.ts';
import { respondWithPage } from '../respondWithPage.ts';
import { captchaQuestion } from '../../data/captcha.ts';
import { apiFetcher } from '../../runtime/server/apiFetcher.ts';

/** Serves every page. */
export function pagesApp(parts: SiteParts): Hono {
  const { settings, times } = parts;
  const app = new Hono();
  app.on(
    ['GET', 'HEAD'],
    '*',
    parsePageTarget,
    keepMailedToken(settings),
    endSession(parts),
    identifyVisitor(parts),
    decideGate(parts),
    async (context) => {
      const { address, visitor } = context.var;
      if (!formAt(address)?.captcha) return respondWithPage(context, parts);
      const question = await captchaQuestion(
        apiFetcher(settings.apiOrigin, visitor.forwarded, times),
        settings.site.brand.captchaKey,
      );
      return respondWithPage(context, parts, { submitted: { values: {}, refusals: [], question } });
    },
  );
  return app;
}
