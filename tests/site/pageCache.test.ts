import { expect, test } from 'vitest';
import { cachePage, cacheTtlMs, getCachedPage, singleFlight } from '../../site/server/pageCache.ts';

const cachedPage = (expiresAt: number, length = 4) => ({
  page: [{ text: Buffer.alloc(length) }],
  status: 200 as const,
  expiresAt,
});
const largeSize = 8_000_000;

test('pages are cached for a minute at most', () => expect(cacheTtlMs).toBeLessThanOrEqual(60_000));

test('a cached page is returned until it expires', () => {
  cachePage('one', cachedPage(1_000));
  expect(getCachedPage('one', 999)?.status).toBe(200);
  expect(getCachedPage('one', 1_000)).toBeNull();
  expect(getCachedPage('one', 0), 'it is evicted').toBeNull();
});

test('the least recently used page is evicted first', () => {
  const names = Array.from({ length: 40 }, (_, number) => `long ${number}`);
  for (const name of names) {
    cachePage(name, cachedPage(9, largeSize));
    expect(getCachedPage('long 0', 1), 'it is used all the time').not.toBeNull();
  }
  const remaining = names.filter((name) => getCachedPage(name, 1) !== null);
  expect(remaining).toEqual(['long 0', ...names.slice(1 - remaining.length)]);
  expect(remaining.length).toBeGreaterThan(3);
  expect(remaining.length * largeSize, 'bytes of all cached pages').toBeLessThanOrEqual(128_000_000);
});

test('replacing a page does not count twice', () => {
  for (let time = 0; time < 40; time += 1) cachePage('the same', cachedPage(9, largeSize));
  cachePage('beside it', cachedPage(9, largeSize));
  expect([getCachedPage('the same', 1), getCachedPage('beside it', 1)]).not.toContain(null);
});

test('expired pages free space', () => {
  for (let time = 0; time < 40; time += 1) {
    cachePage(`old ${time}`, cachedPage(9, largeSize));
    expect(getCachedPage(`old ${time}`, 10)).toBeNull();
  }
  cachePage('young', cachedPage(99, largeSize));
  cachePage('younger', cachedPage(99, largeSize));
  expect([getCachedPage('young', 10), getCachedPage('younger', 10)]).not.toContain(null);
});

test('concurrent requests share one rendering, also if it fails', async () => {
  let calls = 0;
  const make = async () => {
    calls += 1;
    await Promise.resolve();
    if (calls === 2) throw new Error('This time not.');
    return calls;
  };
  expect(await Promise.all([singleFlight('x', make), singleFlight('x', make), singleFlight('x', make)])).toEqual([
    1, 1, 1,
  ]);
  expect(
    (await Promise.allSettled([singleFlight('x', make), singleFlight('x', make)])).map(({ status }) => status),
  ).toEqual(['rejected', 'rejected']);
  expect(await singleFlight('x', make)).toBe(3);
});
