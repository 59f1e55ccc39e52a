import { countryCodes } from '@afterglow/contract/countryCodes';
import { gate, type GateOutcome, type Policy, type Visit } from '@afterglow/contract/gate';
import { defaultPolicy } from '@afterglow/contract/policy';
import { expect, test } from 'vitest';
import { isExempt } from '../../site/server/exemptPaths.ts';

/** Codes of places without permanent inhabitants, which the site's own list omits. */
const uninhabited = ['aq', 'bv', 'gs', 'hm', 'tf', 'um'];

/** All countries, no country, and codes that no country has. */
const countries = [...countryCodes, ...uninhabited, '', 'xk', 'eu', 't1', 'uk'];

const openPaths = [
  '/information/terms/',
  '/information/2257/',
  '/signin/',
  '/signup/',
  '/restore-password/',
  '/report/',
  '/api/login.php',
  '/api/login.g.php',
  '/api/signup.php',
  '/api/age_verification.php',
  '/api/age_callback.php',
  '/api/captcha.php',
  '/api/report.php',
  '/api/globals.php',
];

const closedPaths = [
  '/',
  '/videos/longest/1/',
  '/videos/longest/rss.xml',
  '/video/1/lake/',
  '/video/1/lake/file',
  '/embed/1/',
  '/oembed',
  '/sitemap.xml',
  '/history/',
  '/download',
  '/information',
  '/signin',
  '/x/signin/',
  '/api/member.php',
  '/api/login.php/x',
  '/media/scenes/01/640x360/1.jpg',
  '/get_file/1/1.mp4',
];

/** The list in R111. */
const noticeCountries = 'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se us'.split(
  ' ',
);

/**
 * States the rules a second time, sentence by sentence (R111, R113, D31, D32), independent of the implementation of the
 * gate.
 */
function expectedOutcome(visit: Visit, path: string, campaignExemption: Policy['campaignExemption']): GateOutcome {
  const { country, signedIn, ageVerified, ageToken, accepted, hasReferrer, hasCampaign } = visit;
  if (noticeCountries.includes(country)) {
    if (accepted || signedIn) return { mode: 'off' };
    if (country === 'us') return { mode: 'notice', variant: 'us' };
    if (country === 'fr') return { mode: 'notice', variant: 'fr' };
    if (country === 'de') return { mode: 'notice', variant: 'de' };
    return { mode: 'notice', variant: 'other' };
  }
  // A visitor without a country may come from the UK.
  if (country !== 'gb' && country !== '') return { mode: 'off' };
  if (signedIn && ageVerified) return { mode: 'off' };
  if (ageToken) return { mode: 'off' };
  if (campaignExemption === 'spec' && hasReferrer && hasCampaign) return { mode: 'off' };
  if (openPaths.includes(path)) return { mode: 'exempt' };
  return { mode: 'verify' };
}

const eitherWay = [false, true];

/** Returns all combinations of the gate's inputs for a visit from a country to a path. */
const visitsTo = (country: string, path: string): Visit[] =>
  eitherWay.flatMap((signedIn) =>
    eitherWay.flatMap((ageVerified) =>
      eitherWay.flatMap((ageToken) =>
        eitherWay.flatMap((accepted) =>
          eitherWay.flatMap((hasReferrer) =>
            eitherWay.map((hasCampaign) => ({
              country,
              exempt: isExempt(path),
              signedIn,
              ageVerified,
              ageToken,
              accepted,
              hasReferrer,
              hasCampaign,
            })),
          ),
        ),
      ),
    ),
  );

const asText = (outcome: GateOutcome): string =>
  outcome.mode === 'notice' ? `notice of ${outcome.variant}` : outcome.mode;

test('the table holds the 249 codes of ISO 3166-1, each once', () => {
  expect(new Set([...countryCodes, ...uninhabited]).size).toBe(249);
  expect(new Set(countries).size).toBe(countries.length);
  expect(noticeCountries.filter((code) => !countryCodes.includes(code))).toEqual([]);
});

test.each(['off', 'spec'] as const)(
  'from every country to every kind of path, whoever visits: the outcome is the written one, with the exemption %s',
  (campaignExemption) => {
    const policy: Policy = { ...defaultPolicy, campaignExemption };
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    for (const country of countries)
      for (const path of [...openPaths, ...closedPaths])
        for (const visit of visitsTo(country, path)) {
          const [is, ought] = [asText(gate(visit, policy)), asText(expectedOutcome(visit, path, campaignExemption))];
          seen.set(is, (seen.get(is) ?? 0) + 1);
          if (is !== ought) wrong.push(`${path} ${JSON.stringify(visit)}: ${is} instead of ${ought}`);
        }
    expect(wrong.slice(0, 5), `${wrong.length} visits`).toEqual([]);
    expect([...seen.keys()].toSorted()).toEqual([
      'exempt',
      'notice of de',
      'notice of fr',
      'notice of other',
      'notice of us',
      'off',
      'verify',
    ]);
  },
);

test('no country meets both a notice and a check, whatever is asked for', () => {
  const modesOf = (country: string) =>
    new Set(
      [...openPaths, ...closedPaths].flatMap((path) =>
        visitsTo(country, path).map((visit) => gate(visit, defaultPolicy).mode),
      ),
    );
  expect(countries.filter((country) => modesOf(country).has('notice') && modesOf(country).has('verify'))).toEqual([]);
});
