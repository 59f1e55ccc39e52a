import { expect, test } from 'vitest';
import { keepPage, keptFor, keptPage, onceFor } from '../../site/server/pageCache.ts';

const kept = (ends: number, length = 4) => ({ page: [{ text: Buffer.alloc(length) }], status: 200 as const, ends });
const long = 8_000_000;

test('a page is kept for a minute at most', () => expect(keptFor).toBeLessThanOrEqual(60_000));

test('a kept page is given until its time is over, and then no more', () => {
  keepPage('one', kept(1_000));
  expect(keptPage('one', 999)?.status).toBe(200);
  expect(keptPage('one', 1_000)).toBeNull();
  expect(keptPage('one', 0), 'it is gone for good').toBeNull();
});

test('of too many the one goes first that nobody asked for the longest', () => {
  const names = Array.from({ length: 40 }, (_, number) => `long ${number}`);
  for (const name of names) {
    keepPage(name, kept(9, long));
    expect(keptPage('long 0', 1), 'somebody asks for it all the time').not.toBeNull();
  }
  const still = names.filter((name) => keptPage(name, 1) !== null);
  expect(still).toEqual(['long 0', ...names.slice(1 - still.length)]);
  expect(still.length).toBeGreaterThan(3);
  expect(still.length * long, 'bytes of all kept pages').toBeLessThanOrEqual(128_000_000);
});

test('the same page kept again counts once', () => {
  for (let time = 0; time < 40; time += 1) keepPage('the same', kept(9, long));
  keepPage('beside it', kept(9, long));
  expect([keptPage('the same', 1), keptPage('beside it', 1)]).not.toContain(null);
});

test('pages whose time is over make room', () => {
  for (let time = 0; time < 40; time += 1) {
    keepPage(`old ${time}`, kept(9, long));
    expect(keptPage(`old ${time}`, 10)).toBeNull();
  }
  keepPage('young', kept(99, long));
  keepPage('younger', kept(99, long));
  expect([keptPage('young', 10), keptPage('younger', 10)]).not.toContain(null);
});

test('what many ask for at once is made once, also when it cannot be made', async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    await Promise.resolve();
    if (made === 2) throw new Error('This time not.');
    return made;
  };
  expect(await Promise.all([onceFor('x', make), onceFor('x', make), onceFor('x', make)])).toEqual([1, 1, 1]);
  expect((await Promise.allSettled([onceFor('x', make), onceFor('x', make)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await onceFor('x', make)).toBe(3);
});
