import { createMiddleware } from 'hono/factory';
import { assetHeaders, commonHeaders } from '../headers.ts';
import type { Settings } from '../settings.ts';

/**
 * Sets the headers that every response has. Those that do not apply to scripts and styles are omitted there: on a slow
 * connection they weigh as much as small chunks.
 */
export function responseHeaders(settings: Settings) {
  const common = commonHeaders(settings);
  return createMiddleware(async (context, next) => {
    await next();
    const headers = context.req.path.startsWith('/assets/') ? assetHeaders : common;
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
}
