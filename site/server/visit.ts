import { verifyAgeToken } from '@afterglow/contract/ageToken';
import { cookieNames, sessionCookies } from '@afterglow/contract/cookies';
import type { RequestSource } from '@afterglow/operation/country';
import { gate, type GateOutcome } from '@afterglow/contract/gate';
import type { SignedIn } from '@afterglow/contract/globals';
import { isOneOf } from '@afterglow/contract/lists';
import { isLanguage, toLanguage, type Language } from '@afterglow/design-system/reader/languages.ts';
import { parse } from 'hono/utils/cookie';
import { isExempt } from './exemptPaths.ts';
import type { Settings } from './settings.ts';

export type Cookies = Readonly<Record<string, string>>;

/** Parses the cookies of a request as the API does: decoded, the first of each name, malformed ones skipped. */
export const cookiesOf = (header: string | undefined): Cookies => parse(header ?? '');

export const hasSession = (cookies: Cookies): boolean => sessionCookies.some((name) => cookies[name]);

/** Returns the guest's cookies that the API needs; undefined if there are none. */
export function guestCookies(cookies: Cookies): string | undefined {
  const shared = [cookieNames.ageToken, cookieNames.gate].flatMap((name) =>
    cookies[name] ? [`${name}=${encodeURIComponent(cookies[name])}`] : [],
  );
  return shared.length > 0 ? shared.join('; ') : undefined;
}

const themes = ['light', 'dark', 'system'] as const;
export const isTheme = (text: string): text is (typeof themes)[number] => isOneOf(themes, text);

/** The page's language: from the address, else the cookie, else English. */
export function languageOf(query: URLSearchParams, cookies: Cookies): Language {
  const [fromQuery, fromCookie] = [query.get('lang') ?? '', cookies[cookieNames.language] ?? ''];
  return isLanguage(fromQuery) ? fromQuery : toLanguage(fromCookie);
}

/** The language that is kept for later pages: the one that an address asks for. */
export function languageToKeep(query: URLSearchParams): Language | null {
  const requested = query.get('lang') ?? '';
  return isLanguage(requested) ? requested : null;
}

interface GatedVisit {
  source: RequestSource;
  cookies: Cookies;
  country: string;
  path: string;
  query: URLSearchParams;
  user: SignedIn | null;
  ageSecret: string;
}

/** Returns the gate's decision for one request. */
export async function gateOutcome(visit: GatedVisit, { policy }: Settings): Promise<GateOutcome> {
  const { source, cookies, country, path, query, user, ageSecret } = visit;
  return gate(
    {
      country,
      exempt: isExempt(path),
      signedIn: user !== null,
      ageVerified: user?.ageVerified ?? false,
      ageToken: await verifyAgeToken(ageSecret, cookies[cookieNames.ageToken] ?? '', Date.now(), user?.id ?? null),
      accepted: Boolean(cookies[cookieNames.gate]),
      hasReferrer: Boolean(source.header('referer')),
      hasCampaign: policy.campaignParameters.some((name) => query.has(name)),
    },
    policy,
  );
}
