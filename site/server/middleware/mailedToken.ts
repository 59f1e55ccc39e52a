import { cookieNames } from '@afterglow/contract/cookies';
import { createMiddleware } from 'hono/factory';
import { setCookie } from '../../runtime/server/cookies.ts';
import type { Settings } from '../settings.ts';
import type { PageEnv } from './target.ts';

/** Parameters of mailed links, by the page that they lead to, each with the step of that page. */
export const mailedLinks: Readonly<Record<string, { parameter: string; step: string }>> = {
  '/signin/': { parameter: 'link', step: 'link' },
  '/signup/': { parameter: 'confirm', step: 'confirm' },
  '/restore-password/': { parameter: 'token', step: 'reset' },
};

const hourSeconds = 60 * 60;

/**
 * Moves the token of a mailed link from the address into a cookie that no script can read, before there is a document:
 * so it never appears in the history, in a Referer or in a log of another host (D6).
 */
export const keepMailedToken = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>) =>
  createMiddleware<PageEnv>(async (context, next) => {
    const { path, query } = context.var.target;
    const link = mailedLinks[path];
    const token = link && query.get(link.parameter);
    if (!link || token === null || token === undefined) return next();
    const secure = publicOrigin.startsWith('https:');
    context.header(
      'Set-Cookie',
      setCookie(cookieNames.mailedToken, token.slice(0, 200), { maxAge: hourSeconds, secure, httpOnly: true }),
    );
    context.header('Cache-Control', 'no-store');
    return context.redirect(`${path}?step=${link.step}`, 303);
  });
