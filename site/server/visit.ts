import { ageTokenHolds } from '@afterglow/fixtures/contract/ageToken';
import { cookie, sessionCookies } from '@afterglow/fixtures/contract/cookies';
import { gate, type GateOutcome } from '@afterglow/fixtures/contract/gate';
import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import { fallbackLanguage, isWritten } from '@afterglow/design-system/reader/languages.ts';
import type { Settings } from './settings.ts';

/** Headers and address of one request, as the connection gave them. */
export interface Asker {
  header: (name: string) => string | undefined;
  /** Address of the other end of the connection. */
  remote: string;
}

export type Cookies = Readonly<Record<string, string>>;

/** Cookies of a request; a broken one is left out. */
export function cookiesOf(header: string | undefined): Cookies {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value !== undefined ? [[name, value]] : [])));
}

/** Two letters in lower case, from the configured header where a believed proxy wrote it; else the default country. */
export function countryOf({ header, remote }: Asker, settings: Settings): string {
  const told = settings.believes(remote) ? (header(settings.countryHeader) ?? '').trim().toLowerCase() : '';
  return /^[a-z]{2}$/.test(told) ? told : settings.defaultCountry;
}

export const hasSession = (cookies: Cookies): boolean => sessionCookies.some((name) => cookies[name]);

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
