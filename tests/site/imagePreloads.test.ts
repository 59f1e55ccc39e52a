import { expect, test } from 'vitest';
import { fullModels } from '@afterglow/fixtures/data/models';
import { imagePreloads } from '../../site/runtime/server/imagePreloads.ts';
import { testSite } from './testSite.ts';

const card = (number: number) =>
  `<picture><source type="image/avif" srcSet="/${number}.avif 288w" sizes="50vw"/><img alt="" loading="eager" fetchPriority="high" src="/${number}.jpg"/></picture>`;
const cover = '<img alt="" loading="eager" fetchPriority="high" src="/cover.jpg"/>';
const lazy = '<img alt="" loading="lazy" fetchPriority="auto" src="/lazy.jpg"/>';
const addressesIn = (html: string) =>
  [...imagePreloads(html).matchAll(/<([^>]+)>; rel=preload; as=image/g)].map(([, address]) => address);

test('the first two images of a page are preloaded, in its order', () => {
  expect(addressesIn(card(1) + card(2) + card(3))).toEqual(['/1.avif', '/2.avif']);
  expect(addressesIn(lazy + cover + card(1) + card(2))).toEqual(['/cover.jpg', '/1.avif']);
  expect(addressesIn(lazy)).toEqual([]);
});

test('a model’s cover is preloaded before the pictures of the videos', async () => {
  const { visit } = testSite();
  for (const state of ['rendered', 'cached']) {
    const { headers } = await visit(`/pornstar/${fullModels.standard.dir}/`);
    const [first = '', second = ''] = headers.get('link')?.split(', ') ?? [];
    expect(first, state).toMatch(/^<[^>]*\/covers\//);
    expect(second, state).toContain('type="image/avif"');
  }
});

test('an image that comes in several sizes is preloaded in the one that the page shows', () => {
  expect(imagePreloads(card(1))).toBe(
    '</1.avif>; rel=preload; as=image; type="image/avif"; fetchpriority=high; imagesrcset="/1.avif 288w"; imagesizes="50vw"',
  );
});

test('behind a notice nothing is preloaded', async () => {
  const { headers } = await testSite().visit('/', { headers: { 'x-country': 'de' } });
  expect(headers.get('link')).toBeNull();
});

test('an address that would make the header too long for a proxy is left out', () => {
  const image = (length: number) => `<img alt="" fetchPriority="high" src="/${'a'.repeat(length)}.jpg"/>`;
  expect(imagePreloads(image(900))).not.toBe('');
  expect(imagePreloads(image(20_000) + card(1))).toBe(imagePreloads(card(1)));
});

test('an address is as the page means it, and one that no header can hold is left out', () => {
  const image = (address: string) => `<img alt="" fetchPriority="high" src="${address}"/>`;
  expect(addressesIn(image('/a.jpg?b=1&amp;c=2'))).toEqual(['/a.jpg?b=1&c=2']);
  for (const address of ['/a&gt;.jpg', '/ä.jpg', '/a&quot;.jpg', '/a\\.jpg', '/a\n.jpg'])
    expect(imagePreloads(image(address)), address).toBe('');
});
