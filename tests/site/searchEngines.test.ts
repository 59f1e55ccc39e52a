import { languages } from '@afterglow/design-system/reader/languages.ts';
import { JSDOM } from 'jsdom';
import * as z from 'zod/mini';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { calls } from '@afterglow/contract/calls';
import { maxSitemapVideos } from '@afterglow/contract/limits';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullModels } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { json, testSite, scenarioApi, type ApiHandler } from './testSite.ts';
import { videoPage60 } from '@afterglow/fixtures/data/videoPage';
import { describe, expect, test } from 'vitest';

const origin = 'http://localhost:3000';
/** Parses XML. Throws if it is not well-formed. */
const parseXml = (text: string): Document => new JSDOM(text, { contentType: 'application/xml' }).window.document;
const texts = (document: Document, tag: string): string[] =>
  [...document.getElementsByTagName(tag)].map(({ textContent }) => textContent);
const { standard } = fullVideos;

describe('the sitemap', () => {
  test('its index names the pages and each part of the videos', async () => {
    const answer = await testSite(everyday).visit('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(texts(parseXml(await answer.text()), 'loc')).toEqual([
      `${origin}/sitemaps/pages.xml`,
      `${origin}/sitemaps/videos-0.xml`,
    ]);
  });

  test('a full part leads to the next one, which begins with the last id', async () => {
    const [first] = videoPage60;
    if (!first) throw new Error('There are no videos.');
    const row = (id: number) => ({ ...first, id });
    const { page, apiRequests } = testSite((path) => {
      const after = Number(/(\d+)\.json$/.exec(path)?.[1]);
      const rows = Array.from({ length: after === 0 ? maxSitemapVideos : 2 }, (_, index) => row(after + index + 1));
      return json(z.encode(calls.sitemap.reply, rows));
    });
    expect(texts(parseXml(await page('/sitemap.xml')), 'loc').slice(1)).toEqual([
      `${origin}/sitemaps/videos-0.xml`,
      `${origin}/sitemaps/videos-${maxSitemapVideos}.xml`,
    ]);
    await page('/sitemap.xml');
    expect(
      apiRequests.filter(({ call }) => call.includes('/sitemap/')),
      'an hour long it is not asked for again',
    ).toHaveLength(2);
  });

  test('many who ask for the index at once wait for one reading of all videos', async () => {
    const { visit, apiRequests } = testSite(everyday);
    await Promise.all(Array.from({ length: 5 }, () => visit('/sitemap.xml')));
    expect(apiRequests.filter(({ call }) => call.includes('/sitemap/'))).toHaveLength(1);
  });

  test('an API that always answers with the same part is asked no more than twice', async () => {
    const [first] = videoPage60;
    if (!first) throw new Error('There are no videos.');
    const rows = Array.from({ length: maxSitemapVideos }, (_, index) => ({ ...first, id: index + 1 }));
    const { page, apiRequests } = testSite(() =>
      apiRequests.length < 9 ? json(z.encode(calls.sitemap.reply, rows)) : json({ error: 1 }, 503),
    );
    expect(texts(parseXml(await page('/sitemap.xml')), 'loc')).toHaveLength(3);
    expect(apiRequests.filter(({ call }) => call.includes('/sitemap/'))).toHaveLength(2);
  });

  test('a part says of each video where it is, what it shows and that it is not for families', async () => {
    const document = parseXml(await testSite(everyday).page('/sitemaps/videos-0.xml'));
    const [first] = videoPage60;
    expect(texts(document, 'loc')).toHaveLength(videoPage60.length);
    expect(texts(document, 'loc')[0]).toBe(`${origin}/video/${first?.id}/${first?.dir}/`);
    expect(texts(document, 'video:title')[0]).toBe(first?.title);
    expect(new Set(texts(document, 'video:family_friendly'))).toEqual(new Set(['NO']));
  });

  test('the pages name their languages', async () => {
    const document = parseXml(await testSite(everyday).page('/sitemaps/pages.xml'));
    expect(texts(document, 'loc')).toContain(`${origin}/information/terms/`);
    const named = [...document.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang'));
    expect(new Set(named)).toEqual(new Set(Object.values(languages).map(({ tag }) => tag)));
  });

  test.each(['/sitemap.xml', '/sitemaps/videos-0.xml'])('%s is not cut short by an outage', async (path) => {
    const answer = await testSite(outage).visit(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
  });
});

describe('a feed', () => {
  test.each(['/videos/longest/rss.xml', '/categories/lakeside/rss.xml', '/categories/lakeside/longest/rss.xml'])(
    '%s has the newest videos with their dates and addresses',
    async (path) => {
      const document = parseXml(await testSite(everyday).page(path));
      const [first] = videoPage60;
      expect(texts(document, 'title')[1]).toBe(first?.title);
      expect(texts(document, 'guid')[0]).toBe(`${origin}/video/${first?.id}/${first?.dir}/`);
      expect(Date.parse(texts(document, 'pubDate')[0] ?? '')).toBe(first && Math.floor(first.postedAt / 1_000) * 1_000);
    },
  );

  test('a list names its feed, a video how it is embedded, and an information page neither', async () => {
    const { page } = testSite(everyday);
    expect(await page('/videos/longest/1/')).toContain(
      `<link rel="alternate" type="application/rss+xml" href="${origin}/videos/longest/rss.xml">`,
    );
    expect(await page(`/video/${standard.id}/${standard.dir}/`)).toContain('type="application/json+oembed"');
    expect(await page('/information/terms/')).not.toMatch(/rss\+xml|oembed/);
  });

  test.each([
    ['/categories/lakeside/rss.xml', '/categories/lakeside/latest-updates/1/'],
    [`/pornstar/${fullModels.standard.dir}/rss.xml`, `/pornstar/${fullModels.standard.dir}/`],
    [`/pornsite/${fullChannels.standard.dir}/rss.xml`, `/pornsite/${fullChannels.standard.dir}/`],
    [`/playlist/${playlists.standard.id}/rss.xml`, `/playlist/${playlists.standard.id}/`],
  ])('%s is called by the name that its page shows, and named by it', async (feed, address) => {
    const { page } = testSite(everyday);
    const html = await page(address);
    const heading = new JSDOM(html).window.document.querySelector('h1')?.textContent ?? '';
    const document = parseXml(await page(feed));
    expect(heading.trim()).not.toBe('');
    expect(texts(document, 'title')[0]).toContain(heading.trim());
    expect(texts(document, 'link')[0]).toBe(origin + address);
    expect(html).toContain(`type="application/rss+xml" href="${origin}/`);
  });

  test('of a playlist begins with what was put in last, and asks for nobody’s own', async () => {
    const { page, apiRequests } = testSite(everyday);
    const document = parseXml(
      await page(`/playlist/${playlists.standard.id}/rss.xml`, { headers: { cookie: 'session=owner' } }),
    );
    expect(texts(document, 'guid')).toEqual(
      videoPage60
        .slice(-30)
        .toReversed()
        .map(({ id, dir }) => `${origin}/video/${id}/${dir}/`),
    );
    const asked = apiRequests.filter(({ call }) => /playlist/.test(call));
    expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual([null, null]);
  });

  test.each([
    '/videos/sideways/rss.xml',
    '/categories/no%20dir/rss.xml',
    '/pornstar/nobody/rss.xml',
    '/playlist/nothing/rss.xml',
    '/playlist/99999/rss.xml',
  ])('%s is none', async (path) => expect((await testSite(everyday).visit(path)).status).toBe(404));
});

describe('oEmbed', () => {
  const ask = (url: string, more = '', country = 'ca') =>
    testSite(everyday).visit(`/oembed?url=${encodeURIComponent(url)}${more}`, { headers: { 'x-country': country } });
  const address = `${origin}/video/${standard.id}/${standard.dir}/`;

  test('gives the player of a video in the size asked for', async () => {
    const answer = await ask(address, '&maxwidth=640&maxheight=9000');
    expect(await answer.json()).toMatchObject({
      version: '1.0',
      type: 'video',
      title: standard.title,
      width: 640,
      height: 360,
      html: expect.stringContaining(`<iframe src="${origin}/embed/${standard.id}/"`),
    });
  });

  test.each([
    ['maxwidth=100', 100, 56],
    ['maxwidth=1', 1, 1],
    ['maxheight=90', 160, 90],
    ['maxheight=45&maxwidth=500', 80, 45],
    ['maxwidth=99999&maxheight=720', 1280, 720],
    ['maxwidth=0&maxheight=0', 1280, 720],
    ['maxwidth=-5&maxheight=1e3', 1280, 720],
    ['maxwidth=wide&maxheight=', 1280, 720],
    ['maxwidth=123456', 1280, 720],
  ])('keeps to %s', async (size, width, height) => {
    const answer: unknown = await (await ask(address, `&${size}`)).json();
    expect(answer).toMatchObject({
      width,
      height,
      html: expect.stringContaining(`width="${width}" height="${height}"`),
    });
  });

  test('knows the address of the player, too', async () =>
    expect((await ask(`${origin}/embed/${standard.id}/`)).status).toBe(200));

  test.each([
    ['another site', `https://example.org/video/${standard.id}/x/`, '', 404],
    ['a page without a video', `${origin}/videos/longest/1/`, '', 404],
    ['no address', 'lake', '', 404],
    ['a video that is not there', `${origin}/video/99999/x/`, '', 404],
    ['XML', address, '&format=xml', 501],
  ])('refuses %s', async (_, url, more, status) => expect((await ask(url, more)).status).toBe(status));

  test.each(['us', 'gb'])('tells nothing where an age gate asks first: %s', async (country) => {
    const answer = await ask(address, '', country);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain(standard.title);
  });
});

test.each(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/videos-0.xml', '/videos/longest/rss.xml'])(
  'where an age check comes first, %s tells nothing',
  async (path) => {
    const { visit, apiRequests } = testSite(everyday);
    const answer = await visit(path, { headers: { 'x-country': 'gb' } });
    expect(answer.status).toBe(403);
    const told = await answer.text();
    for (const { title } of videoPage60) expect(told).not.toContain(title);
    expect(apiRequests.filter(({ call }) => /sitemap|videos/.test(call))).toEqual([]);
  },
);

test('under a notice a feed has no pictures', async () => {
  const feed = await testSite(everyday).page('/videos/longest/rss.xml', { headers: { 'x-country': 'us' } });
  expect(feed).toContain('<item>');
  expect(feed).not.toContain('/media/');
});

test('robots, the age label and the manifest stand at their fixed addresses', async () => {
  const { visit, page } = testSite(everyday);
  expect(await page('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const label = await visit('/age-de.xml', { headers: { 'x-country': 'gb' } });
  expect(texts(parseXml(await label.text()), 'default-age')).toEqual(['18', '18']);
  expect((await visit('/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
  expect(JSON.parse(await page('/manifest.webmanifest'))).toMatchObject({ name: 'Afterglow', start_url: '/' });
});

/** Returns the everyday API with empty lists but this total, like a page after the last one. */
const emptied =
  (total: string): ApiHandler =>
  async (path, asked) => {
    const answer = await scenarioApi(everyday)(path, asked);
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null || !('total_count' in body)) return json(body, answer.status);
    const lists = Object.entries(body).filter(([, value]) => Array.isArray(value));
    return json({ ...body, ...Object.fromEntries(lists.map(([key]) => [key, []])), total_count: total }, answer.status);
  };

describe.each([
  ['/videos/longest/', ''],
  ['/categories/lakeside/longest/', ''],
  ['/pornstars/most-popular/', ''],
  ['/pornsites/recent/', ''],
  ['/playlists/recent/', ''],
  ['/community/recent/', ''],
  [`/pornstar/${fullModels.standard.dir}/videos/`, ''],
  [`/pornsite/${fullChannels.standard.dir}/videos/`, ''],
  [`/playlist/${playlists.standard.id}/videos/`, ''],
  [`/pornstar/${fullModels.standard.dir}/comments/`, '?page='],
])('the list %s', (list, query) => {
  const at = (page: number) => (query === '' ? `${list}${page}/` : `${list}${query}${page}`);
  const robots = '<meta name="robots" content="noindex">';

  test.each(['120', '0'])('is not indexed beyond its last page: %s entries', async (total) => {
    const answer = await testSite(emptied(total)).visit(at(9));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(robots);
  });

  test('is indexed up to it', async () => expect(await testSite(everyday).page(at(2))).not.toContain(robots));
});

test('a video in a list that is played names the video’s own address, in its structured data, too', async () => {
  const path = `/video/${standard.id}/${standard.dir}/`;
  const answer = await testSite(everyday).visit(`${path}?playlist=${playlists.standard.id}&shuffle=7-7&loop=1&at=3`);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain(`<link rel="canonical" href="${origin}${path}">`);
  expect(text).toContain(`<meta property="og:url" content="${origin}${path}">`);
  expect(text).toContain(`"url":"${origin}${path}"`);
  expect(text).not.toContain('<meta name="robots" content="noindex">');
  expect(text).toContain(playlists.standard.title);
});
