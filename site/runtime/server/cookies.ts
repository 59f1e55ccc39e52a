interface CookieOptions {
  /** In seconds. */
  maxAge: number;
  secure: boolean;
  httpOnly?: boolean;
}

/** Returns a cookie with the site's defaults: for all paths, SameSite=Lax (R118). */
export const setCookie = (name: string, value: string, { maxAge, secure, httpOnly = false }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}${httpOnly ? '; HttpOnly' : ''}`;

export const deleteCookie = (name: string, secure: boolean): string => setCookie(name, '', { maxAge: 0, secure });
