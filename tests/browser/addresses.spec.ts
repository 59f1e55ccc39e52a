import { calls } from '@afterglow/contract/calls';
import { expect, test } from './ownSite.ts';
import { waitForHydration } from './visitor.ts';

const redirects = [
  ['/videos/', '/videos/latest-updates/1/'],
  ['/videos/longest/', '/videos/longest/1/'],
  ['/latest-updates/', '/videos/latest-updates/1/'],
  ['/top-rated/', '/videos/top-rated/1/'],
  ['/most-commented/', '/videos/most-commented/1/'],
  ['/most-popular/', '/videos/most-popular/1/'],
  ['/search/?s=evening', '/search/1/?s=evening'],
] as const;

for (const [from, to] of redirects) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(to);
  });
}

const nowhere = [
  '/videos/sideways/1/',
  '/videos/longest/0/',
  '/videos/longest/1234567/',
  '/videos/longest/01/',
  `/video/${'9'.repeat(40)}/a/`,
  '/%00',
  '/a/..%2fb/',
  '/Videos/longest/1/',
  '/videos/longest/1',
  '/video/1/no-such-video/',
  '/%E0%A4%A',
  '/videos/longest/1/?type=round',
];

for (const path of nowhere) {
  test(`${path.slice(0, 40)} is not found, and says so`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Content not found!');
  });
}

test('a missing slash or wrong letter case suggests the right URL', async ({ page }) => {
  await page.goto('/Videos/Longest/1');
  await page.getByRole('link', { name: '/videos/longest/1/' }).click();
  await expect(page).toHaveURL('/videos/longest/1/');
});

test('every response carries the RTA label', async ({ request }) => {
  for (const path of ['/', '/nowhere/', '/healthz', calls.globals.path(), '/media/scenes/01/288x162/1.jpg']) {
    expect((await request.get(path)).headers()['rating'], path).toBe('RTA-5042-1996-1400-1577-RTA');
  }
});

test('pages are not cached by the browser', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['etag']).toBeUndefined();
  expect(headers['last-modified']).toBeUndefined();
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('the configuration has the visitor’s country and query once the app lives', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'nz' });
  await page.goto('/videos/longest/1/?type=hd');
  await waitForHydration(page);
  const config = await page.evaluate(() => document.getElementById('page-config')?.textContent ?? '');
  expect(JSON.parse(config)).toMatchObject({ country_code: 'nz', query: { type: 'hd' }, user: null });
});
