import { afterEach, describe, expect, test, vi } from 'vitest';
import { signAgeToken } from '@afterglow/contract/ageToken';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { gated } from '@afterglow/fixtures/scenarios/gated';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { scenarioApi, json, testSite, type ApiHandler } from './testSite.ts';
import { calls } from '@afterglow/contract/calls';
import { noFilters } from '@afterglow/contract/lists';
import { isExemptCall } from '@afterglow/contract/gate';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { longestVideos } from '../tools/callPaths.ts';
import { topRead } from '../../site/data/terms.ts';
import { modelRowRead } from '../../site/data/people.ts';
import { rowRead, videosRead } from '../../site/data/videos.ts';
import { siteTimes } from '../../site/server/times.ts';

afterEach(() => void vi.useRealTimers());

const { standard } = fullVideos;
const video = `/video/${standard.id}/${standard.dir}/`;
const everyPage = [
  '/',
  '/videos/longest/1/',
  '/categories/',
  '/categories/lakeside/longest/1/',
  '/search/1/?s=evening',
  video,
  '/pornstars/most-popular/1/',
  `/pornstar/${fullModels.standard.dir}/`,
  '/pornsites/recent/1/',
  `/pornsite/${fullChannels.standard.dir}/`,
];
const from = (country: string) => ({ headers: { 'x-country': country } });
const secret = 'a secret of thirty-two characters';

const parseConfig = (text: string): unknown => JSON.parse(/id="page-config">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

describe('a page', () => {
  test.each(everyPage)('%s is complete without scripts', async (path) => {
    const answer = await testSite().visit(path);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toMatch(/<h1[^>]*>[^<]/);
    expect(text).toMatch(/<title>[^<]+ [^<]+<\/title>/);
    expect(text).not.toContain(' style="');
    expect(text.length).toBe(Buffer.from(text).toString().length);
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });

  test('requests each of its reads once', async () => {
    const site = testSite();
    await site.visit('/');
    const reads = [
      topRead('en'),
      modelRowRead(8),
      rowRead('latest-updates', '', 12),
      rowRead('most-popular', 'day', 12),
      rowRead('top-rated', '', 12),
    ];
    expect(site.apiRequests.map(({ call }) => call).sort()).toEqual(reads.map(({ key }) => `GET ${key}`));
  });

  test('responds to HEAD with the same headers and no body', async () => {
    const site = testSite();
    const [whole, head] = [await site.visit(video), await site.visit(video, { method: 'HEAD' })];
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'cache-control', 'vary'])
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    expect((await site.visit('/nowhere/', { method: 'HEAD' })).status).toBe(404);
  });

  test('rejects other methods', async () => {
    const site = testSite();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await site.visit('/videos/longest/1/', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
    expect(site.apiRequests).toEqual([]);
  });

  test('is compressed as accepted', async () => {
    const site = testSite();
    const coding = async (accepts: string) =>
      (await site.visit('/', { headers: { 'accept-encoding': accepts } })).headers.get('content-encoding');
    expect([
      await coding('gzip, deflate, br'),
      await coding('gzip'),
      await coding('br;q=0, gzip'),
      await coding('identity'),
    ]).toEqual(['br', 'gzip', 'gzip', null]);
  });

  test('remembers the language', async () => {
    const site = testSite();
    const answer = await site.visit('/categories/?lang=de');
    expect(answer.headers.get('set-cookie')).toBe('kt_lang=de; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(await answer.text()).toContain('<html lang="de"');
    expect((await site.visit('/categories/?lang=tlh')).headers.get('set-cookie')).toBeNull();
    expect(await site.page('/categories/', { headers: { cookie: 'kt_lang=de' } })).toContain('<html lang="de"');
  });

  test('of a video describes it to search engines and link previews; other pages do not', async () => {
    const { page } = testSite();
    const structuredData = '<script type="application/ld+json">';
    const type = '<meta property="og:type" content="';
    const text = await page(video);
    expect(text).toContain(`${structuredData}{"@context":"https://schema.org","@type":"VideoObject"`);
    expect(text).toContain(`${type}video.other">`);
    for (const path of ['/', '/videos/longest/1/']) expect(await page(path)).toContain(`${type}website">`);
    for (const path of ['/', '/videos/longest/1/', `/video/${standard.id}/another-dir/`, '/video/99999999/none/'])
      expect(await page(path), path).not.toContain(structuredData);
  });

  test('has the theme of the visitor', async () => {
    const site = testSite();
    const theme = async (cookie: string) =>
      /data-theme="([^"]*)"/.exec(await site.page('/', { headers: { cookie } }))?.[1];
    expect([await theme(''), await theme('theme=light'), await theme('theme="><script>')]).toEqual([
      'dark',
      'light',
      'dark',
    ]);
  });
});

describe('not found:', () => {
  test.each([
    '/nowhere',
    '/videos/sideways/1/',
    '/videos/longest/0/',
    '/videos/longest/1234567/',
    `/video/${'9'.repeat(40)}/a/`,
    '/%00',
    '/a/..%2fb/',
    '/../etc/passwd',
    '/Videos/longest/1/',
    '/videos/longest/1',
    '/videos/longest/%31/',
    '/videos/longest/1/?type=round',
    '/video/5/no-such-video/',
    `/video/${standard.id}/another-dir/`,
    '//evil.example/',
    '/%E0%A4%A',
    '/caf%C3%A9/',
  ])('%s', async (path) => {
    const answer = await testSite().visit(path);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(text).toMatch(/<h1[^>]*>Content not found!<\/h1>/);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  test('a video under a wrong dir, but its own is suggested', async () =>
    expect(await testSite().page(`/video/${standard.id}/another-dir/`)).toContain(`<a href="${video}">`));
  test('double-encoded words are searched verbatim', async () => {
    const site = testSite();
    expect((await site.visit('/search/1/?s=%2526abc')).status).toBe(200);
    expect(site.apiRequests.map(({ call }) => call)).toContain(
      `GET ${videosRead({ of: { kind: 'search', words: '%26abc' }, sort: 'relevance', page: 1, filters: noFilters }).key}`,
    );
  });
});

test('a redirect preserves known query parameters, and the campaign that led here', async () => {
  const answer = await testSite().visit('/videos/longest/?type=hd&utm_campaign=x&utm_source=y&lang=de');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/videos/longest/1/?type=hd&lang=de&utm_campaign=x');
});

describe('preferences', () => {
  const send = (headers: Record<string, string>, body = 'theme=light&next=/categories/') =>
    testSite().visit('/preferences', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test('from our own page are set and redirect back', async () => {
    const answer = await send({ 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      303,
      '/categories/',
      'theme=light; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });
  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, { origin: 'null' }, {}])(
    'from other sites (%j) are rejected',
    async (headers) => {
      const answer = await send(headers);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
      expect(await answer.text()).toContain('nothing was changed');
    },
  );
  test('that are too long are refused', async () =>
    expect((await send({ 'sec-fetch-site': 'same-origin' }, `next=/${'x'.repeat(20_000)}`)).status).toBe(413));
});

describe('with age verification', () => {
  test.each([...everyPage, '/nowhere/'])('%s only sends the age check, without API requests', async (path) => {
    const site = testSite();
    const answer = await site.visit(path, from('gb'));
    const text = await answer.text();
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('Please show that you are an adult');
    for (const trace of [
      '/media/',
      'og:',
      'canonical',
      '<script',
      '<article',
      'page-answers',
      'modulepreload',
      standard.title,
      'Lakeside',
    ])
      expect(text, trace).not.toContain(trace);
    expect(site.apiRequests).toEqual([]);
  });
  test('calls, pictures and files are refused', async () => {
    const site = testSite();
    for (const path of [
      longestVideos,
      calls.videoFile.path({ id: 1 }),
      '/media/scenes/01/288x162/1.jpg',
      '/get_file/1/x/',
      '/%61pi/json/main/x',
    ]) {
      const answer = await site.visit(path, from('gb'));
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([403, 'private, no-store']);
      expect(await answer.json()).toEqual({ error: 1, code: 'age_required' });
    }
    expect((await site.visit(`${video}file`, from('gb'))).status).toBe(403);
    expect(site.apiRequests).toEqual([]);
  });
  test('calls for signing in are allowed', async () => {
    const site = testSite(gated);
    expect((await site.visit(calls.globals.path(), from('gb'))).status).toBe(200);
    expect(
      (
        await site.visit(calls.login.path(), {
          method: 'POST',
          body: 'x=1',
          headers: { 'x-country': 'gb', 'sec-fetch-site': 'same-origin' },
        })
      ).status,
    ).toBe(200);
  });
  test('the gate cannot be bypassed by request data', async () => {
    const site = testSite();
    const tries: [string, Record<string, string>, string][] = [
      ['/?country=ca&x-country=ca', { 'x-country': 'gb' }, '127.0.0.1'],
      ['/', { 'x-country': 'gb', cookie: 'country=ca; ageGateAccepted=1; ageToken=1.x' }, '127.0.0.1'],
      ['/?utm_campaign=x', { 'x-country': 'gb', referer: 'https://elsewhere.example/' }, '127.0.0.1'],
    ];
    for (const [path, headers, remote] of tries)
      expect((await site.visit(path, { headers, remote })).status, path).toBe(403);
    const production = testSite(everyday, { PROFILE: 'production', PUBLIC_ORIGIN: 'https://site.example' });
    expect(
      (await production.visit('/', { headers: { 'x-country': 'ca' }, remote: '203.0.113.7' })).status,
      'unknown, whatever an untrusted peer sends',
    ).toBe(403);
    expect((await production.visit('/', { headers: { 'x-country': 'ca' } })).status).toBe(200);
    expect((await production.visit('/', { headers: { 'x-country': 'xx' } })).status, 'a proxy that does not know').toBe(
      403,
    );
    expect((await production.visit('/', { headers: { 'x-country': 'ca' }, remote: null })).status, 'no peer').toBe(403);
    expect((await site.visit('/', { headers: { 'x-country': 'ca' }, remote: null })).status, 'in the demo').toBe(403);
  });
  test('an age token passes the gate', async () => {
    const site = testSite();
    const cookie = `ageToken=${await signAgeToken(secret, Date.now() + 60_000, null)}`;
    expect((await site.visit('/', { headers: { 'x-country': 'gb', cookie } })).status).toBe(200);
    expect(site.apiRequests[0]?.headers.get('cookie'), 'the API needs it too').toBe(cookie);
  });
});

describe('the mailbox of a demo', () => {
  const mailboxApi =
    (mails: object[]): ApiHandler =>
    (path) =>
      path.includes(calls.mailbox.path()) ? json({ mails }) : json({ error: 1, code: 'not_found' }, 404);
  const mail = {
    to: 'iris@example.org',
    subject: 'Confirm your address',
    text: 'Open this link:\n\nhttps://afterglow.example/signup/?confirm=x\n',
    at: '2026-11-20 19:04:00',
  };

  test('shows mails with links, and is not indexed', async () => {
    const text = await testSite(mailboxApi([mail])).page('/dev/mailbox');
    expect(text).toContain('Confirm your address');
    expect(text).toContain('<a href="https://afterglow.example/signup/?confirm=x">');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });
  test('is never cached', async () => {
    const mails: object[] = [];
    const site = testSite(mailboxApi(mails));
    expect(await site.page('/dev/mailbox')).toContain('No mail yet');
    mails.push(mail);
    expect(await site.page('/dev/mailbox')).toContain('Confirm your address');
  });
  test('is not found if the API has none', async () =>
    expect((await testSite().visit('/dev/mailbox')).status).toBe(404));
});

describe('with a notice', () => {
  test.each(everyPage)('%s is inert behind it, without pictures', async (path) => {
    const text = await testSite().page(path, from('de'));
    const [markup = ''] = text.split('<script type="application/json"');
    expect(markup).toContain('role="dialog"');
    expect(markup).toMatch(/<div inert(="")?>/);
    expect(markup).not.toMatch(/(src|srcset|srcSet|poster|href|imagesrcset)="[^"]*\/(media|get_file)\//);
    expect(markup).not.toMatch(/<video[^>]* src=/);
    expect(parseConfig(text)).toMatchObject({ gate: 'de' });
  });
  test('the file of a video is refused', async () =>
    expect((await testSite().visit(`${video}file`, from('de'))).status).toBe(403));
  test('is not shown once accepted', async () => {
    const text = await testSite().page('/', { headers: { 'x-country': 'de', cookie: 'ageGateAccepted=x' } });
    expect(text).not.toContain('role="dialog"');
    expect(text).toMatch(/src="[^"]*\/media\//);
  });
});

describe('an API that only sends required fields', () => {
  const { standard: model } = fullModels;
  const { standard: channel } = fullChannels;
  const card = { video_id: 7, dir: 'x', title: 'The least', duration: '1:00', post_date: '2026-01-26 17:16:56' };
  const replies: [call: string, body: object][] = [
    [pathPrefix(calls.videos), { videos: [card], total_count: 1 }],
    [pathPrefix(calls.related), { videos: [card], total_count: 1 }],
    [pathPrefix(calls.video), { video: { ...card, video_id: standard.id, dir: standard.dir } }],
    [pathPrefix(calls.models), { models: [{ model_id: 7, dir: 'x', title: 'The least' }], total_count: 1 }],
    [pathPrefix(calls.model), { model: { model_id: 7, dir: model.dir, title: 'The least' } }],
    [pathPrefix(calls.channels), { channels: [{ channel_id: 7, dir: 'x', title: 'The least' }], total_count: 1 }],
    [pathPrefix(calls.channel), { channel: { channel_id: 7, dir: channel.dir, title: 'The least' } }],
  ];
  test.each([
    '/videos/longest/1/',
    video,
    '/pornstars/most-popular/1/',
    `/pornstar/${model.dir}/info/`,
    '/pornsites/recent/1/',
    `/pornsite/${channel.dir}/info/`,
  ])('renders %s without invented values', async (path) => {
    const answer = await testSite((call) =>
      json(replies.find(([start]) => call.startsWith(start))?.[1] ?? { error: 1, code: 'not_found' }),
    ).visit(path);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('The least');
    expect(text).not.toMatch(/1970|NaN|undefined|\/0\//);
  });
});

describe('while the API is down', () => {
  const faults: [string, ApiHandler, number][] = [
    ['refuses connections', () => Promise.reject(new TypeError('fetch failed')), 503],
    ['has lost its database', scenarioApi(outage), 503],
    ['answers 502 with HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['answers with HTML', () => new Response('<h1>Hello</h1>'), 502],
    ['answers with half a reply', () => new Response('{"videos":['), 502],
    [
      'answers with wrong types',
      () => json({ videos: 7, total_count: {}, video: 'none', categories: 'none', models: 3 }),
      502,
    ],
    ['answers with null', () => json(null), 502],
  ];
  test.each(faults)('because it %s, every page shows an error with a link', async (_, api, status) => {
    for (const path of everyPage) {
      const answer = await testSite(api).visit(path);
      const text = await answer.text();
      expect(answer.status, path).toBe(status);
      expect(text).toMatch(/<h1[^>]*>This did not load<\/h1>/);
      expect(text).toContain('We can’t reach the site right now. It is usually back within a minute.');
      expect(text).toMatch(/<a [^>]*href="[^"]*"[^>]*><span data-part="button-label">Try again<\/span><\/a>/);
      expect(text).toContain('<meta name="robots" content="noindex">');
    }
  });
  test('too many requests are not called an outage, and the page says how long to wait', async () => {
    const limited = () => {
      const reply = json({ error: 1, code: 'limited' }, 429);
      reply.headers.set('Retry-After', '30');
      return reply;
    };
    const answer = await testSite(limited).visit('/videos/longest/1/');
    const text = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    expect(text).toContain('Too many requests came from your connection. Wait 30 seconds, then try again.');
    expect(text).not.toContain('We can’t reach the site right now. It is usually back within a minute.');
  });
  test('unknown pages are still not found', async () =>
    expect((await testSite(() => new Response('', { status: 500 })).visit('/nowhere/')).status).toBe(404));
  test('a page is shown if only optional parts fail', async () => {
    const answer = await testSite((path, asked) =>
      path.includes('main') || path.includes('related') ? json({}, 500) : scenarioApi(everyday)(path, asked),
    ).visit(video);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(standard.title);
  });
  const replyWithoutLists = { error: 0, foo: 1, total_count: '1', pages: 1 };
  test.each<[path: string, call: string, body: object]>(
    [
      ['/videos/longest/1/', pathPrefix(calls.videos)],
      ['/categories/', pathPrefix(calls.categories)],
      ['/pornstars/most-popular/1/', pathPrefix(calls.models)],
      ['/pornsites/recent/1/', pathPrefix(calls.channels)],
    ].flatMap(([path = '', call = '']): [string, string, object][] => [
      [path, call, {}],
      [path, call, replyWithoutLists],
      [path, call, { ...replyWithoutLists, comments: [{ comment_id: 1 }] }],
    ]),
  )('%s is rendered as failed and not cached if %s returns %j', async (path, call, body) => {
    let calls = 0;
    const site = testSite((asked, visit) => {
      if (!asked.startsWith(call)) return scenarioApi(everyday)(asked, visit);
      calls += 1;
      return calls === 1 ? json(body) : scenarioApi(everyday)(asked, visit);
    });
    const failed = await site.visit(path);
    expect(failed.status).toBe(502);
    expect(await failed.text()).toContain('data-component="FailedScreen"');
    const next = await site.visit(path);
    expect(next.status).toBe(200);
    expect(await next.text()).not.toContain('data-component="FailedScreen"');
  });

  test('a page that has expired is shown while the API is away, and anew when it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let down = false;
    const site = testSite((path, asked) => (down ? json({}, 500) : scenarioApi(everyday)(path, asked)));
    const fine = await site.page('/');
    vi.advanceTimersByTime(61_000);
    down = true;
    const stale = await site.visit('/');
    expect([stale.status, (await stale.text()).length]).toEqual([200, fine.length]);
    expect((await site.visit('/videos/longest/1/')).status, 'one that nobody has opened').toBe(503);
    down = false;
    const before = site.apiRequests.length;
    expect((await site.visit('/')).status).toBe(200);
    expect(site.apiRequests.length).toBeGreaterThan(before);
  });

  test('a failed page is not cached', async () => {
    let down = true;
    const site = testSite((path, asked) => (down ? json({}, 500) : scenarioApi(everyday)(path, asked)));
    expect((await site.visit('/')).status).toBe(503);
    down = false;
    expect((await site.visit('/')).status).toBe(200);
  });
  test('resolving the session has a timeout', async () => {
    const unanswering: ApiHandler = (path, asked) =>
      path === calls.globals.path() ? new Promise(() => undefined) : scenarioApi(everyday)(path, asked);
    // Without the timeout the page would never come.
    const site = testSite(unanswering, { TEST_DOCUMENT_WAIT_MS: '1' });
    expect((await site.visit('/', { headers: { cookie: 'session=x' } })).status).toBe(200);
    expect(siteTimes.identityMs).toBeLessThan(5_000);
  });
  test('/readyz reports the state of the API', async () => {
    expect((await testSite(everyday).visit('/readyz')).status).toBe(200);
    expect((await testSite(outage).visit('/readyz')).status).toBe(503);
    expect((await testSite(outage).visit('/healthz')).status, 'the site itself is up').toBe(200);
  });
  test('concurrent checks send one request', async () => {
    const site = testSite(everyday);
    await Promise.all(Array.from({ length: 20 }, () => site.visit('/readyz')));
    expect(site.apiRequests).toHaveLength(1);
  });
});

test('every response carries the RTA label and nosniff', async () => {
  const site = testSite();
  for (const path of [
    '/',
    '/nowhere/',
    '/healthz',
    '/readyz',
    '/videos/',
    '/preferences',
    calls.globals.path(),
    '/media/x.jpg',
    `${video}file`,
  ]) {
    const { headers } = await site.visit(path);
    expect(headers.get('rating'), path).toBe('RTA-5042-1996-1400-1577-RTA');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
  expect((await site.visit('/preferences', { method: 'POST' })).headers.get('rating')).toBe(
    'RTA-5042-1996-1400-1577-RTA',
  );
});

describe('the common headers of a response', () => {
  const minimal = {
    'cross-origin-resource-policy': 'same-origin',
    rating: 'RTA-5042-1996-1400-1577-RTA',
    'x-content-type-options': 'nosniff',
  };
  const common = {
    ...minimal,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), fullscreen=(self), picture-in-picture=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const headersOf = async (path: string, env: Record<string, string> = {}) => {
    const { headers } = await testSite(everyday, env).visit(path, { method: 'POST' });
    return Object.fromEntries(
      [...headers].filter(([name]) => !['allow', 'cache-control', 'content-type', 'vary'].includes(name)),
    );
  };

  test('are these and no others', async () => expect(await headersOf('/healthz')).toEqual(common));
  test('of scripts and styles are the fewest', async () => expect(await headersOf('/assets/x.js')).toEqual(minimal));
  test('include HSTS if the site uses HTTPS', async () =>
    expect(await headersOf('/healthz', { PUBLIC_ORIGIN: 'https://site.example' })).toEqual({
      ...common,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }));
});

test('a document does not depend on the country, but for its notice', async () => {
  const site = testSite();
  const [one, other] = [await site.page('/', from('ca')), await site.page('/', from('nz'))];
  expect(parseConfig(one)).toMatchObject({ gate: null, user: null });
  expect(other).toBe(one);
  expect(parseConfig(await site.page('/', from('nl')))).toMatchObject({ gate: 'other' });
});

describe('a page that needs no proof of age', () => {
  const exemptPages = ['/information/terms/', '/information/nowhere/', '/signin/', '/signup/', '/report/'];
  const readsCatalogue = ({ call }: { call: string }) => !isExemptCall((call.split(' ')[1] ?? '').split('?')[0] ?? '');

  test.each(exemptPages)('%s asks the API for nothing of the catalogue where a proof is needed', async (path) => {
    const site = testSite();
    const text = await site.page(path, from('gb'));
    expect(text).toContain('data-component="Header"');
    expect(text).toContain('"proofNeeded":true');
    expect(text).not.toContain('Lakeside');
    expect(site.apiRequests.filter(readsCatalogue)).toEqual([]);
  });

  test('is not the same page as elsewhere, whoever comes first', async () => {
    const path = '/information/terms/';
    for (const countries of [
      ['ca', 'gb'],
      ['gb', 'ca'],
    ]) {
      const site = testSite();
      const texts = new Map<string, string>();
      for (const country of countries) texts.set(country, await site.page(path, from(country)));
      expect(texts.get('ca')).toContain('Lakeside');
      expect(texts.get('gb')).not.toContain('Lakeside');
      expect(texts.get('ca')).not.toContain('proofNeeded');
    }
  });
});
