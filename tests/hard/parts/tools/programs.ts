/** Programs of the machine on the running site: each within a time, and none that calls out. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { calls } from '@afterglow/contract/calls';
import { noFilters } from '@afterglow/contract/lists';
import type { HardSite } from '../../hardSite.ts';
import { fromOpenCountry, originOf } from './pages.ts';
import type { Tool } from './tool.ts';

const folders = (process.env['PATH'] ?? '').split(':');
const missing = (program: string, name: string) => () =>
  folders.some((folder) => existsSync(join(folder, program)))
    ? ''
    : `${program} is not installed (Debian: apt-get install ${name})`;

/** Runs a program for at most some seconds. Returns all that it has written. */
function runProgram(program: string, args: readonly string[], seconds: number, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], timeout: seconds * 1_000 });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(text));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-tools-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const firstFiles = ['/sitemap.xml', '/opensearch.xml', '/feed/', '/favicon.svg'];

/** Reads the XML files of the site, and those that its sitemap names. */
async function readXml(site: HardSite): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const read = async (path: string) => {
    const response = await fetch(originOf(site) + path, { headers: fromOpenCountry });
    const text = await response.text();
    if (/xml/.test(response.headers.get('content-type') ?? '')) files.set(path, text);
    return text;
  };
  for (const path of firstFiles) await read(path);
  const home = await read('/');
  const named = [
    ...(files.get('/sitemap.xml') ?? '').matchAll(/<loc>([^<]+\.xml[^<]*)<\/loc>/g),
    ...home.matchAll(/<link[^>]*type="application\/(?:rss|atom)\+xml"[^>]*href="([^"]+)"/g),
  ];
  for (const [, address = ''] of named.slice(0, 50)) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), originOf(site));
    await read(pathname + search);
  }
  return files;
}

export const xmllint: Tool = {
  name: 'xmllint',
  missing: missing('xmllint', 'libxml2-utils'),
  async run(site) {
    const files = await readXml(site);
    const found: string[] = [];
    for (const [path, text] of files) {
      const said = await runProgram('xmllint', ['--noout', '--nonet', '-'], 60, text);
      if (said !== '') found.push(`${path}: ${said.slice(0, 300)}`);
    }
    if (!files.has('/sitemap.xml')) found.push('The site has no sitemap.');
    return { tried: files.size, found };
  },
};

const wapitiSeconds = 240;
/** Modules that ask nothing of other servers, and do not judge by time, which a busy machine has no measure of. */
const wapitiModules = 'sql,xss,permanentxss,file,exec,crlf,redirect,backup,csp';
const wapitiReport = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() }))),
  anomalies: z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() }))),
  infos: z.object({ crawled_pages_nbr: z.optional(z.number()) }),
});

export const wapiti: Tool = {
  name: 'wapiti',
  missing: missing('wapiti', 'wapiti'),
  run: (site) =>
    inFolder(async (folder) => {
      const file = join(folder, 'report.json');
      const times = ['--max-scan-time', String(wapitiSeconds / 4), '--max-attack-time', String(wapitiSeconds / 10)];
      const said = await runProgram(
        'wapiti',
        [
          ...['-u', `${originOf(site)}/`, '-m', wapitiModules, '-H', 'x-country: ca', '--no-bugreport', '-v', '0'],
          ...['-f', 'json', '-o', file, '--store-session', folder, '--store-config', folder, '-d', '2', ...times],
        ],
        wapitiSeconds,
      );
      if (!existsSync(file)) return { tried: 0, found: [`It wrote no report: ${said.slice(-300)}`] };
      const { vulnerabilities, anomalies, infos } = z.parse(wapitiReport, JSON.parse(readFileSync(file, 'utf8')));
      const found = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, all]) =>
        all.map(({ path, info }) => `${kind}: ${path}: ${info}`),
      );
      return { tried: infos.crawled_pages_nbr ?? 1, found };
    }),
};

const sqlmapSeconds = 60;
/** Requests whose parameters reach queries. */
const sqlmapTargets: readonly (readonly string[])[] = [
  ['/search/1/?s=evening&tab=members'],
  ['/videos/longest/1/?type=hd&date=week'],
  [calls.suggest.path({ words: 'evening' })],
  [
    calls.search.path({
      ...noFilters,
      gender: 'str',
      sort: 'relevance',
      count: 60,
      objectId: '',
      page: 1,
      words: 'evening',
    }),
  ],
  [calls.login.path(), '--data', 'usr=night_heron&pwd=x'],
];

export const sqlmap: Tool = {
  name: 'sqlmap',
  missing: missing('sqlmap', 'sqlmap'),
  run: (site) =>
    inFolder(async (folder) => {
      const found: string[] = [];
      for (const [path, ...more] of sqlmapTargets) {
        const fixed = ['--batch', '--offline', '--disable-coloring', '--technique=BEU', '--dbms=PostgreSQL'];
        const said = await runProgram(
          'sqlmap',
          ['-u', originOf(site) + path, ...more, ...fixed, '-H', 'x-country: ca', '--output-dir', folder],
          sqlmapSeconds,
        );
        if (/identified the following injection/.test(said)) found.push(`${path}: ${said.slice(-600)}`);
        if (!/testing/.test(said)) found.push(`${path} was not tried: ${said.slice(-300)}`);
      }
      return { tried: sqlmapTargets.length, found };
    }),
};
