// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveValue, readValue } from './device.ts';
import { registry } from './registry.ts';
import { clearSearches, saveSearch, recentSearches } from './searches.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the last three searches are kept, the newest first', () => {
  for (const words of ['ferry', 'night train', 'velvet hour', 'lake']) saveSearch(words);
  expect(recentSearches()).toEqual(['lake', 'velvet hour', 'night train']);
  expect(localStorage.getItem(registry.searches.name), 'a fourth is not kept unseen').not.toContain('ferry');
});

test('a search made again moves to the front and stands there once, as it was written last', () => {
  for (const words of ['lake', 'ferry', 'Lake']) saveSearch(words);
  expect(recentSearches()).toEqual(['Lake', 'ferry']);
});

test.each(['ทะเลสาบยามเย็น', 'бухта «Север»', '🌊🏳️‍🌈', '<b>"lake"</b>', '\u202Eekal', 'a\\"b'])(
  'a search is kept as it was written: %s',
  (words) => {
    saveSearch(words);
    expect(recentSearches()).toEqual([words]);
  },
);

test('searches that were cleared are gone', () => {
  saveSearch('lake');
  clearSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('searches of three months ago are forgotten', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
  saveSearch('lake');
  vi.setSystemTime(Date.UTC(2026, 2, 31));
  expect(recentSearches()).toEqual(['lake']);
  vi.setSystemTime(Date.UTC(2026, 3, 2));
  expect(recentSearches()).toEqual([]);
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
  expect(recentSearches()).toEqual([]);
  saveSearch('ferry');
  expect(recentSearches()).toEqual(['ferry']);
});

test('a device that refuses storage breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => saveSearch('lake')).not.toThrow();
  expect(recentSearches()).toEqual([]);
  expect(clearSearches).not.toThrow();
});

test('a device whose very name for storage throws breaks nothing', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(() => saveSearch('lake')).not.toThrow();
  expect(recentSearches()).toEqual([]);
  expect(clearSearches).not.toThrow();
});

test('a full device keeps what it has, and says that it took no more', () => {
  saveSearch('lake');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(saveValue(registry.searches, [{ title: 'ferry' }])).toBe(false);
  expect(readValue(registry.searches)).toEqual([{ title: 'lake' }]);
});
