import { isRefused } from '@afterglow/contract/gate';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { decideGate, type GateEnv } from '../middleware/gate.ts';
import { parseFileTarget } from '../middleware/target.ts';
import { identifyForGate } from '../middleware/visitor.ts';
import { ageRequired } from '../ageRequired.ts';
import type { SiteParts } from '../parts.ts';
import { forwardRequest, refuseTooLong } from '../proxy.ts';
import { foreignOrigin, isSameOrigin } from '@afterglow/contract/sameOrigin';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

const refuseUnverified = createMiddleware<GateEnv>(async (context, next) => {
  if (isRefused(context.get('gate'))) return ageRequired();
  await next();
});

const refuseForeignWrites = (publicOrigin: string) =>
  createMiddleware(async (context, next) => {
    if (!isRead(context.req.method) && !isSameOrigin((name) => context.req.header(name), publicOrigin))
      return context.json({ error: 1, ...foreignOrigin(publicOrigin) }, 403, { 'Cache-Control': 'no-store' });
    await next();
  });

const filePrefixes = ['/get_file/', '/media/'];

/** Returns whether a path, with or without a query, is that of a file of the API. */
export function isFilePath(path: string): boolean {
  const { pathname } = new URL(path, 'http://site.invalid');
  return filePrefixes.some((prefix) => pathname.startsWith(prefix));
}

/** Serves data and media of the API. The gate is enforced here, so that it holds before any API. */
export function proxyApp(parts: SiteParts): Hono {
  const { publicOrigin } = parts.settings;
  const app = new Hono();
  for (const path of ['/api/', ...filePrefixes].map((prefix) => `${prefix}*`))
    app.all(
      path,
      refuseTooLong,
      identifyForGate(parts),
      parseFileTarget(publicOrigin),
      decideGate(parts),
      refuseUnverified,
      refuseForeignWrites(publicOrigin),
      (context) => forwardRequest(context, parts, context.get('visitor')),
    );
  return app;
}
