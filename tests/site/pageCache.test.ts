import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSingleFlight } from '@afterglow/operation/singleFlight';
import { cacheTtlMs, createPageCache, incompleteCacheTtlMs, staleTtlMs } from '../../site/runtime/server/pageCache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const cachedPage = (length = 4) => ({
  body: Buffer.alloc(length),
  policy: '',
  status: 200 as const,
  preloads: '',
  complete: true,
});
const largeSize = 8_000_000;

test('pages are cached for a minute at most, incomplete ones for five seconds', () => {
  expect(cacheTtlMs).toBeLessThanOrEqual(60_000);
  expect(incompleteCacheTtlMs).toBeLessThanOrEqual(5_000);
});

test('a cached page is returned until it expires', () => {
  const cache = createPageCache();
  cache.set('one', cachedPage());
  vi.advanceTimersByTime(cacheTtlMs - 1);
  expect(cache.get('one')?.status).toBe(200);
  vi.advanceTimersByTime(2);
  expect(cache.get('one')).toBeUndefined();
});

test('an expired page is kept for some minutes, for when the API cannot answer', () => {
  const cache = createPageCache();
  cache.set('one', cachedPage());
  vi.advanceTimersByTime(cacheTtlMs + staleTtlMs - 1);
  expect(cache.get('one')).toBeUndefined();
  expect(cache.getStale('one')?.status).toBe(200);
  vi.advanceTimersByTime(1);
  expect(cache.getStale('one')).toBeUndefined();
  expect(cache.getStale('another')).toBeUndefined();
});

test('a page without some of its deferred reads expires after seconds', () => {
  const cache = createPageCache();
  cache.set('one', { ...cachedPage(), preloads: '', complete: false });
  vi.advanceTimersByTime(incompleteCacheTtlMs - 1);
  expect(cache.get('one')?.complete).toBe(false);
  vi.advanceTimersByTime(2);
  expect(cache.get('one')).toBeUndefined();
});

test('the least recently used page is evicted first', () => {
  const cache = createPageCache();
  const names = Array.from({ length: 40 }, (_, number) => `long ${number}`);
  for (const name of names) {
    cache.set(name, cachedPage(largeSize));
    expect(cache.get('long 0'), 'it is used all the time').toBeDefined();
  }
  const remaining = names.filter((name) => cache.get(name) !== undefined);
  expect(remaining).toEqual(['long 0', ...names.slice(1 - remaining.length)]);
  expect(remaining.length).toBeGreaterThan(3);
  expect(remaining.length * largeSize, 'bytes of all cached pages').toBeLessThanOrEqual(128_000_000);
});

test('replacing a page does not count twice', () => {
  const cache = createPageCache();
  for (let time = 0; time < 40; time += 1) cache.set('the same', cachedPage(largeSize));
  cache.set('beside it', cachedPage(largeSize));
  expect([cache.get('the same'), cache.get('beside it')]).not.toContain(undefined);
});

test('expired pages free space', () => {
  const cache = createPageCache();
  for (let time = 0; time < 40; time += 1) {
    cache.set(`old ${time}`, cachedPage(largeSize));
    vi.advanceTimersByTime(cacheTtlMs + 1);
    expect(cache.get(`old ${time}`)).toBeUndefined();
  }
  cache.set('young', cachedPage(largeSize));
  cache.set('younger', cachedPage(largeSize));
  expect([cache.get('young'), cache.get('younger')]).not.toContain(undefined);
});

test('two sites share no pages', () => {
  createPageCache().set('one', cachedPage());
  expect(createPageCache().get('one')).toBeUndefined();
});

test('concurrent requests share one rendering, also if it fails', async () => {
  const singleFlight = createSingleFlight<number>();
  let calls = 0;
  const render = async () => {
    calls += 1;
    await Promise.resolve();
    if (calls === 2) throw new Error('This time not.');
    return calls;
  };
  expect(await Promise.all([singleFlight('x', render), singleFlight('x', render), singleFlight('x', render)])).toEqual([
    1, 1, 1,
  ]);
  expect(
    (await Promise.allSettled([singleFlight('x', render), singleFlight('x', render)])).map(({ status }) => status),
  ).toEqual(['rejected', 'rejected']);
  expect(await singleFlight('x', render)).toBe(3);
});
