import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalAddress } from '@afterglow/operation/address';
import { clientAddress, peerAddress, parseTrustedProxies } from '@afterglow/operation/proxies';

test('listed addresses, networks and loopback are trusted, others are not', () => {
  const trustsProxy = parseTrustedProxies('loopback, 10.0.0.0/8 2001:db8::/32,192.0.2.7');
  expect(
    [
      '127.0.0.1',
      '127.9.9.9',
      '::1',
      '::ffff:127.0.0.1',
      '10.255.0.1',
      '::ffff:10.1.2.3',
      '2001:db8::5',
      '192.0.2.7',
    ].filter((address) => !trustsProxy(address)),
  ).toEqual([]);
  expect(
    ['192.0.2.8', '11.0.0.1', '2001:db9::1', '', 'localhost', '127.0.0.1 ', 'unknown', '1'].filter(trustsProxy),
  ).toEqual([]);
});

test('an empty list trusts nobody', () => {
  expect(parseTrustedProxies('')('127.0.0.1')).toBe(false);
});

test.each(['10.0.0.0/33', 'proxy.example', '10.0.0', '10.0.0.0/8/8', '::1/129', '1.2.3.4/'])(
  '%s is rejected by name',
  (entry) => {
    expect(() => parseTrustedProxies(`loopback, ${entry}`)).toThrow(`TRUSTED_PROXIES holds "${entry}"`);
  },
);

describe("the visitor's address", () => {
  const trustsProxy = parseTrustedProxies('loopback, 10.0.0.0/8, 2001:db8:ffff::/48');
  test.each([
    ['the last that is not a trusted proxy', '127.0.0.1', '203.0.113.1, 198.51.100.2, 10.0.0.5', '198.51.100.2'],
    ['the peer if it is not a proxy', '198.51.100.9', '203.0.113.1', '198.51.100.9'],
    ['the first entry if all are proxies', '127.0.0.1', '10.0.0.4, 10.0.0.5', '10.0.0.4'],
    ['the proxy if the entry is invalid', '127.0.0.1', '<script>, ', '127.0.0.1'],
    ['the proxy after an invalid entry', '127.0.0.1', '203.0.113.1, unknown, 10.0.0.5', '10.0.0.5'],
    ['canonical', '::ffff:127.0.0.1', '2001:DB8:0:0::1', '2001:db8::1'],
    ['behind a proxy of IPv6', '2001:DB8:FFFF::9', '::ffff:203.0.113.1', '203.0.113.1'],
    ['without its port', '127.0.0.1', '203.0.113.1:50000', '203.0.113.1'],
    ['without its brackets', '127.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
    ['the proxy if the chain is empty', '127.0.0.1', ' , ,', '127.0.0.1'],
    ['unknown without a connection', '', '203.0.113.1', ''],
  ])('is %s', (_, peer, chain, address) => expect(clientAddress(peer, chain, trustsProxy)).toBe(address));

  test('is canonical or empty, and never before an invalid entry', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.string({ unit: 'binary' }), fc.constant('10.0.0.1'))),
        fc.oneof(fc.constantFrom('127.0.0.1', '::1', '10.0.0.9', ''), fc.string()),
        (chain, peer) => {
          const address = clientAddress(peer, chain.join(','), trustsProxy);
          expect(canonicalAddress(address)).toBe(address);
          expect(clientAddress(peer, ['192.0.2.1', '?', ...chain].join(','), trustsProxy)).toBe(address);
        },
      ),
    ));
});

test('a closed connection has no peer address', () => {
  for (const connection of [undefined, {}, { incoming: {} }, { incoming: { socket: { remoteAddress: undefined } } }])
    expect(peerAddress(connection)).toBe('');
  expect(peerAddress({ incoming: { socket: { remoteAddress: '::ffff:192.0.2.9' } } })).toBe('192.0.2.9');
});
