import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { followedRowRead, laterRowRead } from '../../site/data/videos.ts';
import { root } from '../tools/repository.ts';
import { json, scenarioApi, testSite, type ApiHandler } from './testSite.ts';

const asMember = { headers: { cookie: 'session=abc' } };
const { id } = fullMembers.own;
const ownKeys = [followedRowRead(id, 12).key, laterRowRead(id, 12).key];
const headings = (html: string): string[] =>
  [...html.matchAll(/<h2 data-part="row-title"[^>]*>([^<]*)</g)].map(([, title]) => title ?? '');

test('a member gets the own rows first, read with the session and stored nowhere', async () => {
  const { visit, apiRequests } = testSite(signedIn);
  const response = await visit('/', asMember);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(headings(await response.text()).slice(0, 3)).toEqual([
    'New from your subscriptions',
    'Watch later',
    'Being watched now',
  ]);
  for (const key of ownKeys) {
    const request = apiRequests.find(({ call }) => call === `GET ${key}`);
    expect(request?.headers.get('cookie')).toContain('session=abc');
  }
});

test('a guest gets none of them, and the same page as every other guest', async () => {
  const { visit, apiRequests } = testSite(everyday);
  const html = await (await visit('/')).text();
  const asked = apiRequests.map(({ call }) => call);
  for (const key of ownKeys) expect(asked).not.toContain(`GET ${key}`);
  expect(headings(html)[0]).toBe('Being watched now');
  apiRequests.length = 0;
  expect(headings(await (await visit('/')).text())).toEqual(headings(html));
  expect(apiRequests).toEqual([]);
});

/** An API that knows nothing of members' lists, as one that is not ours. */
const foreign: ApiHandler = (path, asked) =>
  ownKeys.includes(path) ? json({ error: 1, code: 'not_found' }, 404) : scenarioApi(signedIn)(path, asked);

test('before an API without these lists, their rows are absent', async () => {
  const { visit } = testSite(foreign);
  const response = await visit('/', asMember);
  expect(response.status).toBe(200);
  expect(headings(await response.text())[0]).toBe('Being watched now');
});

test('a member gets the chosen rows in their order, and what is hidden is not asked for', async () => {
  const { visit, apiRequests } = testSite(signedIn);
  const choice = 'later.best.-subscriptions.-newest.-watched';
  const response = await visit('/', { headers: { cookie: `session=abc; home_rows=${choice}` } });
  const html = await response.text();
  expect(headings(html).slice(0, 2)).toEqual(['Watch later', 'Best']);
  expect(headings(html)).not.toContain('Being watched now');
  expect(html).toContain(`href="/members/${id}/edit/#home"`);
  const asked = apiRequests.map(({ call }) => call);
  expect(asked).not.toContain(`GET ${ownKeys[0]}`);
  expect(asked).toContain(`GET ${ownKeys[1]}`);
});

test('a guest’s page does not depend on such a choice', async () => {
  const { page } = testSite(everyday);
  const cookie = 'home_rows=models.-watched';
  expect(headings(await page('/', { headers: { cookie } }))).toEqual(headings(await page('/')));
  expect(await page('/', { headers: { cookie } })).not.toContain('models.-watched');
});

test('the operator’s row comes after the first one, under its title in the language of the page', async () => {
  const SITE_FILE = join(root, 'fixtures/contract/lanternSite.json');
  const { page, apiRequests } = testSite(everyday, { SITE_FILE });
  expect(headings(await page('/')).slice(0, 3)).toEqual(['Being watched now', 'From our editors', 'New']);
  expect(headings(await page('/?lang=de'))).toContain('Von der Redaktion');
  const asked = apiRequests.find(({ call }) => call.includes('playlist.60001.1.'));
  expect(asked?.call).toContain('/60/str/latest-updates/12/');
});

test('the document keeps room for rows of the device, on this page only and not behind a notice', async () => {
  const { page } = testSite(everyday);
  const html = await page('/');
  expect(html).toContain('dataset.reserved');
  expect(html).toContain('data-component="ReservedRow"');
  expect(await page('/categories/')).not.toContain('dataset.reserved');
  expect(await page('/', { headers: { 'x-country': 'de' } })).not.toContain('data-component="ReservedRow"');
});
