/** The site with a malicious API over real connections: pages, calls, posts and files. */
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverOf } from '../../site/runtime/server/listen.ts';
import { endlessReplyBytes, startFaultyApi, type Fault, type FaultyApi } from '../tools/faultyApi.ts';
import { closeServer, listen } from '../tools/server.ts';
import { whileCollecting } from '../tools/whileCollecting.ts';
import { createSiteForApi } from './createSiteForApi.ts';
import { calls } from '@afterglow/contract/calls';
import { longestVideos } from '../tools/callPaths.ts';

let api: FaultyApi;
const sites: Server[] = [];
/** Origins of sites with short timeouts, with short timeouts only after the headers, and with default timeouts. */
const origins = { hasty: '', halfway: '', patient: '' };
let visits = 0;
beforeAll(async () => {
  api = await startFaultyApi();
  const hasty = serverOf(createSiteForApi(api.origin, {}, { firstByteMs: 100, idleMs: 100, readMs: 100 }));
  const patient = serverOf(createSiteForApi(api.origin));
  const halfway = serverOf(createSiteForApi(api.origin, {}, { idleMs: 100 }));
  sites.push(hasty, halfway, patient);
  origins.halfway = `http://127.0.0.1:${await listen(halfway)}`;
  origins.hasty = `http://127.0.0.1:${await listen(hasty)}`;
  origins.patient = `http://127.0.0.1:${await listen(patient)}`;
});
afterAll(async () => {
  for (const site of sites) await closeServer(site);
  await api.close();
});
afterEach(() => api.set(null));

const paths = {
  page: '/videos/longest/1/',
  call: longestVideos,
  file: '/media/scenes/01/288x162/1.jpg',
  post: calls.input.path(),
};
type Kind = keyof typeof paths;

/** Visits the site. Each page gets a unique URL, so that none is cached. */
const visit = (kind: Kind, headers: Record<string, string> = {}, origin = origins.patient) =>
  fetch(`${origin}${paths[kind]}${kind === 'page' ? `?step=${(visits += 1)}` : ''}`, {
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(kind === 'post' && { method: 'POST', body: new URLSearchParams({ act: 'view', video_id: '1' }) }),
  });

const failedPage = /<h1[^>]*>[^<]+<\/h1>[^]*<\/html>$/;

describe('an answer', () => {
  test.each<[Fault, Kind, number]>([
    ['hangs', 'page', 503],
    ['hangs', 'call', 504],
    ['hangs', 'post', 504],
    ['drips', 'page', 503],
    ['drips', 'call', 504],
    ['drips', 'file', 504],
    ['drips', 'post', 504],
    ['endless', 'page', 502],
    ['long', 'page', 502],
    ['status', 'page', 502],
    ['status', 'call', 502],
    ['status', 'file', 502],
    ['status', 'post', 502],
    ['types', 'page', 502],
    ['nulls', 'page', 502],
    ['html', 'page', 502],
    ['refuses', 'page', 503],
    ['refuses', 'call', 503],
    ['refuses', 'file', 503],
    ['refuses', 'post', 503],
  ])('that %s results for a %s in %i with a message', async (fault, kind, status) => {
    await api.set(fault);
    const originByFault: Partial<Record<Fault, string>> = {
      hangs: origins.hasty,
      drips: origins.hasty,
    };
    const answer = await visit(kind, {}, originByFault[fault]);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    if (kind === 'page') return expect(text).toMatch(failedPage);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(JSON.parse(text)).toMatchObject({ error: 1, msg: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  /**
   * Visits a page of a site whose reads end after a time. 503 says that the time was over before a reply had begun, as on
   * a busy machine: then the site gets twice the time.
   */
  const visitStalled = async (firstMs: number, during: typeof whileCollecting<Response>): Promise<Response> => {
    for (let readMs = firstMs; ; readMs *= 2) {
      const site = serverOf(createSiteForApi(api.origin, {}, { readMs }));
      sites.push(site);
      const answer = await during(visit('page', {}, `http://127.0.0.1:${await listen(site)}`));
      if (answer.status !== 503 || readMs > 10_000) return answer;
    }
  };

  test('that stalls fails a page with a message', async () => {
    await api.set('stalls');
    const answer = await visitStalled(100, (visiting) => visiting);
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringMatching(failedPage)]);
  });

  test('that stalls fails a page, even if garbage is collected meanwhile', async () => {
    await api.set('stalls');
    expect((await visitStalled(400, whileCollecting)).status).toBe(502);
  });

  test.each(['call', 'file', 'post'] as const)('that stalls is aborted for a %s', async (kind) => {
    await api.set('stalls');
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await visit(kind, {}, origins.halfway);
    await expect(answer.text()).rejects.toThrow('terminated');
    consoleError.mockRestore();
  });

  test.each(['call', 'file'] as const)('without end is streamed for a %s', async (kind) => {
    await api.set('endless');
    const answer = await visit(kind, { 'Accept-Encoding': 'identity' });
    expect((await answer.arrayBuffer()).byteLength).toBe(endlessReplyBytes);
  });

  test('is retried once for GET on a dead connection, never for POST', async () => {
    await api.set('dies');
    for (const [kind, times] of [
      ['call', 2],
      ['post', 1],
    ] as const) {
      api.requests.length = 0;
      expect((await visit(kind)).status).toBe(503);
      expect(api.requests).toHaveLength(times);
    }
  });
});

/** Uploads a form with a file in sequential chunks. Resolves with the status. */
const upload = (origin: string, pieces: number, bytes: number, between: () => Promise<unknown>): Promise<number> =>
  new Promise((resolve, reject) => {
    const clientRequest = request(
      `${origin}${calls.ownPage.path()}`,
      {
        method: 'POST',
        agent: false,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': pieces * bytes,
        },
      },
      (answer) => resolve(answer.resume().statusCode ?? 0),
    ).on('error', reject);
    const send = async (): Promise<void> => {
      for (let sent = 0; sent < pieces; sent += 1) {
        clientRequest.write(Buffer.alloc(bytes, 'x'));
        await between();
      }
      clientRequest.end();
    };
    send().catch(reject);
  });

describe('an upload', () => {
  test('that the API reads slowly leaves no listeners behind', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => void warnings.push(warning);
    process.on('warning', warn);
    let waits = 0;
    const slowApi = createServer((asked, response) => {
      asked.on('data', () => {
        asked.pause();
        waits += 1;
        setImmediate(() => asked.resume());
      });
      asked.on('end', () => response.end('{"success":1}'));
    });
    const site = serverOf(createSiteForApi(`http://127.0.0.1:${await listen(slowApi)}`));
    sites.push(site, slowApi);
    const status = await upload(`http://127.0.0.1:${await listen(site)}`, 20, 1_000_000, () => nextTurn());
    process.off('warning', warn);
    expect(status).toBe(200);
    expect(waits).toBeGreaterThan(20);
    expect(warnings).toEqual([]);
  });

  test('that the API does not read is answered', async () => {
    await api.set('hangs');
    expect(await upload(origins.hasty, 20, 1_000_000, async () => undefined)).toBe(504);
  });
});

describe('headers of a malicious API', () => {
  /** Headers that responses of the site may have. */
  const allowedHeaders = new Set([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'date',
    'keep-alive',
    // The site's own, for the first pictures of a page.
    'link',
    'permissions-policy',
    'rating',
    // The site's own: the visitor's country.
    'server-timing',
    'referrer-policy',
    'transfer-encoding',
    'vary',
    'x-content-type-options',
  ]);
  test.each(['page', 'call', 'file', 'post'] as const)('do not reach the visitor of a %s', async (kind) => {
    await api.set('headers');
    const answer = await visit(kind);
    await answer.arrayBuffer();
    expect([...answer.headers.keys()].filter((name) => !allowedHeaders.has(name))).toEqual([]);
    expect(answer.headers.get('link') ?? '').not.toContain('evil');
    expect(answer.headers.get('content-security-policy')).not.toContain("script-src 'unsafe-inline'");
    expect(answer.headers.get('cache-control')).not.toMatch(/99999999/);
    expect(answer.headers.get('vary')).toMatch(/x-country, Accept-Encoding$/);
  });
});

/** Time passes only when the test lets it: a busy machine takes longer than any timeout to pass a piece on. */
describe('while time passes between pieces alone', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const [timeoutMs, allBytes] = [400, 20_000];
  const piece = Buffer.alloc(1_000, 'x');

  /** Creates a site for an API that answers as the listener does. Returns a function that visits it. */
  const siteFor = async (answer: RequestListener) => {
    const slowApi = createServer(answer);
    sites.push(slowApi);
    const times = { firstByteMs: timeoutMs, idleMs: timeoutMs };
    const site = createSiteForApi(`http://127.0.0.1:${await listen(slowApi)}`, {}, times);
    return async (url: string, init: RequestInit & { duplex?: 'half' }): Promise<Response> =>
      site.request(new Request(`http://site.example${url}`, init), undefined, {
        incoming: { url, socket: { remoteAddress: '127.0.0.1' } },
      });
  };

  test("an upload may take longer than the API's timeouts, in all and between two pieces", async () => {
    let [sent, received] = [0, 0];
    let onPiece = (): unknown => undefined;
    const visitSite = await siteFor((asked, response) => {
      asked.on('data', ({ length }: Buffer) => {
        received += length;
        onPiece();
      });
      asked.on('end', () => response.end('{"success":1}'));
    });
    const pull = async (out: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
      await new Promise<void>((resolve) => {
        onPiece = () => received === sent && resolve();
        onPiece();
      });
      vi.advanceTimersByTime(timeoutMs + 100);
      if (sent === allBytes) return out.close();
      sent += piece.length;
      out.enqueue(piece);
    };
    const answer = await visitSite(calls.ownPage.path(), {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': String(allBytes),
      },
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    });
    expect([answer.status, received]).toEqual([200, allBytes]);
  });

  test.each(['call', 'file'] as const)(
    'the reply to a %s is passed on while it comes, and then ended',
    async (kind) => {
      let writePiece = (): unknown => undefined;
      const visitSite = await siteFor((_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        writePiece = () => response.write(piece);
        writePiece();
      });
      const { body } = await visitSite(paths[kind], { headers: { 'Accept-Encoding': 'identity' } });
      let received = 0;
      const read = async (): Promise<void> => {
        for await (const { length } of body ?? []) {
          received += length;
          if (received % piece.length > 0) continue;
          // The site asks for the next piece meanwhile.
          await nextTurn();
          vi.advanceTimersByTime(received < allBytes ? timeoutMs - 100 : timeoutMs);
          if (received < allBytes) writePiece();
        }
      };
      await expect(read()).rejects.toThrow('504');
      expect(received).toBe(allBytes);
    },
  );
});
