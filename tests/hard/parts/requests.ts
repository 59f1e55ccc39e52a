/** Random requests to both ports: calls, pages, files, bodies, headers and raw bytes. */
import * as fc from 'fast-check';
import { memberPaths, publicPaths } from '../../tools/pagePaths.ts';
import { fieldNames, knownValues, oddValues, postPaths, queryPaths, readPaths } from '../../tools/oddValues.ts';
import { answerFault, exchange, sendRaw, type SentRequest } from '../exchange.ts';
import { startHardSite, type HardSite } from '../hardSite.ts';
import { inParallel } from '../inParallel.ts';
import type { OpenPart, Part } from '../part.ts';

const requestsOfRound = 500;

const pagePaths = [...publicPaths, ...memberPaths].map((path) => path.split('?')[0] ?? '/');
const feeds = ['/sitemap.xml', '/robots.txt', '/opensearch.xml', '/oembed', '/feed/', '/.well-known/security.txt'];
const odd = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...knownValues) },
);
const encoded = odd.map((text) => encodeURIComponent(Buffer.from(text).toString()));

const twoInThree = fc.constantFrom(true, true, false);

/** A path, one in three with one of its segments replaced. */
const bent = fc
  .tuple(fc.constantFrom(...pagePaths, ...readPaths.map((parts) => parts.join('/'))), fc.nat(12), encoded, twoInThree)
  .map(([path, place, text, isWhole]) => {
    const parts = path.split('/');
    if (!isWhole) parts[1 + (place % Math.max(1, parts.length - 1))] = text;
    return parts.join('/');
  });
const path = fc.oneof(
  { weight: 6, arbitrary: bent },
  { weight: 3, arbitrary: fc.constantFrom(...postPaths) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...queryPaths), encoded).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.constantFrom(...feeds) },
  { weight: 1, arbitrary: fc.webPath().map((text) => text || '/') },
);
const queryNames = [
  's',
  'page',
  'lang',
  'step',
  'tab',
  'sort',
  'type',
  'date',
  'playlist',
  't',
  'next',
  'url',
  'token',
];
const query = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), encoded), { maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const target = fc
  .tuple(path, query)
  .map(([at, search]) => (search === '' ? at : `${at}${at.includes('?') ? '&' : '?'}${search}`));

const fields = fc.array(fc.tuple(fc.constantFrom(...fieldNames), odd), { maxLength: 9 });
const boundary = 'afterglow-boundary';
const multipart = (pairs: readonly (readonly [string, string])[]): string =>
  `${pairs.map(([name, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`).join('')}--${boundary}--\r\n`;

interface Sent {
  type: string;
  body: string;
}

const body: fc.Arbitrary<Sent> = fc.oneof(
  fields.map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(
      pairs.map(([name, text]): [string, string] => [name, Buffer.from(text).toString()]),
    ).toString(),
  })),
  fields.map((pairs) => ({ type: `multipart/form-data; boundary=${boundary}`, body: multipart(pairs) })),
  // Ends in the middle of a part.
  fields.map((pairs) => ({ type: `multipart/form-data; boundary=${boundary}`, body: multipart(pairs).slice(0, -20) })),
  fc.json().map((text) => ({ type: 'application/json', body: text })),
  fc.tuple(odd, odd).map(([type, text]) => ({ type: encodeURIComponent(Buffer.from(type).toString()), body: text })),
);

const headerText = fc.stringMatching(/^[\x21-\x7e][\x20-\x7e]{0,200}$/);
const headerNames = [
  ...['cookie', 'if-none-match', 'if-modified-since', 'range', 'referer', 'origin', 'user-agent', 'accept-language'],
  ...['accept', 'accept-encoding', 'content-encoding', 'x-country', 'forwarded', 'tus-resumable', 'upload-offset'],
  ...['x-http-method-override', 'sec-fetch-site', 'authorization', 'upgrade'],
];
const some = fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 3 });
// Node answers it before any handler is asked.
const expecting = fc.tuple(some, headerText).map(([others, expect]) => ({ ...others, expect }));
const headers = fc.oneof({ weight: 50, arbitrary: some }, { weight: 1, arbitrary: expecting });
const address = fc.ipV4();
const oddMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 6, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constant('HEAD') },
  { weight: 2, arbitrary: fc.constantFrom(...oddMethods) },
);

const sent = fc.record({
  isApi: fc.boolean(),
  isSignedIn: fc.boolean(),
  /** Whether port and method fit the target only by chance. */
  isOdd: fc.constantFrom(true, false, false, false, false, false),
  method,
  target,
  body,
  headers,
  address,
  isSameOrigin: twoInThree,
});
type Sample = typeof sent extends fc.Arbitrary<infer T> ? T : never;

/** A valid request with some of its bytes replaced, removed or doubled. */
const raw = fc
  .tuple(
    target,
    fc.array(fc.tuple(fc.nat(400), fc.constantFrom('replace', 'remove', 'double'), fc.nat(255)), { maxLength: 6 }),
  )
  .map(([at, changes]) => {
    const lines = [`GET ${at} HTTP/1.1`, 'Host: localhost', 'Transfer-Encoding: chunked', 'Connection: close'];
    let bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n5\r\nhello\r\n0\r\n\r\n`, 'latin1');
    for (const [place, change, byte] of changes) {
      const index = place % bytes.length;
      const middle = change === 'remove' ? [] : change === 'replace' ? [byte] : [bytes[index] ?? 0, bytes[index] ?? 0];
      bytes = Buffer.concat([bytes.subarray(0, index), Buffer.from(middle), bytes.subarray(index + 1)]);
    }
    return bytes;
  });

const bodiless = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

const isOfApi = (at: string): boolean => /^\/(?:api|get_file|media)\//.test(at);
const isPosted = (at: string): boolean => postPaths.some((one) => at.startsWith(one));

/** The API has no pages and answers most calls that change something to POST alone; a few requests try it all the same. */
const portOf = (site: HardSite, { isApi, isOdd, target: at }: Sample): number =>
  isApi && (isOdd || isOfApi(at)) ? site.apiPort : site.port;
const methodOf = ({ method, isOdd, target: at }: Sample): string =>
  !isOdd && method === 'GET' && isPosted(at) ? 'POST' : method;

function toRequest(site: HardSite, cookie: string, sample: Sample): SentRequest {
  const [port, method] = [portOf(site, sample), methodOf(sample)];
  const own = sample.isSameOrigin ? { origin: `http://localhost:${site.port}` } : {};
  const text = bodiless.has(method) ? '' : sample.body.body;
  return {
    port,
    method,
    // Node refuses to send these characters in a path; raw requests send them.
    target: sample.target.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent),
    headers: {
      'x-forwarded-for': sample.address,
      'x-country': 'ca',
      ...(sample.isSignedIn && { cookie }),
      ...own,
      ...(bodiless.has(method)
        ? {}
        : { 'content-type': sample.body.type, 'content-length': String(Buffer.byteLength(text)) }),
      ...sample.headers,
      connection: 'close',
    },
    body: text,
  };
}

/** Answers that come before a handler: a part that gets little else tries little. */
const beforeHandlers = new Set([403, 404, 405, 417, 429]);
/** Share of the requests that have to reach a handler. */
const leastReached = 0.2;

interface Tried {
  fault: string | null;
  isReached: boolean;
}

async function tryRequest(request: SentRequest): Promise<Tried> {
  try {
    const answer = await exchange(request);
    return { fault: answerFault(request, answer), isReached: !beforeHandlers.has(answer.status) };
  } catch (error) {
    const fault = `${request.method} ${request.target.slice(0, 300)} got no answer: ${String(error)}`;
    return { fault, isReached: false };
  }
}

/** Returns a sentence if too few requests have reached a handler; null if enough have. */
function reachFault(tried: readonly Tried[]): string | null {
  const reached = tried.filter(({ isReached }) => isReached).length;
  return reached < tried.length * leastReached
    ? `Only ${reached} of ${tried.length} requests have reached a handler.`
    : null;
}

async function tryRaw(port: number, bytes: Buffer): Promise<string | null> {
  const text = await sendRaw(port, bytes);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const isFault = text !== '' && (status === 0 || (status >= 500 && ![501, 503, 505].includes(status)));
  return isFault
    ? `raw bytes ${JSON.stringify(bytes.toString('latin1'))} are answered with ${text.slice(0, 200)}`
    : null;
}

/** Megabytes by which memory may grow after the first rounds, and the rounds until it has settled. */
const growthLimit = 150;
const warmUp = 10;

async function open(): Promise<OpenPart> {
  const site = await startHardSite();
  const settled: number[] = [];
  let last = 0;
  return {
    async round(seed) {
      const cookie = (await site.signIn()).join('=');
      const samples = fc.sample(sent, { seed, numRuns: requestsOfRound * 0.9 });
      const bytes = fc.sample(raw, { seed, numRuns: requestsOfRound * 0.1 });
      const tried = await inParallel(samples, 8, (sample) => tryRequest(toRequest(site, cookie, sample)));
      const faults = [
        ...tried.map(({ fault }) => fault),
        reachFault(tried),
        ...(await inParallel(bytes, 8, (one, at) => tryRaw(at % 2 === 0 ? site.port : site.apiPort, one))),
        site.exited(),
      ];
      last = site.memory();
      if (settled.length < warmUp) settled.push(last);
      return { tried: requestsOfRound, found: faults.filter((fault) => fault !== null) };
    },
    async close() {
      await site.end();
      const before = Math.max(...settled);
      return settled.length === warmUp && last > before + growthLimit
        ? [`Memory grew from ${before.toFixed(0)} to ${last.toFixed(0)} MB.`]
        : [];
    },
  };
}

export const requests: Part = {
  unit: 'requests',
  goal: '0 × 5xx, 0 exits, each body of its type, memory within 150 MB',
  rounds: 500,
  open,
};
