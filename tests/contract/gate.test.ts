import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyAgeToken, signAgeToken } from '@afterglow/contract/ageToken';
import { resolveCountry } from '@afterglow/operation/country';
import type { GateOutcome, Policy, Visit } from '@afterglow/contract/gate';
import { gate, gateMode, isExemptCall, isRefused, needsProof, pageGate } from '@afterglow/contract/gate';
import type { GateMode } from '@afterglow/contract/gateModes';
import { defaultPolicy, parsePolicy } from '@afterglow/contract/policy';

const visit: Visit = {
  country: 'ca',
  exempt: false,
  signedIn: false,
  ageVerified: false,
  ageToken: false,
  accepted: false,
  hasReferrer: false,
  hasCampaign: false,
};
const spec: Policy = { ...defaultPolicy, campaignExemption: 'spec' };

test.each([
  ['elsewhere', {}, { mode: 'off' }],
  ['in France', { country: 'fr' }, { mode: 'notice', variant: 'fr' }],
  ['in Germany', { country: 'de' }, { mode: 'notice', variant: 'de' }],
  ['in the US', { country: 'us' }, { mode: 'notice', variant: 'us' }],
  ['in another listed country', { country: 'se' }, { mode: 'notice', variant: 'other' }],
  ['after the notice was accepted', { country: 'de', accepted: true }, { mode: 'off' }],
  ['signed in where a notice is asked for', { country: 'de', signedIn: true }, { mode: 'off' }],
  ['in the UK', { country: 'gb' }, { mode: 'verify' }],
  ['in the UK with a notice accepted', { country: 'gb', accepted: true }, { mode: 'verify' }],
  ['in the UK, signed in but not verified', { country: 'gb', signedIn: true }, { mode: 'verify' }],
  ['in the UK, verified but signed out', { country: 'gb', ageVerified: true }, { mode: 'verify' }],
  ['in the UK, signed in and verified', { country: 'gb', signedIn: true, ageVerified: true }, { mode: 'off' }],
  ['in the UK with an age token', { country: 'gb', ageToken: true }, { mode: 'off' }],
  ['in the UK with referrer and campaign', { country: 'gb', hasReferrer: true, hasCampaign: true }, { mode: 'verify' }],
  ['nobody knows where', { country: '' }, { mode: 'verify' }],
] as const)('a visit %s', (_, change, outcome) => {
  expect(gate({ ...visit, ...change }, defaultPolicy)).toEqual(outcome);
});

test.each([
  '/api/login.php',
  '/api/login.g.php',
  '/api/signup.php',
  '/api/age_verification.php',
  '/api/report.php',
  '/api/globals.php',
])('%s is exempt from verification', (path) =>
  expect(gate({ ...visit, country: 'gb', exempt: isExemptCall(path) }, defaultPolicy)).toEqual({ mode: 'exempt' }),
);

test.each([
  '/video/1/a/',
  '/api/member.php',
  '/api/json/videos2/0/str/longest/60/..1.all...json',
  '/media/scenes/01/640x360/1.jpg',
  '/signin',
  '/x/signin/',
  '/report',
  '/api/login.php/x',
])('%s is not exempt', (path) => {
  expect(gate({ ...visit, country: 'gb', exempt: isExemptCall(path) }, defaultPolicy)).toEqual({ mode: 'verify' });
});

test('the campaign exemption requires a referrer, a campaign and the policy `spec`', () => {
  const modeFor = (hasReferrer: boolean, hasCampaign: boolean) =>
    gate({ ...visit, country: 'gb', hasReferrer, hasCampaign }, spec).mode;
  expect([modeFor(true, true), modeFor(true, false), modeFor(false, true), modeFor(false, false)]).toEqual([
    'off',
    'verify',
    'verify',
    'verify',
  ]);
});

test('the default policy names the 28 countries and the UK', () => {
  const modes = Object.values(defaultPolicy.countries);
  expect([modes.filter((mode) => mode === 'notice').length, modes.filter((mode) => mode === 'verify').length]).toEqual([
    28, 1,
  ]);
  expect([gateMode('gb', defaultPolicy), gateMode('at', defaultPolicy), gateMode('jp', defaultPolicy)]).toEqual([
    'verify',
    'notice',
    'off',
  ]);
});

test('a mode that nobody knows is a check, as strict as the strictest in a list of countries', () => {
  // The cast is intended: a policy that is read at run time may contain a value outside its type.
  const newer: Policy = { ...defaultPolicy, otherwise: 'palm-reading' as GateMode, unknown: 'off' };
  const at = (change: Partial<Visit>) => gate({ ...visit, ...change }, newer).mode;
  expect([
    at({}),
    at({ accepted: true }),
    at({ signedIn: true }),
    at({ ageToken: true }),
    at({ exempt: true }),
  ]).toEqual(['verify', 'verify', 'verify', 'off', 'exempt']);
  expect(
    resolveCountry(
      { header: () => 'de, ca', peer: '127.0.0.1' },
      { countryHeader: 'x-country', defaultCountry: '', trustsProxy: () => true, policy: newer },
    ),
  ).toBe('ca');
  const unknown = { mode: 'palm-reading' } as unknown as GateOutcome;
  expect([isRefused(unknown), pageGate(unknown).proofNeeded, pageGate(unknown).mode]).toEqual([true, true, 'verify']);
  expect(['jp', 'gb', 'de'].map((country) => needsProof(country, newer))).toEqual([true, true, false]);
});

test('a policy file is merged with the default policy', () => {
  const policy = parsePolicy('{"countries":{"fr":"verify","gb":"off"},"campaignExemption":"spec"}', 'policy.json');
  expect([
    gateMode('fr', policy),
    gateMode('gb', policy),
    gateMode('de', policy),
    policy.campaignExemption,
    policy.unknown,
  ]).toEqual(['verify', 'off', 'notice', 'spec', 'verify']);
});

test.each([
  ['{', 'policy.json is not JSON'],
  ['{"countries":{"fr":"maybe"}}', 'countries.fr'],
  ['{"country":{}}', 'policy.json has values that are not known'],
  ['{"countries":{"FRA":"off"}}', 'countries.FRA'],
])('the policy %s is rejected with a message', (text, message) => {
  expect(() => parsePolicy(text, 'policy.json')).toThrow(message);
});

test('an age token is valid until it expires, with the same secret, and unmodified', async () => {
  const now = Date.UTC(2026, 9, 30);
  const token = await signAgeToken('first secret', now + 60_000, null);
  const isValid = (secret: string, one: string, at = now) => verifyAgeToken(secret, one, at, null);
  expect(await isValid('first secret', token)).toBe(true);
  expect(await isValid('first secret', token, now + 60_000)).toBe(false);
  expect(await isValid('second secret', token)).toBe(false);
  expect(await isValid('', await signAgeToken('first secret', now + 60_000, null))).toBe(false);
  for (const tampered of [
    '',
    '.',
    token.replace(/^\d/, '9'),
    `${token}x`,
    token.slice(0, -1),
    `0${token}`,
    'a.b',
    '\u0000',
  ])
    expect(await isValid('first secret', tampered), tampered).toBe(false);
});

test("a member's token is valid for the member only, a guest's for everybody", async () => {
  const now = Date.UTC(2026, 9, 30);
  const [memberToken, guestToken] = [
    await signAgeToken('secret', now + 60_000, 7),
    await signAgeToken('secret', now + 60_000, null),
  ];
  const isValid = (token: string, userId: number | null) => verifyAgeToken('secret', token, now, userId);
  expect([await isValid(memberToken, 7), await isValid(memberToken, 77), await isValid(memberToken, null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([await isValid(guestToken, 7), await isValid(guestToken, null)]).toEqual([true, true]);
  for (const tampered of [
    memberToken.replace('.7.', '.8.'),
    memberToken.replace('.7.', '.guest.'),
    guestToken.replace('.guest.', '.7.'),
  ])
    for (const userId of [7, 8, null]) expect(await isValid(tampered, userId), `${tampered} of ${userId}`).toBe(false);
});

test('tokens without a holder are rejected', async () => {
  const now = Date.UTC(2026, 9, 30);
  const ends = String(now / 1_000 + 60);
  const signature = createHmac('sha256', 'secret').update(ends).digest('base64url');
  for (const userId of [7, null])
    expect(await verifyAgeToken('secret', `${ends}.${signature}`, now, userId)).toBe(false);
});
