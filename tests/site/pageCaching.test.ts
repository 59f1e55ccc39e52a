import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { globalsReply } from '@afterglow/contract/globals';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { globals } from '@afterglow/fixtures/data/globals';
import { scenarioApi, json, testSite, type ApiHandler, type TestSite } from './testSite.ts';
import { calls } from '@afterglow/contract/calls';

const listPath = '/videos/longest/1/';
const { standard } = fullVideos;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Returns whether a visit was served without API requests. */
async function isCached(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<boolean> {
  const before = site.apiRequests.length;
  await site.visit(path, { headers });
  return site.apiRequests.length === before;
}

describe('a rendered page', () => {
  test('is cached for a minute', async () => {
    const site = testSite();
    expect(await isCached(site, listPath)).toBe(false);
    expect(await isCached(site, listPath)).toBe(true);
    vi.advanceTimersByTime(59_000);
    expect(await isCached(site, listPath)).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(await isCached(site, listPath)).toBe(false);
  });

  test.each([
    ['with a campaign', '?utm_campaign=spring&campaign=x'],
    ['with unknown parameters', '?fbclid=1&x=2'],
    ['with an empty query', '?'],
  ])('is the same %s', async (_, query) => {
    const site = testSite();
    await site.visit(listPath);
    expect(await isCached(site, listPath + query)).toBe(true);
  });
  test('is the same for any order of its query', async () => {
    const site = testSite();
    await site.visit(`${listPath}?type=hd&date=week`);
    expect(await isCached(site, `${listPath}?date=week&x=1&type=hd&type=vr`)).toBe(true);
  });

  test.each<[string, string, Record<string, string>]>([
    ['on another path', '/videos/longest/2/', {}],
    ['with a filter', `${listPath}?type=hd`, {}],
    ['in another language', `${listPath}?lang=de`, {}],
    ['in the language of a cookie', listPath, { cookie: 'kt_lang=de' }],
    ['under another name of the site', listPath, { host: 'elsewhere.example' }],
    ['where a notice is due', listPath, { 'x-country': 'de' }],
  ])('is another %s', async (_, path, headers) => {
    const site = testSite();
    await site.visit(listPath);
    expect(await isCached(site, path, headers)).toBe(false);
  });
  test('is cached once per text of the notice', async () => {
    const site = testSite();
    await site.visit(listPath, { headers: { 'x-country': 'de' } });
    expect(await isCached(site, listPath, { 'x-country': 'fr' })).toBe(false);
    expect(await isCached(site, listPath, { 'x-country': 'at' })).toBe(false);
    expect(await isCached(site, listPath, { 'x-country': 'nl' })).toBe(true);
    expect(await isCached(site, listPath, { 'x-country': 'nl', cookie: 'kt_lang=ru' })).toBe(false);
    expect(await isCached(site, listPath, { 'x-country': 'at', cookie: 'kt_lang=ru' })).toBe(true);
  });
  test('that is not found is cached as well', async () => {
    const site = testSite();
    await site.visit('/nowhere/');
    expect(await isCached(site, '/nowhere/')).toBe(true);
    expect((await site.visit('/nowhere/')).status).toBe(404);
  });

  test('has the same policy in every response, and no validator by which a browser could keep it', async () => {
    const site = testSite();
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.visit(listPath)));
    expect(new Set(answers.map(({ headers }) => headers.get('content-security-policy'))).size).toBe(1);
    for (const { headers } of answers)
      expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null]);
  });

  test('contains nothing of its first visitor', async () => {
    const site = testSite();
    await site.visit(listPath, {
      headers: {
        'x-country': 'jp',
        cookie: 'theme=light; visitor=first-of-all; ageGateAccepted=then',
        'x-forwarded-for': '203.0.113.77',
        referer: 'https://first.example/',
        'user-agent': 'First/1.0',
      },
    });
    const text = await site.page(listPath);
    const traces = [
      '"jp"',
      'data-theme="light"',
      'first-of-all',
      'first.example',
      'First/1.0',
      '203.0.113.77',
      'ageGateAccepted',
    ].filter((trace) => text.includes(trace));
    expect(traces).toEqual([]);
    expect(site.apiRequests.every(({ headers }) => !headers.get('cookie')?.includes('visitor'))).toBe(true);
  });

  // Each render has its own seed, and so another order of its tags (R28).
  const withoutChance = (html: string): string =>
    html.replace(/"seed":"[^"]*"/, '').replace(/<a [^>]*href="\/search\/1\/\?s=[^>]*>[^<]*<\/a>/g, '');

  test('does not depend on the current time', async () => {
    const texts: string[] = [];
    for (const time of [Date.UTC(2026, 0, 1, 0, 0), Date.UTC(2027, 5, 15, 13, 37)]) {
      vi.setSystemTime(time);
      const site = testSite();
      for (const path of ['/', listPath, `/video/${standard.id}/${standard.dir}/`, '/categories/'])
        texts.push(withoutChance(await site.page(path)));
    }
    expect(texts.slice(4)).toEqual(texts.slice(0, 4));
  });
});

describe("a member's page", () => {
  const user = { id: 7, name: 'iris-of-the-hills', avatar: '', ageVerified: true };
  const members: ApiHandler = (path, asked) =>
    path === calls.globals.path()
      ? json(z.encode(globalsReply, { ...globals.guest, user }))
      : scenarioApi(everyday)(path, asked);
  const cookie = 'session=abc';

  test('is rendered on every request and not cached', async () => {
    const site = testSite(members);
    const answer = await site.visit(listPath, { headers: { cookie } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(user.name);
    expect(await isCached(site, listPath, { cookie })).toBe(false);
    const before = site.apiRequests.length;
    expect(await site.page(listPath)).not.toContain(user.name);
    expect(site.apiRequests.length, 'a guest gets a page of its own').toBeGreaterThan(before);
  });

  test('is not cached either if the session cannot be resolved', async () => {
    const site = testSite((path, asked) => (path === calls.globals.path() ? json({}, 503) : members(path, asked)));
    expect((await site.visit(listPath, { headers: { cookie } })).headers.get('cache-control')).toBe('no-store');
    expect(await isCached(site, listPath)).toBe(false);
  });

  test('is not served from the cache of guests', async () => {
    const site = testSite(members);
    await site.visit(listPath);
    expect(await site.page(listPath, { headers: { cookie } })).toContain(user.name);
  });
});

test('concurrent requests render a page once', async () => {
  const site = testSite();
  await Promise.all(Array.from({ length: 20 }, () => site.visit('/categories/')));
  expect(site.apiRequests.filter(({ call }) => call.includes('/categories/'))).toHaveLength(1);
});
