/** A partner's models: how the site fetches them, and to whom it shows them (R74, D19, D45). */
import { afterEach, expect, test, vi } from 'vitest';
import { maxFeedModels } from '@afterglow/contract/modelsFeed';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { createModelsFeed } from '../../site/server/modelsFeed.ts';
import { siteTimes } from '../../site/server/times.ts';
import { testSite, scenarioApi, type ApiHandler } from './testSite.ts';

const videoPage = `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/`;
const feedUrl = 'https://partner.example/models.json';
const vera = {
  name: 'Vera',
  img: 'https://partner.example/vera.jpg',
  url: 'https://partner.example/vera/',
  online: true,
};
const accepted = { headers: { cookie: 'cookieChoice=accept' } };

const picture = (type = 'image/jpeg', bytes = 4): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });

/** Returns the everyday API and a partner with these responses. */
const withPartner =
  (partner: (path: string) => Response): ApiHandler =>
  (path, asked) =>
    path.startsWith('/models.json') || path.startsWith('/vera') ? partner(path) : scenarioApi(everyday)(path, asked);

const partnerOf = (models: unknown, image = () => picture()) =>
  withPartner((path) => (path === '/models.json' ? Response.json(models) : image()));

const pictureAt = async (site: ReturnType<typeof testSite>) => {
  const models: { img: string }[] = await (await site.visit('/models-feed', accepted)).json();
  return site.visit(models[0]?.img ?? '', accepted);
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without the setting there is no feed, and no page keeps room for it', async () => {
  const site = testSite();
  expect((await site.visit('/models-feed', accepted)).status).toBe(404);
  expect(await site.page(videoPage, accepted)).not.toMatch(/data-consent="[^"]*feed/);
});

test('models come through our own origin, and so do their pictures, with nothing told of the visitor', async () => {
  const site = testSite(partnerOf([vera]), { FEED_URL: feedUrl });
  const response = await site.visit('/models-feed', {
    headers: { ...accepted.headers, referer: 'http://site.example/video/1/a/' },
  });
  const [model] = await response.json();
  expect(model).toEqual({ ...vera, img: expect.stringMatching(/^\/models-feed\/[0-9a-f]{20}$/) });
  const image = await site.visit(model.img, accepted);
  expect(image.status).toBe(200);
  expect(image.headers.get('content-type')).toBe('image/jpeg');
  expect(image.headers.get('content-security-policy')).toContain('sandbox');
  const asked = site.apiRequests.filter(({ call }) => /models\.json|vera/.test(call));
  expect(asked).toHaveLength(2);
  for (const { headers } of asked) expect([...headers.keys()]).toEqual([]);
});

test.each([
  ['before an answer', {}, 403],
  ['after a rejection', { cookie: 'cookieChoice=reject' }, 403],
  ['before the age notice is answered', { cookie: 'cookieChoice=accept', 'x-country': 'de' }, 403],
  ['where ages are checked', { cookie: 'cookieChoice=accept', 'x-country': 'gb' }, 403],
])('%s nobody is shown it, and the partner is not asked', async (_, headers, status) => {
  const site = testSite(partnerOf([vera]), { FEED_URL: feedUrl });
  expect((await site.visit('/models-feed', { headers })).status).toBe(status);
  expect(site.apiRequests.map(({ call }) => call)).not.toContain('GET /models.json');
});

test('on a video’s page, and there alone, room is kept for a guest who has accepted', async () => {
  const site = testSite(partnerOf([vera]), { FEED_URL: feedUrl });
  expect(await site.page(videoPage, accepted)).toMatch(/<html[^>]* data-consent="[^"]*feed"/);
  expect(await site.page(videoPage)).not.toMatch(/<html[^>]* data-consent/);
  expect(await site.page('/videos/longest/1/', accepted)).not.toMatch(/<html[^>]* data-consent="[^"]*feed"/);
});

test('an entry that cannot be shown is left out, a wrong picture too, and no more than a row comes', async () => {
  const models = [
    { ...vera, name: '' },
    { ...vera, url: 'javascript:alert(1)' },
    null,
    { ...vera, img: 'file:///etc/passwd' },
    ...Array.from({ length: 40 }, (_, index) => ({ ...vera, name: `Vera ${index}` })),
  ];
  const site = testSite(partnerOf(models), { FEED_URL: feedUrl });
  const shown: { name: string; img: string }[] = await (await site.visit('/models-feed', accepted)).json();
  expect(shown).toHaveLength(maxFeedModels);
  expect(shown[0]).toMatchObject({ name: 'Vera', img: '' });
});

test('a picture on another host is not fetched', async () => {
  for (const img of ['http://169.254.169.254/latest', 'https://partner.example.elsewhere.example/a.jpg']) {
    const site = testSite(partnerOf([{ ...vera, img }]), { FEED_URL: feedUrl });
    expect(await (await site.visit('/models-feed', accepted)).json()).toMatchObject([{ name: 'Vera', img: '' }]);
  }
});

test.each([
  ['a document', () => picture('text/html')],
  ['an SVG', () => picture('image/svg+xml')],
  ['more than 256 KB', () => picture('image/jpeg', 256 * 1024 + 1)],
  ['an error', () => new Response(null, { status: 500 })],
])('a picture that is %s is not passed on', async (_, image) => {
  const site = testSite(partnerOf([vera], image), { FEED_URL: feedUrl });
  expect((await pictureAt(site)).status).toBe(404);
});

test('only pictures of the feed are fetched', async () => {
  const site = testSite(partnerOf([vera]), { FEED_URL: feedUrl });
  expect((await site.visit('/models-feed/00000000000000000000', accepted)).status).toBe(404);
  expect(site.apiRequests.filter(({ call }) => call.includes('vera'))).toEqual([]);
});

test.each([
  ['no list', () => Response.json({ models: [] })],
  ['no JSON', () => new Response('<!doctype html>')],
  ['too long', () => new Response('[' + ' '.repeat(256 * 1024) + ']')],
  ['an error', () => new Response(null, { status: 502 })],
])('where the partner’s answer is %s, there are no models just now', async (_, answer) => {
  const site = testSite(withPartner(answer), { FEED_URL: feedUrl });
  const response = await site.visit('/models-feed', accepted);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('cannot be had just now');
});

test('an answer is kept for five minutes, a failure for half a minute, and many visitors ask once', async () => {
  vi.useFakeTimers();
  let answers = 0;
  let works = true;
  vi.stubGlobal('fetch', async () => {
    answers += 1;
    return works ? Response.json([vera]) : new Response(null, { status: 500 });
  });
  const failures: unknown[] = [];
  const feed = createModelsFeed(feedUrl, siteTimes, (error) => failures.push(error));
  await Promise.all([feed.models(), feed.models(), feed.models()]);
  vi.advanceTimersByTime(299_000);
  await feed.models();
  expect(answers).toBe(1);
  works = false;
  vi.advanceTimersByTime(2_000);
  expect(await feed.models()).toBeNull();
  vi.advanceTimersByTime(29_000);
  expect(await feed.models()).toBeNull();
  expect([answers, failures.length]).toEqual([2, 1]);
  works = true;
  vi.advanceTimersByTime(2_000);
  expect(await feed.models()).toHaveLength(1);
});
