import { cookieNames } from '@afterglow/contract/cookies';
import { modelsFeedPath } from '@afterglow/contract/modelsFeed';
import { logWarning } from '@afterglow/operation/log';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { GateEnv } from '../middleware/gate.ts';
import { visitedFile } from '../middleware/visitedFile.ts';
import { createModelsFeed } from '../modelsFeed.ts';
import type { SiteParts } from '../parts.ts';

/** Refuses advertising to members, to guests who have not accepted it, and to everybody behind an age gate. */
const expectConsent = createMiddleware<GateEnv>(async ({ var: { gate, visitor }, text }, next) => {
  if (visitor.user !== null) return text('Members see no advertisements.', 404);
  if (gate.mode !== 'off') return text('Where you are, a notice comes first. Answer it, then ask again.', 403);
  if (visitor.cookies[cookieNames.consent] !== 'accept')
    return text('This is shown once you have accepted advertisements: see “Cookies”, at the foot of each page.', 403);
  return next();
});

/**
 * Serves models of a partner's site, through our own origin (R74, D19). Without the setting FEED_URL there are no such
 * addresses.
 */
export function modelsFeedApp(parts: SiteParts): Hono<GateEnv> {
  const app = new Hono<GateEnv>();
  const { feedUrl } = parts.settings;
  if (feedUrl === null) return app;
  const feed = createModelsFeed(feedUrl, parts.times, (error) =>
    logWarning(`The models of the partner cannot be had: ${error instanceof Error ? error.message : String(error)}.`),
  );
  const consented = [...visitedFile(parts), expectConsent] as const;
  app.get(modelsFeedPath, ...consented, async (context) => {
    const models = await feed.models();
    if (models === null) return context.text('The models of our partner cannot be had just now.', 503);
    return context.json(models, 200, { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' });
  });
  app.get(`${modelsFeedPath}/:picture`, ...consented, async (context) => {
    const picture = await feed.picture(context.req.param('picture'));
    if (picture === null) return context.text('There is no such picture.', 404);
    return context.body(picture.body, 200, {
      'Content-Type': picture.type,
      'Cache-Control': 'private, max-age=3600',
      Vary: 'Cookie',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
  return app;
}
