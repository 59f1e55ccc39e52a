/** The tags in the footer are shuffled for each render of a page (R28, D8). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { JSDOM } from 'jsdom';
import { shuffledBy } from '../../site/shell/shuffle.ts';
import { testSite } from './testSite.ts';

const path = '/videos/longest/1/';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function tagsOf(html: string): { tags: string[]; seed: string } {
  const { document } = new JSDOM(html).window;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/search/1/?s="]')];
  const config: { seed: string } = JSON.parse(document.querySelector('#page-config')?.textContent ?? '');
  return { tags: links.map(({ textContent }) => textContent ?? ''), seed: config.seed };
}

test('guests find another order once their page is a minute old, by a seed that came with it', async () => {
  const site = testSite(everyday);
  const first = tagsOf(await site.page(path));
  expect(first.tags.length).toBeGreaterThan(5);
  expect(tagsOf(await site.page(path)), 'the cached copy is the same for all').toEqual(first);
  vi.advanceTimersByTime(61_000);
  const second = tagsOf(await site.page(path));
  expect(second.seed).not.toBe(first.seed);
  expect(second.tags).not.toEqual(first.tags);
  expect(second.tags.toSorted()).toEqual(first.tags.toSorted());
  // The browser computes the same order.
  expect(second.tags).toEqual(shuffledBy(second.seed + path, first.tags));
});

test('members find another order on every visit', async () => {
  const site = testSite(signedIn);
  const visit = async () => tagsOf(await site.page(path, { headers: { cookie: 'session=x' } })).tags;
  expect(await visit()).not.toEqual(await visit());
});
