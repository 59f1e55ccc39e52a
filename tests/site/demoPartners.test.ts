/** The operator's partners in the demo, and the operator. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { channels } from '@afterglow/fixtures/data/channels';
import { adOrigins, analyticsOrigins, readSettings } from '../../site/server/settings.ts';
import { withDemoPartners } from '../../site/server/demoPartners.ts';
import { root } from '../tools/repository.ts';
import { testSite } from './testSite.ts';

const mediaFolder = join(root, 'fixtures/media');
const demo = (DEMO_PARTNERS: string) => withDemoPartners(readSettings({ DEMO_PARTNERS }), mediaFolder);

/** Returns the addresses in a value, at any depth. */
const addressesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^https?:/.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(addressesIn)
      : [];

test.each([
  ['on', 'image', 'image/svg+xml'],
  ['frame', 'iframe', 'text/html; charset=utf-8'],
])('with DEMO_PARTNERS=%s the banner is of kind %s, and every part of it answers', async (setting, kind, type) => {
  const { site, adHosts, analyticsHosts, feedUrl } = await demo(setting);
  const { promo, ads, analytics, modelsFeed, telegram, iosApp, extension } = site.brand;
  expect([promo?.kind, modelsFeed, Object.keys(ads ?? {})]).toEqual([kind, true, ['top', 'bottom', 'left', 'right']]);
  expect(adHosts).toEqual(adOrigins(site.brand));
  expect(analyticsHosts).toEqual(analyticsOrigins(site.brand));
  for (const address of addressesIn([promo, ads, telegram, iosApp, extension, feedUrl])) {
    const { status, headers } = await fetch(address);
    expect([address, status, headers.get('x-content-type-options')]).toEqual([address, 200, 'nosniff']);
  }
  for (const address of [promo?.desktop, promo?.mobile])
    expect((await fetch(address ?? '')).headers.get('content-type')).toBe(type);
  for (const { address } of analytics?.services ?? [])
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(204);
});

test('it leads nowhere but to itself and to names that belong to nobody', async () => {
  const { site, feedUrl } = await demo('on');
  // The exit link and the label for parental control have the same defaults on every site.
  const brand = { ...site.brand, neutral: '', parentalControl: '' };
  const hosts = addressesIn([brand, feedUrl]).map((address) => new URL(address).hostname);
  expect(hosts.filter((host) => host !== '127.0.0.1' && !host.endsWith('.example'))).toEqual([]);
  expect(hosts.length).toBeGreaterThan(20);
});

test('a channel of its catalogue is hidden', async () => {
  const { site } = await demo('on');
  const titles = new Set(Object.values(channels).map(({ title }) => title));
  expect(site.hiddenChannels.filter((title) => titles.has(title))).toHaveLength(1);
});

test('off, it has none of them', async () => {
  const settings = await demo('off');
  expect(settings.site.hiddenChannels).toEqual([]);
  expect(settings.site.brand).toMatchObject({ promo: null, ads: null, analytics: null, modelsFeed: false });
});

test('nothing of it is still to be filled in', async () => {
  const site = testSite();
  const paths = ['dmca', 'support', 'terms', 'privacy', '2257', 'cookies'].map((name) => `/information/${name}/`);
  for (const path of [...paths, '/age-de.xml', '/operator.json', '/advertising', '/report/'])
    expect(await site.page(path), path).not.toContain('PLACEHOLDER');
  expect(await site.page('/age-de.xml')).toContain('<age-issuer>Afterglow Demonstration Ltd</age-issuer>');
});
