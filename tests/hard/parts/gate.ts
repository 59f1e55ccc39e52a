/** Countries, paths, spellings, methods and headers against the age gate: nothing of the catalogue leaves without a proof. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { countryCodes } from '@afterglow/contract/countryCodes';
import type { Policy } from '@afterglow/contract/gate';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { readPaths } from '../../tools/oddValues.ts';
import { memberPaths, publicPaths } from '../../tools/pagePaths.ts';
import { exchange } from '../exchange.ts';
import { startHardSite, type HardSite } from '../hardSite.ts';
import { inParallel } from '../inParallel.ts';
import type { OpenPart, Part } from '../part.ts';

const visitsOfRound = 400;

/** One country is open, so that a wrongly read code can be told from a refused one. */
const open = 'ca';
const policy: Policy = {
  countries: Object.fromEntries(countryCodes.map((code) => [code, code === open ? 'off' : 'verify'])),
  otherwise: 'verify',
  unknown: 'verify',
  campaignExemption: 'off',
  campaignParameters: [],
};
const titleCount = 500;

/** Spellings of a country's code that a proxy or an attacker may send. */
const spellings: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.toUpperCase(),
  (code) => ` ${code} `,
  (code) => `${code},ca`,
  (code) => `${code}; q=1`,
  (code) => `${code}\u00a0`,
];
/** Spellings of a path that lead to the same page, or to none. */
const pathSpellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `/${path}`,
  (path) => path.replace(/\/$/, ''),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace('/', '/information/terms/../../'),
  (path) => path.replace('/', '/information/%2e%2e/'),
  (path) => path.toUpperCase(),
  (path) => `${path}${path.includes('?') ? '&' : '?'}utm_campaign=x`,
  (path) => `${path}#/information/terms/`,
  (path) => `/information/terms/;${path}`,
];
const tricks: readonly Record<string, string>[] = [
  {},
  { 'x-original-url': '/information/terms/' },
  { 'x-rewrite-url': '/information/terms/' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { cookie: 'ageGateAccepted=1; ageToken=9999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  { cookie: 'ageToken=1; ageToken=2; session=x' },
  { referer: 'https://partner.example/?utm_campaign=x' },
  { range: 'bytes=0-' },
  { 'if-none-match': '*' },
  { accept: 'application/json' },
  { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  { 'sec-purpose': 'prefetch' },
  { 'x-middleware-subrequest': 'gate' },
];

const visit = fc.record({
  country: fc.constantFrom(...countryCodes.filter((code) => code !== open)),
  spell: fc.constantFrom(...spellings),
  path: fc.constantFrom(...publicPaths, ...memberPaths, ...readPaths.map((parts) => parts.join('/'))),
  spellPath: fc.constantFrom(...pathSpellings),
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
  trick: fc.constantFrom(...tricks),
  isApi: fc.boolean(),
});
type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never;

/** Titles long enough to stand in no other text by chance. */
const titles = [...makeCatalogue().videos()]
  .map(({ entity }) => entity.title)
  .filter((title) => title.length >= 12)
  .slice(0, titleCount);

async function tryVisit(site: HardSite, one: Visit): Promise<string | null> {
  const target = one.spellPath(one.path).replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
  const headers = { ...one.trick, 'x-country': one.spell(one.country) };
  const name = `${one.method} ${target} from ${JSON.stringify(headers)} ${one.isApi ? '(API)' : ''}`;
  const port = one.isApi ? site.apiPort : site.port;
  try {
    const { status, body, headers: sent } = await exchange({ port, method: one.method, target, headers, body: '' });
    const bytes = `${JSON.stringify(sent)}\n${body.toString()}`;
    const told = titles.find((title) => bytes.includes(title));
    if (told !== undefined) return `${name} tells the title "${told}"`;
    return /^(?:image|video)\//.test(sent['content-type'] ?? '') && status < 300 && /media|get_file/.test(target)
      ? `${name} gets a file of ${sent['content-type'] ?? ''}`
      : null;
  } catch (error) {
    return `${name} got no answer: ${String(error)}`;
  }
}

async function openGate(): Promise<OpenPart> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-policy-'));
  const file = join(folder, 'policy.json');
  writeFileSync(file, JSON.stringify(policy));
  const site = await startHardSite({ POLICY_FILE: file });
  return {
    async round(seed) {
      const visits = fc.sample(visit, { seed, numRuns: visitsOfRound });
      const faults = await inParallel(visits, 8, (one) => tryVisit(site, one));
      return { tried: visitsOfRound, found: [...faults, site.exited()].filter((fault) => fault !== null) };
    },
    async close() {
      await site.end();
      rmSync(folder, { recursive: true, force: true });
      return [];
    },
  };
}

export const gate: Part = {
  unit: 'visits',
  goal: `no title of ${titleCount} and no file without a proof of age`,
  rounds: 250,
  open: openGate,
};
