import { describe, expect, test } from 'vitest';
import { resolveCountry, parseCountry, parseDefaultCountry, unknownCountry } from '@afterglow/operation/country';
import { defaultPolicy, parsePolicy } from '@afterglow/contract/policy';
import { parseTrustedProxies } from '@afterglow/operation/proxies';

const settings = {
  countryHeader: 'x-country',
  defaultCountry: 'ca',
  trustsProxy: parseTrustedProxies('loopback, 10.0.0.0/8'),
  policy: defaultPolicy,
};
const countryFrom = (value: string | undefined, peer = '127.0.0.1', more: Partial<typeof settings> = {}) =>
  resolveCountry({ peer, header: (name) => (name === 'x-country' ? value : undefined) }, { ...settings, ...more });

test.each([
  ['de', 'de'],
  [' DE ', 'de'],
  ['xk', 'xk'],
  ['UK', 'gb'],
  ['EL', 'gr'],
  ['', ''],
  ['deu', ''],
  ['d e', ''],
  ['g\u00e9', ''],
  ['-', ''],
])('%j from a trusted proxy is %j', (value, country) => expect(countryFrom(value)).toBe(country));

test.each(['XX', 'ZZ', 'T1', 'A1', 'A2', 'O1', 'EU', 'AP', 'AA', 'QZ', 'XZ', unknownCountry])(
  '%s is unknown, not the default country',
  (code) => {
    expect(parseCountry(code)).toBe('');
    expect(countryFrom(code)).toBe('');
    expect(countryFrom(code.toLowerCase())).toBe('');
  },
);

describe('the default country', () => {
  test('is used without a header', () => expect(countryFrom(undefined)).toBe('ca'));
  test('is used if the peer is not trusted', () => expect(countryFrom('gb', '203.0.113.9')).toBe('ca'));
  test('is unknown in production', () => expect(countryFrom(undefined, '127.0.0.1', { defaultCountry: '' })).toBe(''));
});

test('the country is unknown without a connection', () => {
  expect(countryFrom('ca', '')).toBe('');
  expect(countryFrom(undefined, '')).toBe('');
});

test.each([
  ['ca, ca', 'ca'],
  ['ca, de', 'de'],
  ['de, ca', 'de'],
  ['ca, gb', 'gb'],
  ['gb,de,ca', 'gb'],
  ['ca, xx', ''],
  ['EU, ca', ''],
  ['ca,', ''],
  [',', ''],
])('of the countries %j the strictest applies: %j', (value, country) => expect(countryFrom(value)).toBe(country));

test("the strictest according to the operator's policy", () =>
  expect(
    countryFrom('de, ca', '127.0.0.1', { policy: parsePolicy('{"countries":{"ca":"verify"}}', 'policy.json') }),
  ).toBe('ca'));

test('the default is a country or empty', () => {
  expect([parseDefaultCountry('CA'), parseDefaultCountry(''), parseDefaultCountry(' ')]).toEqual(['ca', '', '']);
  for (const wrong of ['Canada', 'xx', 'EU', '1'])
    expect(() => parseDefaultCountry(wrong)).toThrow(`DEFAULT_COUNTRY is "${wrong}"`);
});
