/** Requests to services that count visits (R119, R120). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { videos } from '@afterglow/fixtures/data/videos';
import {
  campaignOf,
  codesOf,
  createSender,
  hitBody,
  hitPath,
  pageType,
  type Hit,
} from '../../site/shell/optional/hits.ts';
import { pages } from '../../site/shell/pageTable.ts';

const hit: Hit = { address: 'https://site.example/video/7/', page: 'video', campaign: 'autumn' };
const analytics = { counter: 7, services: [] };
const service = (kind: 'matomo' | 'plausible') => ({ kind, address: 'https://visits.example/' });

test.each([
  ['/', '/', '/'],
  ['/video/:id/:dir/', '/video/21707775/what-the-lagoon-looks-like/', '/video/21707775/'],
  ['/search/:page/', '/search/1/', '/search/1/'],
  ['/categories/:dir/:sort/:page/', '/categories/golden-hour/latest-updates/2/', '/categories/latest-updates/2/'],
  ['/pornstar/:dir/videos/:page/', '/pornstar/marlowe/videos/3/', '/pornstar/videos/3/'],
  ['/members/:id/', '/members/12/', '/members/'],
  ['/playlist/:id/', '/playlist/12/', '/playlist/12/'],
  [null, '/a-private-letter/', '/404/'],
])('of %s a service learns %s as %s', (pattern, path, counted) => {
  expect(hitPath(pattern, path)).toBe(counted);
});

test('of no route does a value reach a service that is no number, order or tab', () => {
  const value = 'a-telling-title';
  for (const { path } of pages) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      name === 'sort' || name === 'tab' ? 'recent' : value,
    );
    expect(hitPath(path, address), path).not.toContain(value);
  }
  expect(pages.length).toBeGreaterThan(40);
});

test.each([
  [null, '404'],
  ['/', 'home'],
  ['/pornstars/:sort/:page/', 'pornstars'],
  ['/community/:sort/:page/', 'members'],
  ['/members/:id/', 'member'],
  ['/signup/', 'signup'],
])('the page of %s is called %s', (pattern, type) => expect(pageType(pattern)).toBe(type));

test.each([
  ['utm_campaign=autumn_24', 'autumn_24'],
  ['campaign=a.b-c', 'a.b-c'],
  ['utm_campaign=what+I+searched+for', null],
  [`campaign=${'x'.repeat(61)}`, null],
  ['s=autumn', null],
])('the campaign of ?%s is %s', (query, campaign) => {
  expect(campaignOf(new URLSearchParams(query))).toBe(campaign);
});

test('a page view is told to both kinds of service in the words of each', () => {
  const matomo = Object.fromEntries(new URLSearchParams(hitBody(hit, service('matomo'), analytics)));
  expect(matomo).toMatchObject({ idsite: '7', rec: '1', url: hit.address, dimension1: 'autumn', dimension2: 'video' });
  expect(JSON.parse(String(hitBody(hit, service('plausible'), analytics)))).toEqual({
    name: 'pageview',
    url: hit.address,
    domain: 'site.example',
    props: { page: 'video', campaign: 'autumn' },
  });
});

test('a goal is told with its parameters', () => {
  const goal = { ...hit, campaign: null, goal: { name: 'offer', params: { place: 'top' } } };
  const matomo = Object.fromEntries(new URLSearchParams(hitBody(goal, service('matomo'), analytics)));
  expect(matomo).toMatchObject({ e_c: 'goal', e_a: 'offer', e_n: '{"place":"top"}' });
  expect(matomo).not.toHaveProperty('dimension1');
  expect(JSON.parse(String(hitBody(goal, service('plausible'), analytics)))).toMatchObject({
    name: 'offer',
    props: { page: 'video', place: 'top' },
  });
});

test('no title of the catalogue fits into a campaign', () => {
  const titles = Object.values(videos).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(10);
  for (const title of titles.filter((one) => /\s/.test(one)))
    expect(campaignOf(new URLSearchParams({ campaign: title }))).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hit is tried each second until the service is there, and those after it wait their turn', async () => {
  let there = false;
  const sent: string[] = [];
  let tries = 0;
  const { add } = createSender(async ({ page }) => {
    tries += 1;
    if (!there) throw new Error('The service is not there yet.');
    sent.push(page);
  });
  add(hit);
  add({ ...hit, page: 'search' });
  await vi.advanceTimersByTimeAsync(2_500);
  expect([tries, sent]).toEqual([3, []]);
  there = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['video', 'search']);
});

test('a sender that is stopped tries no more', async () => {
  let tries = 0;
  const { add, stop } = createSender(async () => {
    tries += 1;
    throw new Error('The service is not there.');
  });
  add(hit);
  await vi.advanceTimersByTimeAsync(1_500);
  stop();
  add(hit);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tries).toBe(2);
});

test('of a goal a service learns its name and codes, and nothing that names a title, a word or a person', () => {
  expect(codesOf({ length: 'long', step: 'send_email' })).toEqual({ length: 'long', step: 'send_email' });
  expect(
    codesOf({ title: 'Evening by the lake', user: 'Helena V', mail: 'a@b.example', long: 'x'.repeat(21) }),
  ).toEqual({});
  const told = { ...hit, goal: { name: 'play', params: { length: 'long' } } };
  expect(Object.fromEntries(new URLSearchParams(hitBody(told, service('matomo'), analytics)))).toMatchObject({
    e_a: 'play',
    e_n: '{"length":"long"}',
  });
  expect(JSON.parse(String(hitBody(told, service('plausible'), analytics)))).toMatchObject({
    name: 'play',
    props: { page: 'video', length: 'long' },
  });
});
