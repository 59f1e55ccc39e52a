import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { signAgeToken } from '@afterglow/contract/ageToken';
import type { SignedIn } from '@afterglow/contract/globals';
import { parsePolicy } from '@afterglow/contract/policy';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isForeignOrigin, isSameOrigin } from '@afterglow/contract/sameOrigin';
import { readSettings } from '../../site/server/settings.ts';
import {
  cookiesOf,
  guestCookies,
  hasSession,
  isTheme,
  languageOf,
  languageToKeep,
  gateOutcome,
} from '../../site/server/visit.ts';
import { calls } from '@afterglow/contract/calls';
import { longestVideos } from '../tools/callPaths.ts';

const settings = readSettings({});
const source = (headers: Record<string, string>) => ({ header: (name: string) => headers[name], peer: '127.0.0.1' });

describe('cookies', () => {
  test('are parsed by name', () =>
    expect(cookiesOf('theme=dark; kt_lang=de;x=')).toEqual({ theme: 'dark', kt_lang: 'de', x: '' }));
  test('may contain = in their value', () => expect(cookiesOf('a=b=c==')).toEqual({ a: 'b=c==' }));
  test('with the same name are parsed like in the API: the first wins', async () => {
    const api = new Hono().get('/', (context) => context.json(getCookie(context)));
    for (const header of [
      'ageToken=first; ageToken=second',
      'session=; session=abc',
      'theme=%64ark; kt_lang="de"; a=%zz',
      'bad name=1; ok=1; caf\u00e9=1; b=\u00e9',
    ])
      expect(cookiesOf(header), header).toEqual(await (await api.request('/', { headers: { Cookie: header } })).json());
    expect(cookiesOf('ageToken=first; ageToken=second')).toEqual({ ageToken: 'first' });
  });
  test('that are malformed are ignored', () => expect(cookiesOf('theme; =dark; ;; a=1')).toEqual({ a: '1' }));
  test('are empty without a header', () => expect(cookiesOf(undefined)).toEqual({}));
  test('named like Object members are safe', () => {
    const cookies = cookiesOf('__proto__=x; constructor=y');
    expect(Object.keys(cookies).sort()).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(cookies)).toBeNull();
  });
  test('never throw', () => fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void cookiesOf(text))));
  test('of a session are detected', () => {
    expect(hasSession(cookiesOf('session=abc'))).toBe(true);
    expect(hasSession(cookiesOf('__Host-session=abc'))).toBe(true);
    expect(hasSession(cookiesOf('session='))).toBe(false);
    expect(hasSession(cookiesOf('sessions=abc'))).toBe(false);
  });
  test('of a guest are only forwarded if the API needs them', () => {
    expect(guestCookies(cookiesOf('ageToken=1.x; theme=dark; visitor=7; ageGateAccepted=yes'))).toBe(
      'ageToken=1.x; ageGateAccepted=yes',
    );
    expect(guestCookies(cookiesOf('theme=dark'))).toBeUndefined();
    const sent = guestCookies(cookiesOf('ageGateAccepted=2026-01-01T00%3A00%3A00Z%3B session=abc'));
    expect(cookiesOf(sent), 'unchanged').toEqual({ ageGateAccepted: '2026-01-01T00:00:00Z; session=abc' });
  });
});

describe('the language', () => {
  const of = (query: string, cookie: string) => languageOf(new URLSearchParams(query), cookiesOf(cookie));
  test.each([
    ['', '', 'en'],
    ['lang=de', '', 'de'],
    ['lang=de', 'kt_lang=en', 'de'],
    ['', 'kt_lang=de', 'de'],
    ['lang=tlh', 'kt_lang=de', 'de'],
    ['', 'kt_lang=toString', 'en'],
  ])('of %j with cookie %j is %s', (query, cookie, language) => expect(of(query, cookie)).toBe(language));
});

test('a theme is one of three', () =>
  expect(['light', 'dark', 'system', 'Dark', '', '"><x>'].filter(isTheme)).toEqual(['light', 'dark', 'system']));

describe('the gate', () => {
  const secret = 'a secret of thirty-two characters';
  const member: SignedIn = { id: 1, name: 'iris', avatar: '', ageVerified: false };
  const spec = { ...settings, policy: parsePolicy('{"campaignExemption":"spec"}', 'policy.json') };

  interface Case {
    country: string;
    path?: string;
    cookies?: string;
    user?: SignedIn;
    query?: string;
    referrer?: string;
    withExemption?: boolean;
  }
  const outcome = ({ country, path = '/', cookies = '', user, query = '', referrer, withExemption = false }: Case) =>
    gateOutcome(
      {
        source: source(referrer === undefined ? {} : { referer: referrer }),
        cookies: cookiesOf(cookies),
        country,
        path,
        query: new URLSearchParams(query),
        user: user ?? null,
        ageSecret: secret,
      },
      withExemption ? spec : settings,
    );

  const off = { mode: 'off' };
  const exempt = { mode: 'exempt' };
  const verify = { mode: 'verify' };
  const notice = (variant: string) => ({ mode: 'notice', variant });
  const campaign = { query: 'utm_campaign=spring', referrer: 'https://elsewhere.example/' };

  test.each<[string, Case, object]>([
    ['Canada: nothing', { country: 'ca' }, off],
    ['Germany: a notice of its own', { country: 'de' }, notice('de')],
    ['France: a notice of its own', { country: 'fr' }, notice('fr')],
    ['the United States: a notice of their own', { country: 'us' }, notice('us')],
    ['Austria: the notice of the others', { country: 'at' }, notice('other')],
    ['Germany, accepted before', { country: 'de', cookies: 'ageGateAccepted=2026-01-01' }, off],
    ['Germany, a member', { country: 'de', user: member }, off],
    ['the United Kingdom: a check', { country: 'gb' }, verify],
    ['the United Kingdom, a notice accepted elsewhere', { country: 'gb', cookies: 'ageGateAccepted=yes' }, verify],
    ['the United Kingdom, a member without proof', { country: 'gb', user: member }, verify],
    ['the United Kingdom, a member with proof', { country: 'gb', user: { ...member, ageVerified: true } }, off],
    ['the United Kingdom, a forged token', { country: 'gb', cookies: `ageToken=9999999999.${'A'.repeat(43)}` }, verify],
    ['the United Kingdom, signing in', { country: 'gb', path: '/signin/' }, exempt],
    ['the United Kingdom, reading the terms', { country: 'gb', path: '/information/terms/' }, exempt],
    ['the United Kingdom, a path that only begins like one', { country: 'gb', path: '/signinx/' }, verify],
    ['the United Kingdom, asking who asks', { country: 'gb', path: calls.globals.path() }, exempt],
    ['the United Kingdom, asking for videos', { country: 'gb', path: longestVideos }, verify],
    ['the United Kingdom, sent by a campaign', { country: 'gb', ...campaign }, verify],
    ['the same under `spec`', { country: 'gb', ...campaign, withExemption: true }, off],
    ['under `spec` without a referrer', { country: 'gb', query: 'utm_campaign=spring', withExemption: true }, verify],
    [
      'under `spec` without a campaign',
      { country: 'gb', referrer: 'https://elsewhere.example/', withExemption: true },
      verify,
    ],
    [
      'under `spec` with another parameter',
      { country: 'gb', query: 'utm_source=x', referrer: 'https://elsewhere.example/', withExemption: true },
      verify,
    ],
    ['nobody knows where: a check', { country: '' }, verify],
    ['a code like a part of every object', { country: 'constructor' }, off],
  ])('%s', async (_, given, expected) => expect(await outcome(given)).toEqual(expected));

  test('a token is valid until it expires', async () => {
    const [good, ended] = await Promise.all([
      signAgeToken(secret, Date.now() + 60_000, null),
      signAgeToken(secret, Date.now() - 1_000, null),
    ]);
    expect(await outcome({ country: 'gb', cookies: `ageToken=${good}` })).toEqual(off);
    expect(await outcome({ country: 'gb', cookies: `ageToken=${ended}` })).toEqual(verify);
    const foreign = await signAgeToken('another secret of enough characters', Date.now() + 60_000, null);
    expect(await outcome({ country: 'gb', cookies: `ageToken=${foreign}` })).toEqual(verify);
  });

  test("a member's token is only valid with the account's session", async () => {
    const cookies = `ageToken=${await signAgeToken(secret, Date.now() + 60_000, member.id)}`;
    expect(await outcome({ country: 'gb', cookies, user: member })).toEqual(off);
    expect(await outcome({ country: 'gb', cookies })).toEqual(verify);
    expect(await outcome({ country: 'gb', cookies, user: { ...member, id: 2 } })).toEqual(verify);
  });
});

describe('a POST', () => {
  const from = (headers: Record<string, string>) => isSameOrigin((name) => headers[name], 'https://site.example');
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }, false],
    [{ 'sec-fetch-site': 'none', origin: 'http://127.0.0.1:3000' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    [{ origin: 'https://site.example' }, true],
    [{ origin: 'https://site.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('with %j is same-origin: %j', (headers, ours) => expect(from(headers)).toBe(ours));
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ origin: 'https://evil.example' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: 'https://site.example' }, false],
    // Not a browser.
    [{}, false],
  ])('with %j is from another site: %j', (headers: Record<string, string>, foreign) =>
    expect(isForeignOrigin((name) => headers[name], 'https://site.example')).toBe(foreign),
  );
});

test.each([
  ['lang=de', 'de'],
  ['lang=ru', 'ru'],
  ['lang=xx', null],
  ['lang=toString', null],
  ['', null],
])('?%s keeps the language %s for later pages', (query, kept) =>
  expect(languageToKeep(new URLSearchParams(query))).toBe(kept),
);
