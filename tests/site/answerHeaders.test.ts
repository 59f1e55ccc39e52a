import { describe, expect, test } from 'vitest';
import { signAgeToken } from '@afterglow/contract/ageToken';
import { calls } from '@afterglow/contract/calls';
import { tusContentType } from '@afterglow/contract/tus';
import { maxUploadBytes } from '@afterglow/contract/bodyLimits';
import { ageSecret } from './createSiteForApi.ts';
import { json, testSite } from './testSite.ts';
import { longestVideos } from '../tools/callPaths.ts';

const list = longestVideos;
const file = '/media/scenes/01/288x162/1.jpg';
const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' };

interface Scenario {
  path?: string;
  status?: number;
  upstreamHeaders?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
  env?: Record<string, string>;
}

/** Returns the site's response to an API response with these headers. */
async function visitWith({
  path = list,
  status = 200,
  upstreamHeaders = {},
  headers = {},
  method = 'GET',
  env = {},
}: Scenario) {
  const body = [204, 304].includes(status) ? null : '{}';
  const api = () => new Response(body, { status, headers: { 'content-type': 'application/json', ...upstreamHeaders } });
  return testSite(api, env).visit(path, { method, headers: { ...sameOriginHeaders, ...headers } });
}
const cacheControlOf = async (scenario: Scenario) => (await visitWith(scenario)).headers.get('cache-control');
const publicImmutable = { 'cache-control': 'public, max-age=99999999, immutable' };

describe('cache lifetime', () => {
  test.each([
    [list, 86_400],
    ['/api/json/videos2/60/str/longest/60/..1.all...json', 60],
    ['/api/json/videos2/999999999/str/longest/60/..1.all...json', 86_400],
    ['/api/json/videos2/-5/str/longest/60/..1.all...json', 0],
    ['/api/json/nothing/86400/x.json', 0],
    ['/api/json/constructor/86400/x.json', 0],
    [calls.video.path({ id: 21_707_775 }), 86_400],
    [calls.related.path({ id: 21_707_775, type: 'all', page: 1, count: 60 }), 432_000],
    [calls.main.path({ gender: 'str', language: 'en' }), 14_400],
    [calls.categories.path({ gender: 'str', kind: 'all', language: 'en' }), 14_400],
    [calls.suggester.path({ count: 1_000 }), 43_200],
    [calls.suggest.path({ words: 'lake' }), 43_200],
    [calls.model.path({ dir: 'aurelia-voss' }), 3_600],
    [calls.member.path({ id: 5 }), 7_200],
    [calls.comments.path({ section: 'video', objectId: 5, page: 1, sort: 'newest' }), 3_600],
    [calls.playlist.path({ id: 48_102 }), 86_400],
    ['/api/videos2.php?params=86400/str/relevance/60/search..1.all..&s=lake', 86_400],
    ['/api/videos2.php?params=0/str/relevance/60/search..1.all..&s=lake', 0],
    [calls.playlist.path({ id: 48_102 }, 0), 0],
    [calls.friends.path({ userId: 5, page: 1 }), 0],
    [calls.subscriptions.path({ userId: 5, type: 'model', page: 1 }), 0],
    [calls.globals.path(), 0],
    [calls.videoFile.path({ id: 5 }), 0],
    [calls.captcha.path(), 0],
  ])('%s: %i seconds', async (path, seconds) =>
    expect(await cacheControlOf({ path, upstreamHeaders: publicImmutable })).toBe(
      seconds > 0 ? `public, max-age=${seconds}` : 'private, no-store',
    ),
  );
  test('limited by the API, not cacheable by default, never for sessions', async () => {
    expect(await cacheControlOf({ upstreamHeaders: { 'cache-control': 'public' } })).toBe('public, max-age=86400');
    expect(await cacheControlOf({ upstreamHeaders: { 'cache-control': 'public, max-age=5' } })).toBe(
      'public, max-age=5',
    );
    for (const directives of [
      'no-store',
      'private',
      'no-cache',
      'private, max-age=60',
      'max-age=60',
      'public, private',
      '',
    ])
      expect(await cacheControlOf({ upstreamHeaders: { 'cache-control': directives } }), directives).toBe(
        'private, no-store',
      );
    for (const name of ['session', '__Host-session'])
      expect(await cacheControlOf({ upstreamHeaders: publicImmutable, headers: { cookie: `${name}=abc` } })).toBe(
        'private, no-store',
      );
  });
  test.each<[string, Scenario]>([
    ['a country with age verification, even if verified', { headers: { 'x-country': 'gb', cookie: 'PROVEN' } }],
    [
      'an unknown country in production',
      { env: { PROFILE: 'production', PUBLIC_ORIGIN: 'https://www.example.org' }, path: calls.globals.path() },
    ],
    ['a post', { method: 'POST' }],
    ['an error', { status: 404 }],
    ['an internal error', { status: 500 }],
    ['a redirect', { status: 302, upstreamHeaders: { location: '/' } }],
    ['no content', { status: 204 }],
    ['a response that creates a session', { upstreamHeaders: { 'set-cookie': 'session=abc' } }],
  ])('not at all: %s', async (_, scenario) => {
    const token = await signAgeToken(ageSecret, Date.now() + 60_000, null);
    const headers = { ...scenario.headers };
    if (headers['cookie'] === 'PROVEN') headers['cookie'] = `ageToken=${token}`;
    for (const path of scenario.path === undefined ? [list, file] : [scenario.path])
      expect(
        await cacheControlOf({
          ...scenario,
          path,
          headers,
          upstreamHeaders: { ...publicImmutable, ...scenario.upstreamHeaders },
        }),
      ).toBe('private, no-store');
  });
  test('the same for 304', async () =>
    expect(await cacheControlOf({ status: 304, upstreamHeaders: publicImmutable })).toBe('public, max-age=86400'));
  test.each([
    ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
    ['public, max-age=99999999', 'public, max-age=31536000'],
    ['private, max-age=3600', 'private, max-age=3600'],
    ['max-age=60', 'private, max-age=60'],
    ['no-store', 'private, no-store'],
    ['', 'private, no-cache'],
    ['public', 'private, no-cache'],
    ['public, max-age=-1, s-maxage=9', 'private, no-cache'],
  ])('of files as the API says, within limits: %j', async (directives, scenario) =>
    expect(await cacheControlOf({ path: file, upstreamHeaders: { 'cache-control': directives } })).toBe(scenario),
  );
  test('files of sessions are private', async () =>
    expect(
      await cacheControlOf({ path: file, upstreamHeaders: publicImmutable, headers: { cookie: 'session=a' } }),
    ).toBe('private, max-age=31536000, immutable'));
  test('varies by country, and data by encoding, regardless of the API', async () => {
    for (const [type, vary] of [
      ['application/json; charset=utf-8', 'x-country, Accept-Encoding'],
      ['image/jpeg', 'x-country'],
    ] as const) {
      const answer = await visitWith({
        path: file,
        upstreamHeaders: { ...publicImmutable, vary: '*', 'content-type': type },
      });
      expect(answer.headers.get('vary')).toBe(vary);
    }
  });
});

describe('a cookie of the API', () => {
  const cookies = async (scenario: string, env: Record<string, string> = {}) =>
    (await visitWith({ upstreamHeaders: { 'set-cookie': scenario }, method: 'POST', env })).headers.getSetCookie();

  test.each([
    'tracking=1',
    'providerLoginx=1',
    'theme=light',
    'kt_lang=de',
    'ageGateAccepted=2026-10-30T18%3A00%3A00Z',
    'flash=x',
    'sessionx=1',
    '=session',
    'session',
    `ageToken=9999999999.${'A'.repeat(43)}`,
    'session=a b',
    'session="a"',
    'session=ä',
  ])('that it may not set is dropped: %j', async (scenario) => expect(await cookies(scenario)).toEqual([]));
  test.each([
    [
      'session=a.b=; Domain=example.com; SameSite=None; Path=/x; Partitioned',
      'session=a.b=; Path=/; HttpOnly; SameSite=Lax',
    ],
    ['session=; Max-Age=0', 'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'],
    ['session=; expires=Thu, 01 Jan 1970 00:00:00 GMT', 'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'],
    ['session=a; Expires=never; Max-Age=x', 'session=a; Path=/; HttpOnly; SameSite=Lax'],
    ['__Host-session=a', '__Host-session=a; Path=/; HttpOnly; SameSite=Lax; Secure'],
  ])('that opens or ends a session has the site’s attributes: %j', async (scenario, is) =>
    expect(await cookies(scenario)).toEqual([is]),
  );
  test('of a known device is the API’s to give, and an age token its to take away', async () => {
    expect(await cookies('device=abc; Max-Age=60')).toEqual(['device=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax']);
    expect(await cookies('ageToken=; Max-Age=0')).toEqual(['ageToken=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
  });
  test('of a visitor who is at the identity provider is passed on, and taken back', async () => {
    expect(await cookies('__Host-providerLogin=a.b.c; Max-Age=600; SameSite=Strict')).toEqual([
      '__Host-providerLogin=a.b.c; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect(await cookies('providerLogin=; Max-Age=0')).toEqual([
      'providerLogin=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });
  test('is secure where the site is', async () =>
    expect(await cookies('session=a', { PUBLIC_ORIGIN: 'https://www.example.org' })).toEqual([
      'session=a; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]));
  test('that proves an age holds only where the site’s secret signed it', async () => {
    const ends = Date.now() + 60_000;
    const token = await signAgeToken(ageSecret, ends, 7);
    expect(await cookies(`ageToken=${token}; Path=/; Max-Age=60; Domain=example.com`)).toEqual([
      `ageToken=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`,
    ]);
    expect(await cookies(`ageToken=${await signAgeToken('another secret of theirs, long enough', ends, 7)}`)).toEqual(
      [],
    );
    expect(await cookies(`ageToken=${await signAgeToken(ageSecret, Date.now() - 1_000, 7)}`)).toEqual([]);
  });
});

describe('a redirect of the API', () => {
  const env = { PUBLIC_ORIGIN: 'https://www.example.org', MEDIA_HOSTS: 'media.example https://*.cdn.example' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const sent = async (location: string, path = '/get_file/1/a/0/5/5_hq.mp4/') => {
    const answer = await visitWith({ path, status: 302, upstreamHeaders: { location }, env, headers });
    return [answer.status, answer.headers.get('location')];
  };
  test.each([
    ['/media/x.mp4?a=1', '/media/x.mp4?a=1'],
    ['../x', '/get_file/1/a/0/5/x'],
    ['http://api.example/media/x.mp4', '/media/x.mp4'],
    ['https://www.example.org/media/x.mp4', '/media/x.mp4'],
    ['https://media.example/x.mp4', 'https://media.example/x.mp4'],
    ['https://a.b.cdn.example/x.mp4', 'https://a.b.cdn.example/x.mp4'],
  ])('to %s leads to %s', async (location, to) => expect(await sent(location)).toEqual([302, to]));
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'http://media.example/x.mp4',
    'https://media.example:8443/x.mp4',
    'https://media.example.evil.example/',
    'https://me@media.example/',
    'https://cdn.example/',
    'http://a.cdn.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://[::',
  ])('to %s leads nowhere', async (location) => expect(await sent(location)).toEqual([502, null]));
  test('leads to the identity provider from where visitors sign in with one', async () => {
    expect(await sent('https://id.example/authorize?x=1', calls.providerLogin.path())).toEqual([
      302,
      'https://id.example/authorize?x=1',
    ]);
    expect(await sent('http://127.0.0.1:9000/auth', calls.providerLogin.path())).toEqual([
      302,
      'http://127.0.0.1:9000/auth',
    ]);
    expect(await sent('http://id.example/', calls.providerLogin.path())).toEqual([502, null]);
    expect(await sent('http://127.0.0.1:9000/auth')).toEqual([502, null]);
  });
});

test('a body with a too large Content-Length is refused without an API request', async () => {
  const stage = testSite(() => json({ ok: 1 }));
  const post = (path: string, length: number, type: string) =>
    stage
      .visit(path, {
        method: 'POST',
        headers: { ...sameOriginHeaders, 'content-length': String(length), 'content-type': type },
      })
      .then(({ status }) => status);
  const files = 'multipart/form-data; boundary=b';
  expect(await post(calls.login.path(), 65_537, 'application/x-www-form-urlencoded')).toBe(413);
  expect(await post(calls.login.path(), 65_537, files)).toBe(413);
  expect(await post(calls.ownPage.path(), 22 * 1024 * 1024 + 1, files)).toBe(413);
  expect(await post(calls.videoEdit.path(), maxUploadBytes + 1, files)).toBe(413);
  expect(await post(calls.tus.path({ id: 7 }), maxUploadBytes + 1, tusContentType)).toBe(413);
  expect(await post(calls.tus.path({ id: 7 }), 65_537, files)).toBe(413);
  expect(await post(calls.login.path(), 65_537, tusContentType)).toBe(413);
  expect(stage.apiRequests).toEqual([]);
  expect(await post(calls.videoEdit.path(), maxUploadBytes, files)).toBe(200);
  expect(await post(calls.login.path(), 65_536, 'application/x-www-form-urlencoded')).toBe(200);
});
