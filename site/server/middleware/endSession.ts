import { cookieNames, sessionCookies } from '@afterglow/contract/cookies';
import { loginEndpoint } from '@afterglow/contract/endpoints/accounts';
import { createMiddleware } from 'hono/factory';
import { deleteCookie } from '../../runtime/server/cookies.ts';
import type { SiteParts } from '../parts.ts';
import { apiPoster } from '../../runtime/server/apiFetcher.ts';
import { forwardedVisitor } from './visitor.ts';
import { cookiesOf, hasSession } from '../visit.ts';

const ended: ReadonlySet<string> = new Set([cookieNames.logout, ...sessionCookies]);

/** Returns the request as a guest would send it: even if the API keeps the session, its page names nobody. */
function withoutSession(request: Request): Request {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const headers = new Headers(request.headers);
  headers.set('cookie', cookies.filter((cookie) => !ended.has(cookie.split('=')[0] ?? '')).join('; '));
  return new Request(request, { headers });
}

/**
 * Signs out: the first request with the cookie `logout` ends the session at the API, and both cookies are deleted
 * (D55). If the API does not answer, the visitor is a guest all the same, and the session ends by itself.
 */
export const endSession = (parts: SiteParts) =>
  createMiddleware(async (context, next) => {
    const cookies = cookiesOf(context.req.header('cookie'));
    if (!cookies[cookieNames.logout]) return next();
    const { settings, times } = parts;
    if (hasSession(cookies)) {
      const post = apiPoster(settings.apiOrigin, forwardedVisitor(context, parts), times);
      await post(loginEndpoint.path(), new URLSearchParams({ section: 'logout' })).catch(() => null);
    }
    context.req.raw = withoutSession(context.req.raw);
    await next();
    const secure = settings.publicOrigin.startsWith('https:');
    for (const name of ended)
      context.res.headers.append('Set-Cookie', deleteCookie(name, secure || name.startsWith('__Host-')));
  });
