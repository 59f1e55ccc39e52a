import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { encodeVideoUrl } from '@afterglow/contract/videoFile';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { json, testSite, type ApiHandler } from './testSite.ts';
import { calls } from '@afterglow/contract/calls';
import { topNames } from '../tools/callPaths.ts';

const call = topNames;
const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' };

describe('headers forwarded to the API', () => {
  const headersOf = async (headers: Record<string, string>, remote?: string) => {
    const site = testSite(everyday, { TRUSTED_PROXIES: 'loopback' });
    await site.visit(call, { headers, ...(remote === undefined ? {} : { remote }) });
    return site.apiRequests[0]?.headers;
  };

  test('are country, IP address and cookies of the visitor', async () => {
    const forwarded = await headersOf({
      'x-country': 'nl',
      'x-forwarded-for': '203.0.113.5',
      cookie: 'session=abc; x=1',
    });
    expect([forwarded?.get('x-country'), forwarded?.get('x-forwarded-for'), forwarded?.get('cookie')]).toEqual([
      'nl',
      '203.0.113.5',
      'session=abc; x=1',
    ]);
  });
  test('are not taken from untrusted peers', async () => {
    const forwarded = await headersOf({ 'x-country': 'nl', 'x-forwarded-for': '203.0.113.5' }, '198.51.100.1');
    expect([forwarded?.get('x-country'), forwarded?.get('x-forwarded-for')]).toEqual(['ca', '198.51.100.1']);
  });
  test('has an unknown country explicitly, as the API would use its default otherwise', async () => {
    const site = testSite();
    for (const [country, remote] of [
      ['EU', '127.0.0.1'],
      ['ca', null],
    ] as const) {
      await site.visit(calls.globals.path(), { headers: { 'x-country': country }, remote });
      expect(site.apiRequests.at(-1)?.headers.get('x-country'), country).toBe('xx');
    }
  });
  test('has the canonical address', async () => {
    const forwarded = await headersOf({ 'x-forwarded-for': '::FFFF:C000:0209' }, '::ffff:127.0.0.1');
    expect(forwarded?.get('x-forwarded-for')).toBe('192.0.2.9');
  });
  test('exclude hop-by-hop and foreign headers', async () => {
    const forwarded = await headersOf({
      authorization: 'Basic x',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      range: 'bytes=0-1',
    });
    expect([
      forwarded?.get('authorization'),
      forwarded?.get('x-real-ip'),
      forwarded?.get('forwarded'),
      forwarded?.get('range'),
    ]).toEqual([null, null, null, 'bytes=0-1']);
  });
});

test.each([
  ['ca', ['GET /media/scenes/01/288x162/1.jpg']],
  ['de', ['GET /media/scenes/01/288x162/1.jpg']],
  // A proof of age depends on whose session it is.
  ['gb', [`GET ${calls.globals.path()}`]],
])('a picture for a member in %s costs the API %j', async (country, expected) => {
  const site = testSite(everyday);
  await site.visit('/media/scenes/01/288x162/1.jpg', { headers: { 'x-country': country, cookie: 'session=abc' } });
  expect(site.apiRequests.map(({ call: path }) => path)).toEqual(expected);
});

test('pictures that a member’s page requests at once cost the API one question, and other visitors have their own', async () => {
  const site = testSite(everyday);
  const visit = (cookie: string, scene: number) =>
    site.visit(`/media/scenes/01/288x162/${scene}.jpg`, { headers: { 'x-country': 'gb', cookie } });
  await Promise.all([visit('session=abc', 1), visit('session=abc', 2), visit('session=def', 3)]);
  expect(site.apiRequests.map(({ call: path }) => path)).toEqual(Array(2).fill(`GET ${calls.globals.path()}`));
});

describe('a change', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('by %s from another site is rejected', async (method) => {
    const site = testSite();
    const answer = await site.visit(calls.login.path(), { method, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: 1, field: 'notify', code: 'forbidden', info: { origin: 'http://localhost:3000' } },
    ]);
    expect(site.apiRequests).toEqual([]);
  });
  test('from our own page reaches the API', async () => {
    const site = testSite();
    expect(
      (await site.visit(calls.login.path(), { method: 'POST', body: 'username=iris', headers: sameOriginHeaders }))
        .status,
    ).toBe(200);
    expect(site.apiRequests.map((one) => one.call)).toEqual([`POST ${calls.login.path()}`]);
  });
});

describe('an answer', () => {
  test('keeps status and headers, with separate cookies', async () => {
    const headers = new Headers({
      etag: '"x"',
      'cache-control': 'public, max-age=60',
      connection: 'keep-alive',
      server: 'Theirs',
      'content-range': 'bytes 0-1/9',
    });
    headers.append('set-cookie', 'session=1; Max-Age=60');
    headers.append('set-cookie', '__Host-session=2');
    const answer = await testSite(() => new Response('ab', { status: 206, headers })).visit(call);
    expect([
      answer.status,
      answer.headers.get('etag'),
      answer.headers.get('content-range'),
      answer.headers.get('server'),
    ]).toEqual([206, '"x"', 'bytes 0-1/9', null]);
    expect(answer.headers.getSetCookie()).toEqual([
      'session=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
      '__Host-session=2; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect(await answer.text()).toBe('ab');
  });
  test.each([204, 304])('%i has no body', async (status) =>
    expect((await testSite(() => new Response(null, { status })).visit(call)).status).toBe(status),
  );
  test('that was decompressed loses encoding and length', async () => {
    const answer = await testSite(
      () => new Response('unpacked by fetch', { headers: { 'content-encoding': 'br', 'content-length': '3' } }),
    ).visit(call);
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([null, null]);
  });
  describe('in JSON', () => {
    const list = JSON.stringify({
      videos: Array.from({ length: 60 }, (_, video_id) => ({ video_id, title: 'An evening by the lake' })),
    });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(list.length),
      etag: '"x"',
      vary: 'x-country',
    };
    const proxied = (accepts: string, init: ResponseInit = {}) =>
      testSite(() => new Response(list, { headers, ...init })).visit(call, {
        headers: { 'accept-encoding': accepts },
      });

    test.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)('is compressed with %s, with Vary for caches', async (coding, unpack) => {
      const answer = await proxied(coding);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([
        answer.headers.get('content-encoding'),
        answer.headers.get('content-length'),
        answer.headers.get('etag'),
        answer.headers.get('vary'),
      ]).toEqual([coding, null, 'W/"x"', 'x-country, Accept-Encoding']);
      expect(unpack(bytes).toString()).toBe(list);
      expect(bytes.length).toBeLessThan(list.length / 4);
    });
    test('is not compressed if not accepted, or partial', async () => {
      for (const answer of [await proxied('identity'), await proxied('br', { status: 206, headers })]) {
        expect([answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([null, '"x"']);
        expect(await answer.text()).toBe(list);
      }
    });
  });
  test('opened directly is sandboxed', async () => {
    const answer = await testSite(
      () =>
        new Response('<script>1</script>', {
          headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'unsafe-inline'" },
        }),
    ).visit('/media/x.html');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
  test('that is a film keeps its origin when opened directly, without scripts', async () => {
    const film = () => new Response('film', { headers: { 'content-type': 'video/mp4' } });
    const answer = await testSite(film).visit('/media/x.mp4');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox allow-same-origin$/);
  });
  test('that fails is a JSON error', async () => {
    const answer = await testSite(() => Promise.reject(new TypeError('fetch failed'))).visit(call);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(await answer.json()).toMatchObject({ error: 1, code: 'unreachable' });
  });
});

describe('the file of a video', () => {
  const fileAt = (path: string) =>
    testSite(() => json([{ format: '_hq.mp4', video_url: encodeVideoUrl(path), is_default: 1 }])).visit(
      '/video/5/a/file',
    );

  test('is sent at its lasting address, by the link that is fresh now, and in the range that was asked for', async () => {
    const asked: [string, string | null][] = [];
    const api: ApiHandler = (path, { headers: sent }) => {
      if (!path.startsWith('/get_file/'))
        return json([
          { format: '_hq.mp4', video_url: encodeVideoUrl('/get_file/1/abc/0/5/5_hq.mp4/?ti=1'), is_default: 1 },
        ]);
      asked.push([path, sent.get('range')]);
      const headers = {
        'content-type': 'video/mp4',
        'content-range': 'bytes 2-3/9',
        'cache-control': 'private, max-age=60',
      };
      return new Response('23', { status: 206, headers });
    };
    const answer = await testSite(api).visit('/video/5/a/file', { headers: { range: 'bytes=2-3' } });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      'bytes 2-3/9',
      '23',
    ]);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
    expect(asked).toEqual([['/get_file/1/abc/0/5/5_hq.mp4/?ti=1', 'bytes=2-3']]);
  });
  test.each(['/files/5.mp4', '/get_file/../files/5.mp4', '/get_file/%2e%2e/files/5.mp4'])(
    'that this site does not hand on is redirected to: %s',
    async (path) => {
      const answer = await fileAt(path);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        302,
        '/files/5.mp4',
        'no-store',
      ]);
    },
  );
  test.each([
    'https://evil.example/x.mp4',
    '//evil.example/x.mp4',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'get_file/x',
    '',
  ])('never redirects to another host: %j', async (path) => {
    const answer = await fileAt(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  });
  test('with a line break cannot inject headers', async () =>
    expect((await fileAt('/x\r\nSet-Cookie: a=1')).headers.get('set-cookie')).toBeNull());
  test.each([
    [() => json([]), 404],
    [() => json({ error: 1, code: 'not_found' }, 404), 404],
    [() => json({ error: 1, msg: 'Please log in' }, 403), 403],
    [() => json({}, 500), 503],
    [() => json([{ format: '_hq.mp4', video_url: '%%%' }]), 503],
  ])('is refused with a message (%#)', async (api, status) => {
    const answer = await testSite(api).visit('/video/5/a/file');
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/^[A-Z].*\.$/);
  });
  test.each(['/video/0/a/file', '/video/x/a/file', '/video/5/a%20b/file', `/video/${'9'.repeat(40)}/a/file`])(
    '%s is not found',
    async (path) => expect((await testSite().visit(path)).status).toBe(404),
  );
});

test('an internal error is reported without a stack', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('URLSearchParams', function broken() {
    throw new Error('broken');
  });
  const answer = await testSite().visit('/');
  vi.unstubAllGlobals();
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Something went wrong on our side. Try again in a moment.');
  expect(answer.headers.get('rating')).toBe('RTA-5042-1996-1400-1577-RTA');
  expect(consoleError).toHaveBeenCalledOnce();
});
