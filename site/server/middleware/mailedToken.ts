import { cookieNames } from '@afterglow/contract/cookies';
import { createMiddleware } from 'hono/factory';
import { setCookie } from '../../runtime/server/cookies.ts';
import type { Settings } from '../settings.ts';
import type { PageEnv } from './target.ts';

/** Parameters of mailed links with the page that they lead to, and the step of that page. */
export const mailedLinks: readonly { path: string; parameter: string; step: string }[] = [
  { path: '/signin/', parameter: 'link', step: 'link' },
  { path: '/signup/', parameter: 'confirm', step: 'confirm' },
  { path: '/signup/', parameter: 'email', step: 'email' },
  { path: '/signup/', parameter: 'keep', step: 'keep' },
  { path: '/restore-password/', parameter: 'token', step: 'reset' },
];

const hourSeconds = 60 * 60;

/**
 * Moves the token of a mailed link from the address into a cookie that no script can read, before there is a document:
 * so it never appears in the history, in a Referer or in a log of another host (D6).
 */
export const keepMailedToken = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>) =>
  createMiddleware<PageEnv>(async (context, next) => {
    const { path, query } = context.var.target;
    const link = mailedLinks.find((one) => one.path === path && query.has(one.parameter));
    if (!link) return next();
    const token = query.get(link.parameter) ?? '';
    const secure = publicOrigin.startsWith('https:');
    context.header(
      'Set-Cookie',
      setCookie(cookieNames.mailedToken, token.slice(0, 200), { maxAge: hourSeconds, secure, httpOnly: true }),
    );
    context.header('Cache-Control', 'no-store');
    return context.redirect(`${path}?step=${link.step}`, 303);
  });
