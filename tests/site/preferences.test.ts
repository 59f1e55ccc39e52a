import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyAgeToken } from '@afterglow/contract/ageToken';
import { localPath } from '../../site/runtime/routing/localPath.ts';
import { applyPreferences } from '../../site/server/preferences.ts';

const ageSecret = 'a secret of thirty-two characters';
const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const change = (fields: Record<string, string>, more: { secure?: boolean; demo?: boolean } = {}) =>
  applyPreferences({ fields: new URLSearchParams(fields), secure: false, demo: true, ageSecret, now, ...more });

/** Returns the origin to which a browser would resolve this Location. */
const resolvedOrigin = (location: string) => new URL(location, 'https://site.example/preferences').origin;

describe('the redirect target', () => {
  test.each(['/', '/videos/longest/1/?type=hd', '/search/1/?s=a%20b', '/a%5Cb'])('%s is accepted', (path) =>
    expect(localPath(path)).toBe(path),
  );
  test.each([
    undefined,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example/',
    '/\n//evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '/%2e//evil.example',
    '/\t/[',
    'javascript:alert(1)',
    ' /x',
    'evil',
  ])('%j is replaced by the home page', (path) => {
    expect(localPath(path)).toBe('/');
  });
  test('never leads to another host, and never throws', () => {
    const hostilePath = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '%2e',
          '%2f',
          '%5c',
          '\t',
          '\n',
          '\r',
          ' ',
          '@',
          ':',
          '?',
          '#',
          'http:',
          'evil.example',
          '[',
          ']',
          'x',
          '\u0000',
          '。',
          '／',
        ),
        { maxLength: 8 },
      )
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(hostilePath, fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        const location = localPath(text);
        expect(location.startsWith('/')).toBe(true);
        expect(resolvedOrigin(location)).toBe('https://site.example');
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each(['accept', 'reject'])(
  'the answer %s about what is optional is kept for a year, for scripts too',
  async (answer) => {
    const { cookies } = await change({ consent: answer });
    expect(cookies).toEqual([`cookieChoice=${answer}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  },
);

test('no other answer about what is optional is kept', async () => {
  expect((await change({ consent: 'everything' })).cookies).toEqual([]);
});

describe('preferences', () => {
  test('set the theme', async () =>
    expect(await change({ theme: 'light', next: '/categories/' })).toEqual({
      cookies: ['theme=light; Path=/; Max-Age=31536000; SameSite=Lax'],
      next: '/categories/',
    }));
  test('set how close the videos of a list stand', async () =>
    expect(await change({ density: 'compact', next: '/videos/longest/1/' })).toEqual({
      cookies: ['density=compact; Path=/; Max-Age=31536000; SameSite=Lax'],
      next: '/videos/longest/1/',
    }));
  test.each(['on', 'titles', 'off'])('keep for a year what is hidden from others: %s', async (discreet) =>
    expect((await change({ discreet })).cookies).toEqual([
      `discreet=${discreet}; Path=/; Max-Age=31536000; SameSite=Lax`,
    ]),
  );
  test('of a language remove the old one from the target', async () => {
    const { cookies, next } = await change({ lang: 'de', next: '/videos/longest/1/?type=hd&lang=en' });
    expect(cookies).toEqual(['kt_lang=de; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(next).toBe('/videos/longest/1/?type=hd');
  });
  test('of a language never redirect to another host', async () =>
    expect(resolvedOrigin((await change({ lang: 'de', next: '/.//evil.example/' })).next)).toBe(
      'https://site.example',
    ));
  test('of the notice store when it was accepted', async () => {
    const { cookies } = await change({ gate: 'accept' }, { secure: true });
    expect(cookies).toEqual([
      'ageGateAccepted=2026-01-02T03%3A04%3A05.000Z; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
  });
  test('of the notice and of the check lead to where the address led, or to the content of the page', async () => {
    const led = async (fields: Record<string, string>) => (await change(fields)).next;
    expect(await led({ gate: 'accept', next: '/videos/longest/1/?type=hd' })).toBe(
      '/videos/longest/1/?type=hd#content',
    );
    expect(await led({ gate: 'accept', next: '/video/1/a/#comment-5' })).toBe('/video/1/a/#comment-5');
    expect(await led({ gate: 'accept', next: 'https://evil.example/' })).toBe('/#content');
    expect(await led({ age: 'check', next: '/models/' })).toBe('/models/#content');
    expect(await led({ theme: 'dark', next: '/models/#list' })).toBe('/models/');
  });
  test('grant a token for a day in a demo, and never in production', async () => {
    const { cookies } = await change({ age: 'check' });
    expect(cookies).toHaveLength(1);
    const [, token = ''] =
      /^ageToken=([^;]+); Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/.exec(cookies[0] ?? '') ?? [];
    expect(await verifyAgeToken(ageSecret, decodeURIComponent(token), now + 86_000_000, null)).toBe(true);
    expect(await verifyAgeToken(ageSecret, decodeURIComponent(token), now + 86_500_000, null)).toBe(false);
    expect((await change({ age: 'check' }, { demo: false })).cookies).toEqual([]);
  });
  test('with invalid values change nothing', async () =>
    expect(
      await change({ theme: 'pink', density: 'none', discreet: 'maybe', lang: 'tlh', gate: 'no', age: '30' }),
    ).toEqual({
      cookies: [],
      next: '/',
    }));
});

describe('the rows of the home page', () => {
  const post = (more: readonly (readonly [string, string])[]) =>
    applyPreferences({
      fields: new URLSearchParams([
        ...['newest', 'later', 'best', 'later', 'nonsense'].map((row): [string, string] => ['home', row]),
        ['home_shown', 'later'],
        ['next', '/'],
        ...more.map(([name, value]): [string, string] => [name, value]),
      ]),
      ...{ secure: false, demo: true, ageSecret, now },
    });
  test('are kept in their order, and lead to the page', async () => {
    const { cookies, next } = await post([]);
    expect(cookies).toEqual([
      expect.stringMatching(/^home_rows=-newest\.later\.-best\.continue\..*; Max-Age=31536000;/),
    ]);
    expect(next).toBe('/');
  });
  test('are moved without script, and lead back to the form', async () => {
    const { cookies, next } = await post([
      ['home_move', 'up later'],
      ['back', '/members/7/edit/'],
    ]);
    expect(cookies).toEqual([expect.stringMatching(/^home_rows=later\.-newest\.-best\./)]);
    expect(next).toBe('/members/7/edit/#home');
  });
  test('never lead to another host', async () => {
    const { next } = await post([
      ['home_move', 'down newest'],
      ['back', '//evil.example/'],
    ]);
    expect(next).toBe('/#home');
  });
});
