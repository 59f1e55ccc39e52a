import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalAddress, rateLimitKey } from '@afterglow/operation/address';

test.each([
  ['192.0.2.9', '192.0.2.9'],
  ['::ffff:192.0.2.9', '192.0.2.9'],
  ['::FFFF:C000:0209', '192.0.2.9'],
  ['0:0:0:0:0:ffff:192.0.2.9', '192.0.2.9'],
  ['2001:DB8::1', '2001:db8::1'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ['2001:db8:0::0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::', '::'],
])('%s is canonically %s', (text, canonical) => expect(canonicalAddress(text)).toBe(canonical));

test.each([
  '',
  ' ',
  '192.0.2',
  '192.0.2.09',
  '192.0.2.9:80',
  '[::1]',
  '0x7f000001',
  '2130706433',
  '::g',
  'unknown',
  ' ::1',
])('%j is not an address', (text) => expect(canonicalAddress(text)).toBe(''));

const addresses = fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.ipV6());
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefF:.%[]') }),
  addresses,
  fc.tuple(addresses, fc.string()).map(([address, zone]) => `${address}%${zone}`),
);

test('canonicalAddress is idempotent for any text', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      const canonical = canonicalAddress(text);
      expect(canonicalAddress(canonical)).toBe(canonical);
      expect(rateLimitKey(canonical)).toBe(rateLimitKey(text));
    }),
    { numRuns: 2_000 },
  ));

describe('rate limit keys:', () => {
  test.each([
    ['192.0.2.9', '192.0.2.9'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['::192.0.2.9', '0:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['somebody', 'unknown'],
  ])('%j as %s', (address, key) => expect(rateLimitKey(address)).toBe(key));

  test('all addresses of a /64 share one, the next /64 has another', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }),
        fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 }),
        (groups, others) => {
          const formatGroups = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');
          const network = [0x2001, ...groups.slice(1, 4)];
          const key = rateLimitKey(formatGroups([...network, ...groups.slice(4)]));
          expect(rateLimitKey(formatGroups([...network, ...others]).toUpperCase())).toBe(key);
          const next = [...network.slice(0, 3), ((network[3] ?? 0) + 1) % 0x10000];
          expect(rateLimitKey(formatGroups([...next, ...groups.slice(4)]))).not.toBe(key);
        },
      ),
    ));
});
