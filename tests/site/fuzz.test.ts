import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSite } from '@afterglow/contract/siteFile';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { testSite } from './testSite.ts';

/** Valid and invalid path segments. */
const word = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'videos',
      'video',
      'categories',
      'search',
      'longest',
      'most-popular',
      'lakeside',
      '1',
      '2',
      '0',
      '21707775',
      'evening-by-the-lake-one-long-take',
      'file',
      'api',
      'media',
      'assets',
      'get_file',
      'preferences',
      'healthz',
      'readyz',
      'information',
      'signin',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%00',
      '%2f',
      '%5c',
      '%',
      '%zz',
      '%E0%A4%A',
      '%c3%a9',
      '%F0%9F%8C%8A',
      '%31',
      '%2531',
      '__proto__',
      'constructor',
      ';x',
      'a:b',
      '*',
      "'",
      '&',
      '~',
      '@',
      '$&',
    ),
  },
  { weight: 1, arbitrary: fc.webSegment() },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 60 }).map((digits) => '9'.repeat(digits)) },
);
const path = fc
  .record({ parts: fc.array(word, { maxLength: 5 }), slash: fc.boolean() })
  .map(({ parts, slash }) => `/${parts.join('/')}${slash && parts.length > 0 ? '/' : ''}`);
const value = fc.oneof(
  fc.constantFrom(
    '',
    'hd',
    'de',
    'en',
    '2',
    'week',
    'evening',
    'longest',
    '%00',
    '%',
    '%2526',
    '%E0%A4%A',
    '<script>',
    '%3Cscript%3E',
    '%u2028',
    '../..',
    '🌊',
    'x'.repeat(2_000),
  ),
  fc.webQueryParameters(),
  fc.string({ unit: 'binary', maxLength: 20 }).map(encodeURIComponent),
);
const name = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      's',
      'tab',
      'sort',
      'type',
      'duration',
      'date',
      'page',
      'lang',
      'step',
      'utm_campaign',
      'next',
    ),
  },
  { weight: 1, arbitrary: fc.webSegment() },
);
const query = fc
  .array(fc.tuple(name, value), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));
/** Valid header values. */
const bytes = fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,40}$/);
const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom('theme', 'kt_lang', 'ageGateAccepted', 'ageToken', 'flash', '__proto__', '', 'x'),
      fc.oneof(bytes, fc.constantFrom('light', 'de', '1.x', `9999999999.${'A'.repeat(43)}`, '"', '%', '=', '; ;')),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));
const country = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('ca', 'ca', 'de', 'gb', '', 'xx') },
  { weight: 1, arbitrary: bytes },
);

const types = new Map([
  ['text/html; charset=utf-8', /^<!doctype html>/],
  ['text/plain; charset=UTF-8', /^[A-Z]|^ok$/],
  ['application/json', /^[{[]/],
]);

/** The hash of a script as a content security policy lists it. */
const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('any URL is answered with a page, never with a server error', async () => {
  const site = testSite(empty);
  await site.visit('/');
  await fc.assert(
    fc.asyncProperty(path, query, cookie, country, async (to, search, cookies, from) => {
      const answer = await site.visit(to + search, { headers: { cookie: cookies.trim(), 'x-country': from.trim() } });
      const text = await answer.text();
      expect(answer.status, `${to}${search}`).toBeLessThan(500);
      if ([301, 302].includes(answer.status)) {
        expect(new URL(answer.headers.get('location') ?? '', 'https://site.example').host).toBe('site.example');
        return;
      }
      const type = answer.headers.get('content-type') ?? '';
      expect(text, type).toMatch(types.get(type) ?? /^never$/);
      if (type.startsWith('text/html')) {
        expect(text).toContain(demoSite.brand.name);
        expect(text.endsWith('</html>')).toBe(true);
        const policy = answer.headers.get('content-security-policy') ?? '';
        for (const [, code = ''] of text.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs))
          expect(policy, 'no script but the site’s own').toContain(hashOf(code));
      }
    }),
    { numRuns: 2_000 },
  );
}, 180_000);
