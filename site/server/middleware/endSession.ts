import { cookieNames, sessionCookies } from '@afterglow/fixtures/contract/cookies';
import { loginEndpoint } from '@afterglow/fixtures/contract/endpoints/accounts';
import { createMiddleware } from 'hono/factory';
import { deleteCookie } from '../cookies.ts';
import type { SiteParts } from '../parts.ts';
import { apiPoster } from '../apiFetcher.ts';
import { forwardedVisitor } from './visitor.ts';
import { cookiesOf, hasSession } from '../visit.ts';

/**
 * Signing out: the request after the cookie `logout` was set ends the session at the API, and both cookies are deleted
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
    await next();
    const secure = settings.publicOrigin.startsWith('https:');
    for (const name of [cookieNames.logout, ...sessionCookies])
      context.res.headers.append('Set-Cookie', deleteCookie(name, secure || name.startsWith('__Host-')));
  });
