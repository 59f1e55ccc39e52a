import { isIP } from 'node:net';
import { ageTokenHolds } from '@afterglow/fixtures/contract/ageToken';
import { cookie, sessionCookies } from '@afterglow/fixtures/contract/cookies';
import { gate, type GateOutcome } from '@afterglow/fixtures/contract/gate';
import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import { fallbackLanguage, isWritten } from '@afterglow/design-system/reader/languages.ts';
import { parse } from 'hono/utils/cookie';
import type { Settings } from './settings.ts';

/** Headers and address of one request, as the connection gave them. */
export interface Asker {
  header: (name: string) => string | undefined;
  /** Address of the other end of the connection. */
  remote: string;
}

export type Cookies = Readonly<Record<string, string>>;

/** Cookies of a request, read as the API reads them: decoded, the first of one name, without broken ones. */
export const cookiesOf = (header: string | undefined): Cookies => parse(header ?? '');

/** Codes by which proxies say that they do not know the country. */
const nowhere = new Set(['xx', 'zz']);

/** Two letters in lower case, from the configured header where a believed proxy wrote it; else the default country. */
export function countryOf({ header, remote }: Asker, settings: Settings): string {
  const told = settings.believes(remote) ? (header(settings.countryHeader) ?? '').trim().toLowerCase() : '';
  return /^[a-z]{2}$/.test(told) && !nowhere.has(told) ? told : settings.defaultCountry;
}

/** The visitor's own address: the last of the chain that no believed proxy added for itself. */
export function visitorAddress({ header, remote }: Asker, { believes }: Settings): string {
  const chain = (header('x-forwarded-for') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => isIP(one) !== 0);
  let address = remote;
  while (believes(address)) {
    const before = chain.pop();
    if (before === undefined) break;
    address = before;
  }
  return address;
}

export const hasSession = (cookies: Cookies): boolean => sessionCookies.some((name) => cookies[name]);

/** What of a guest's cookies the API must know; undefined when there is nothing. */
export function guestCookies(cookies: Cookies): string | undefined {
  const shared = [cookie.ageToken, cookie.gate].flatMap((name) =>
    cookies[name] ? [`${name}=${encodeURIComponent(cookies[name])}`] : [],
  );
  return shared.length > 0 ? shared.join('; ') : undefined;
}

export type Theme = 'light' | 'dark' | 'system';
export const isTheme = (text: string): text is Theme => text === 'light' || text === 'dark' || text === 'system';

/** The page's language: what the address says, else the cookie, else English. */
export function languageOf(query: URLSearchParams, cookies: Cookies): string {
  const [asked, kept] = [query.get('lang') ?? '', cookies[cookie.language] ?? ''];
  if (isWritten(asked)) return asked;
  return isWritten(kept) ? kept : fallbackLanguage;
}

interface GatedVisit {
  asker: Asker;
  cookies: Cookies;
  country: string;
  path: string;
  query: URLSearchParams;
  user: SignedIn | null;
  ageSecret: string;
}

/** What the gate says to one request. */
export async function outcomeOf(visit: GatedVisit, { policy }: Settings): Promise<GateOutcome> {
  const { asker, cookies, country, path, query, user, ageSecret } = visit;
  return gate(
    {
      country,
      path,
      signedIn: user !== null,
      ageVerified: user?.ageVerified ?? false,
      ageToken: await ageTokenHolds(ageSecret, cookies[cookie.ageToken] ?? '', Date.now()),
      accepted: Boolean(cookies[cookie.gate]),
      hasReferrer: Boolean(asker.header('referer')),
      hasCampaign: policy.campaignParameters.some((name) => query.has(name)),
    },
    policy,
  );
}
