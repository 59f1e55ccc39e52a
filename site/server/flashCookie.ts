import { cookieNames } from '@afterglow/contract/cookies';
import { setCookie } from '../runtime/server/cookies.ts';

/**
 * Returns the cookie with the code of what a form has done, which the next page shows if it is opened within a minute.
 */
export const flashCookie = (code: string, secure: boolean): string =>
  setCookie(cookieNames.flash, code, { maxAge: 60, secure, httpOnly: true });
