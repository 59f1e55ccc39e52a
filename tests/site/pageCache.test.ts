import { expect, test } from 'vitest';
import { cachePage, cacheTtlMs, getCachedPage, singleFlight } from '../../site/server/pageCache.ts';

const cachedPage = (expiresAt: number, length = 4) => ({
  page: [{ text: Buffer.alloc(length) }],
  status: 200 as const,
  expiresAt,
});
const largeSize = 8_000_000;

test('a page is kept for a minute at most', () => expect(cacheTtlMs).toBeLessThanOrEqual(60_000));

test('a kept page is given until its time is over, and then no more', () => {
  cachePage('one', cachedPage(1_000));
  expect(getCachedPage('one', 999)?.status).toBe(200);
  expect(getCachedPage('one', 1_000)).toBeNull();
  expect(getCachedPage('one', 0), 'it is gone for good').toBeNull();
});

test('of too many the one goes first that nobody asked for the longest', () => {
  const names = Array.from({ length: 40 }, (_, number) => `long ${number}`);
  for (const name of names) {
    cachePage(name, cachedPage(9, largeSize));
    expect(getCachedPage('long 0', 1), 'somebody asks for it all the time').not.toBeNull();
  }
  const remaining = names.filter((name) => getCachedPage(name, 1) !== null);
  expect(remaining).toEqual(['long 0', ...names.slice(1 - remaining.length)]);
  expect(remaining.length).toBeGreaterThan(3);
  expect(remaining.length * largeSize, 'bytes of all kept pages').toBeLessThanOrEqual(128_000_000);
});

test('the same page kept again counts once', () => {
  for (let time = 0; time < 40; time += 1) cachePage('the same', cachedPage(9, largeSize));
  cachePage('beside it', cachedPage(9, largeSize));
  expect([getCachedPage('the same', 1), getCachedPage('beside it', 1)]).not.toContain(null);
});

test('pages whose time is over make room', () => {
  for (let time = 0; time < 40; time += 1) {
    cachePage(`old ${time}`, cachedPage(9, largeSize));
    expect(getCachedPage(`old ${time}`, 10)).toBeNull();
  }
  cachePage('young', cachedPage(99, largeSize));
  cachePage('younger', cachedPage(99, largeSize));
  expect([getCachedPage('young', 10), getCachedPage('younger', 10)]).not.toContain(null);
});

test('what many ask for at once is made once, also when it cannot be made', async () => {
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
