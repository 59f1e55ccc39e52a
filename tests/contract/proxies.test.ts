import { expect, test } from 'vitest';
import { readProxies } from '../../fixtures/contract/proxies.ts';

test('addresses, networks and the word loopback are believed, others are not', () => {
  const trusts = readProxies('loopback, 10.0.0.0/8 2001:db8::/32,192.0.2.7');
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
    ].filter((address) => !trusts(address)),
  ).toEqual([]);
  expect(
    ['192.0.2.8', '11.0.0.1', '2001:db9::1', '', 'localhost', '127.0.0.1 ', 'unknown', '1'].filter(trusts),
  ).toEqual([]);
});

test('an empty list believes nobody', () => {
  expect(readProxies('')('127.0.0.1')).toBe(false);
});

test.each(['10.0.0.0/33', 'proxy.example', '10.0.0', '10.0.0.0/8/8', '::1/129', '1.2.3.4/'])(
  '%s is refused by name',
  (entry) => {
    expect(() => readProxies(`loopback, ${entry}`)).toThrow(`TRUSTED_PROXIES holds "${entry}"`);
  },
);
