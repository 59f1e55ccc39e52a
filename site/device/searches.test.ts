// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, readKept } from './device.ts';
import { registry } from './registry.ts';
import { forgetSearches, keepSearch, lastSearches } from './searches.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the last three searches are kept, the newest first', () => {
  for (const words of ['ferry', 'night train', 'velvet hour', 'lake']) keepSearch(words);
  expect(lastSearches()).toEqual(['lake', 'velvet hour', 'night train']);
  expect(localStorage.getItem(registry.searches.name), 'a fourth is not kept unseen').not.toContain('ferry');
});

test('a search made again moves to the front and stands there once, as it was written last', () => {
  for (const words of ['lake', 'ferry', 'Lake']) keepSearch(words);
  expect(lastSearches()).toEqual(['Lake', 'ferry']);
});

test.each(['ทะเลสาบยามเย็น', 'бухта «Север»', '🌊🏳️‍🌈', '<b>"lake"</b>', '\u202Eekal', 'a\\"b'])(
  'a search is kept as it was written: %s',
  (words) => {
    keepSearch(words);
    expect(lastSearches()).toEqual([words]);
  },
);

test('searches that were cleared are gone', () => {
  keepSearch('lake');
  forgetSearches();
  expect(lastSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('searches of three months ago are forgotten', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
  keepSearch('lake');
  vi.setSystemTime(Date.UTC(2026, 2, 31));
  expect(lastSearches()).toEqual(['lake']);
  vi.setSystemTime(Date.UTC(2026, 3, 2));
  expect(lastSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

const later = Date.now() * 2;

test.each([
  '',
  'no JSON',
  'null',
  '7',
  '[]',
  '{}',
  '{"title":"lake"}',
  '[{"title":"lake"}]',
  JSON.stringify({ until: 'later', value: [{ title: 'lake' }] }),
  JSON.stringify({ until: later, value: 'lake' }),
  JSON.stringify({ until: later, value: [{ title: 7 }] }),
  JSON.stringify({ until: later, value: [null] }),
])('what cannot be read counts as nothing, and is replaced: %s', (garbage) => {
  localStorage.setItem(registry.searches.name, garbage);
  expect(lastSearches()).toEqual([]);
  keepSearch('ferry');
  expect(lastSearches()).toEqual(['ferry']);
});

test('a device that refuses storage breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => keepSearch('lake')).not.toThrow();
  expect(lastSearches()).toEqual([]);
  expect(forgetSearches).not.toThrow();
});

test('a device whose very name for storage throws breaks nothing', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(() => keepSearch('lake')).not.toThrow();
  expect(lastSearches()).toEqual([]);
  expect(forgetSearches).not.toThrow();
});

test('a full device keeps what it has, and says that it took no more', () => {
  keepSearch('lake');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(keep(registry.searches, [{ title: 'ferry' }])).toBe(false);
  expect(readKept(registry.searches)).toEqual([{ title: 'lake' }]);
});
