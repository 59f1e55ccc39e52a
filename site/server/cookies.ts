import { cookieNames } from '@afterglow/contract/cookies';

interface CookieOptions {
  /** In seconds. */
  maxAge: number;
  secure: boolean;
  httpOnly?: boolean;
}

/** A cookie with the site's defaults: for the whole site, Lax (R118). */
export const setCookie = (name: string, value: string, { maxAge, secure, httpOnly = false }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}${httpOnly ? '; HttpOnly' : ''}`;

/** What a form has done is said on the next page, if that is opened within a minute. */
export const flashCookie = (code: string, secure: boolean): string =>
  setCookie(cookieNames.flash, code, { maxAge: 60, secure, httpOnly: true });

export const deleteCookie = (name: string, secure: boolean): string => setCookie(name, '', { maxAge: 0, secure });
