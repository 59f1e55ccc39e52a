import { signAgeToken } from '@afterglow/contract/ageToken';
import { cookieNames, hiddenCookies } from '@afterglow/contract/cookies';
import { isDensity } from '@afterglow/design-system/reader/density.ts';
import { isConsent } from '@afterglow/design-system/reader/consent.ts';
import { isLanguage } from '@afterglow/design-system/reader/languages.ts';
import { localPath } from '../runtime/routing/localPath.ts';
import { deleteCookie, setCookie } from '../runtime/server/cookies.ts';
import { flashCookie } from './flashCookie.ts';
import { postedHomeRows } from './homeRowsChoice.ts';
import { isTheme } from './visit.ts';

const day = 24 * 60 * 60;

export const languageCookie = (language: string, secure: boolean): string =>
  setCookie(cookieNames.language, language, { maxAge: 365 * day, secure });

const placeholderOrigin = 'http://here.invalid';

/** Removes the language from an address, so that an old link does not override the chosen language. */
const withoutLanguage = (path: string): string => {
  const url = new URL(path, placeholderOrigin);
  url.searchParams.delete('lang');
  return url.pathname + url.search;
};

/**
 * Returns the place on a page at which a visitor goes on who has passed what covered it: where the address led, or the
 * beginning of its content. Otherwise the next press of Tab would begin before the header again.
 */
const placeBehind = (next: string): string =>
  (URL.canParse(next, placeholderOrigin) && new URL(next, placeholderOrigin).hash) || '#content';

export interface PreferencesRequest {
  fields: URLSearchParams;
  secure: boolean;
  /** Whether the demo's age check may grant access immediately. */
  demo: boolean;
  ageSecret: string;
  now: number;
}

/**
 * Returns headers that delete cookies: with `hidden` those that no script can delete, with `all`, for visitors without
 * script, all others, too. A session is ended by signing out instead.
 */
function wipe(what: string | null, secure: boolean): string[] {
  if (what !== 'hidden' && what !== 'all') return [];
  const names = what === 'all' ? [...Object.values(cookieNames), ...hiddenCookies] : hiddenCookies;
  const deleted = [...new Set<string>(names)].map((name) => deleteCookie(name, secure || name.startsWith('__Host-')));
  return what === 'all' ? [...deleted, flashCookie('wiped', secure)] : deleted;
}

/** Returns the cookies of how pages look. */
function appearance(fields: URLSearchParams, secure: boolean): string[] {
  const kept = (name: string, value: string) => setCookie(name, value, { maxAge: 365 * day, secure });
  const [theme, discreet] = [fields.get('theme') ?? '', fields.get('discreet')];
  const density = fields.get('density') ?? undefined;
  return [
    ...(isTheme(theme) ? [kept(cookieNames.theme, theme)] : []),
    ...(discreet === 'on' || discreet === 'titles' || discreet === 'off' ? [kept(cookieNames.discreet, discreet)] : []),
    ...(isDensity(density) ? [kept(cookieNames.density, density)] : []),
  ];
}

/** Returns the effect of a form that has no page of its own: cookies to set, and where to redirect. */
export async function applyPreferences({
  fields,
  secure,
  demo,
  ageSecret,
  now,
}: PreferencesRequest): Promise<{ cookies: string[]; next: string }> {
  const next = localPath(fields.get('next') ?? undefined);
  const language = fields.get('lang') ?? '';
  const rows = postedHomeRows(fields);
  const cookies = appearance(fields, secure);
  if (isLanguage(language)) cookies.push(languageCookie(language, secure));
  if (rows) cookies.push(setCookie(cookieNames.homeRows, rows.rows, { maxAge: 365 * day, secure }));
  const consent = fields.get('consent');
  if (isConsent(consent)) cookies.push(setCookie(cookieNames.consent, consent, { maxAge: 365 * day, secure }));
  // The next page ends the session, see endSession.ts (R92, D55).
  if (fields.has('logout'))
    cookies.push(
      setCookie(cookieNames.logout, '1', { maxAge: day, secure }),
      deleteCookie(cookieNames.language, secure),
    );
  const accepts = fields.get('gate') === 'accept';
  const passesCheck = demo && fields.get('age') === 'check';
  if (accepts) cookies.push(setCookie(cookieNames.gate, new Date(now).toISOString(), { maxAge: 365 * day, secure }));
  if (passesCheck) {
    cookies.push(
      setCookie(cookieNames.ageToken, await signAgeToken(ageSecret, now + day * 1000, null), {
        maxAge: day,
        secure,
        httpOnly: true,
      }),
    );
  }
  cookies.push(...wipe(fields.get('wipe'), secure));
  if (rows?.moved) return { cookies, next: `${localPath(fields.get('back') ?? undefined)}#home` };
  if (accepts || passesCheck) return { cookies, next: next + placeBehind(fields.get('next') ?? '') };
  return { cookies, next: isLanguage(language) ? withoutLanguage(next) : next };
}
