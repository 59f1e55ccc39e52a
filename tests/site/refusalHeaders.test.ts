/**
 * Caching of all routes of the site (tests/api/http.test.ts tests those of the API): no cache may store a refusal, or
 * anything that needs a proof of age.
 */
import { expect, test } from 'vitest';
import { signAgeToken } from '@afterglow/contract/ageToken';
import { modelsFeedPath } from '@afterglow/contract/modelsFeed';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { operatorPath } from '../../site/data/operator.ts';
import { longestVideos } from '../tools/callPaths.ts';
import { ageSecret } from './createSiteForApi.ts';
import { testSite } from './testSite.ts';

const { id, dir } = fullVideos.standard;
const video = `/video/${id}/${dir}/`;

/** Open to everybody, because the content is the same for every visitor. */
const open = [
  ...['/healthz', '/readyz', '/robots.txt', '/age-de.xml', '/manifest.webmanifest'],
  ...[operatorPath, '/information/terms/', '/signin/', '/signup/', '/restore-password/', '/report/'],
  ...['/api/globals.php', '/api/captcha.php'],
];

/** Contents of the catalogue or of members, behind the gate. */
const gated = [
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/videos-0.xml'],
  ...['/videos/longest/rss.xml', '/categories/lakeside/rss.xml', '/categories/lakeside/longest/rss.xml'],
  ...[`/pornstar/${fullModels.standard.dir}/rss.xml`, '/pornsite/marlowe-house/rss.xml'],
  `/playlist/${playlists.standard.id}/rss.xml`,
  `/oembed?url=${encodeURIComponent(`http://localhost:3000${video}`)}`,
  ...[modelsFeedPath, `${modelsFeedPath}/0.jpg`],
  ...[longestVideos, '/api/none.php', '/media/scenes/01/288x162/1.jpg', '/get_file/1/1.mp4', `${video}file`],
  ...['/', '/videos/longest/1/', video, `/video/${id}/`, '/categories/8/longest/1/', '/pornstar/1/info/', '/nowhere'],
  `/embed/${id}/`,
];

const env = { FEED_URL: 'https://partner.example/models.json', AGE_SECRET: ageSecret };
const site = testSite(undefined, env);

const names = (header: string | null): string[] => (header ?? '').toLowerCase().split(/\s*,\s*/);
const isStored = (response: Response): boolean =>
  !/no-store|no-cache/.test(response.headers.get('cache-control') ?? '');

test('the site has no route that is not in this table', () => {
  const addresses = [...open, ...gated].map((address) => address.split('?')[0] ?? '');
  const { router, routes } = site.site;
  const tried = new Set(addresses.flatMap((address) => router.match('GET', address)[0].map(([[, { path }]]) => path)));
  const untried = routes.filter(({ method, path }) => ['GET', 'ALL'].includes(method) && !tried.has(path));
  expect(untried.map(({ path }) => path)).toEqual([]);
});

test.each(gated)(
  '%s is refused, or is the check itself, where a proof of age is missing: for no cache',
  async (path) => {
    const response = await site.visit(path, { headers: { 'x-country': 'gb' } });
    expect(response.status, await response.text()).toBeGreaterThanOrEqual(301);
    expect([isStored(response), response.headers.get('cache-control')]).toEqual([
      false,
      expect.stringContaining('no-store'),
    ]);
    expect(names(response.headers.get('vary'))).toContain('x-country');
  },
);

test.each([...open, ...gated])('%s is kept by no cache of all where somebody has proven their age', async (path) => {
  const token = await signAgeToken(ageSecret, Date.now() + 3_600_000, null);
  const response = await site.visit(path, { headers: { 'x-country': 'gb', Cookie: `ageToken=${token}` } });
  await response.body?.cancel();
  const ofCountry = names(response.headers.get('vary')).includes('x-country');
  expect(ofCountry || open.includes(path)).toBe(true);
  if (ofCountry) expect(isStored(response), response.headers.get('cache-control') ?? 'none').toBe(false);
});

test.each([
  ...['/sitemaps/none.xml', '/videos/none/rss.xml', '/oembed', '/oembed?format=xml', `${modelsFeedPath}/none`],
  ...['/assets/none.js', '/categories/none/none/rss.xml', '/nowhere', '/api/none.php', '/media/none.jpg'],
])('%s is refused without a gate, too: for no cache', async (path) => {
  const response = await site.visit(path, { headers: { 'x-country': 'ca' } });
  await response.body?.cancel();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(isStored(response)).toBe(false);
});

test('what depends on the visitor’s cookies says so, and may be kept by the visitor alone', async () => {
  for (const path of ['/videos/longest/rss.xml', gated.find((one) => one.startsWith('/oembed')) ?? '']) {
    const response = await site.visit(path, { headers: { 'x-country': 'ca' } });
    expect([response.status, response.headers.get('cache-control')], path).toEqual([200, 'private, max-age=600']);
    expect(names(response.headers.get('vary')), path).toEqual(expect.arrayContaining(['cookie', 'x-country']));
  }
});

test('a form of another site is refused for no cache', async () => {
  for (const path of ['/preferences', '/signin/', '/api/login.php']) {
    const response = await site.visit(path, { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect([response.status, isStored(response)], path).toEqual([403, false]);
  }
});
