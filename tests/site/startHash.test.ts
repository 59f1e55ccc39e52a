import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsOfHash, startHash, startOfAddress } from '../../site/features/player/startHash.ts';

test.each([
  ['#t=90', 90],
  ['#t=90s', 90],
  ['#t=90.7', 90],
  ['#t=1m30s', 90],
  ['#t=1m30', 90],
  ['#t=2m', 120],
  ['#t=1h2m3s', 3_723],
  ['#t=1H', 3_600],
  ['#t=1:30', 90],
  ['#t=1:02:03', 3_723],
  ['#t=npt:90,120', 90],
  ['#start=90', 90],
  ['#t=', 0],
  ['#t=soon', 0],
  ['#t=-5', 0],
  ['#t=1e3', 0],
  ['#t=1:2:3:4', 0],
  ['#comments', 0],
  ['', 0],
])('the fragment %s starts at %d s', (hash, seconds) => expect(secondsOfHash(hash)).toBe(seconds));

test.each([
  ['?t=90', '', 90],
  ['?start=90', '', 90],
  ['?lang=de&t=1m30s', '', 90],
  ['?time_continue=90', '', 90],
  ['?t=90', '#t=30', 30],
  ['?t=90', '#comments', 90],
  ['?page=2', '', 0],
])('the query %s with the fragment "%s" starts at %d s', (search, hash, seconds) =>
  expect(startOfAddress({ search, hash })).toBe(seconds),
);

test('what is shared is read as it was meant, and nothing else is more than a place', () => {
  fc.assert(
    fc.property(fc.nat(999_999), (seconds) => {
      expect(secondsOfHash(startHash(seconds))).toBe(seconds);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const seconds = secondsOfHash(`#t=${text}`);
      expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 999_999).toBe(true);
    }),
  );
});
