import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { replyIn, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { freePort } from './freePort.ts';
import { root } from './repository.ts';

/** Faults of an API. `total` and `twice` are inconsistent replies that can still be displayed. */
export const faults = ['refuses', 'hangs', '500', 'html', 'truncated', 'types', 'nulls'] as const;
/** Malicious behaviour, for calls and files. */
const hostileFaults = ['dies', 'drips', 'stalls', 'endless', 'long', 'status', 'headers'] as const;
type HostileFault = (typeof hostileFaults)[number];
export type Fault = (typeof faults)[number] | 'total' | 'twice' | HostileFault;

/** An API with injectable faults. */
export interface FaultyApi {
  origin: string;
  /**
   * Sets or clears the fault. `of` limits it to paths that contain this text, or to calls for which it returns true.
   */
  set: (fault: Fault | null, of?: string | ((call: string) => boolean)) => Promise<void>;
  /** Paths of the requests since this list was last emptied. */
  requests: string[];
  /** Bytes of endless and long replies that the readers have taken. */
  takenBytes: () => number;
  /** The same requests with their methods and form fields, such as `POST /api/login.php?section=logout`. */
  calls: string[];
  close: () => Promise<void>;
}

const send = (response: ServerResponse, status: number, type: string, body: string) =>
  void response.writeHead(status, { 'Content-Type': type }).end(body);
const json = 'application/json; charset=utf-8';

/** Returns a reply of the same shape with wrong values. */
const corruptValues = (value: unknown, wrong: (value: unknown) => unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrong(one)]))
    : wrong(value);

const duplicateVideos = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'videos' in body && Array.isArray(body.videos)
    ? { ...body, videos: body.videos.flatMap((one: unknown) => [one, one]) }
    : body;

/** Length of an endless reply in bytes. */
export const endlessReplyBytes = 50_000_000;

/** Streams a JSON array that is mostly whitespace. Each piece is made when its reader takes it. */
function* endlessReply(countTaken: (bytes: number) => void): Generator<Buffer> {
  const piece = Buffer.alloc(50_000, ' ');
  yield Buffer.from('[');
  for (let sentBytes = 2; sentBytes < endlessReplyBytes;) {
    const bytes = piece.subarray(0, endlessReplyBytes - sentBytes);
    countTaken(bytes.length);
    yield bytes;
    sentBytes += bytes.length;
  }
  yield Buffer.from(']');
}

/** Headers that could harm visitors and caches. */
const hostileHeaders: OutgoingHttpHeaders = {
  'Content-Type': json,
  'Cache-Control': 'public, max-age=99999999, immutable, s-maxage=99999999',
  Expires: 'Wed, 21 Oct 2099 07:28:00 GMT',
  'Set-Cookie': [
    'tracking=1; Domain=example.com; Max-Age=99999999',
    'ageGateAccepted=2026-10-30T18%3A00%3A00Z; Path=/',
    `ageToken=9999999999.${'A'.repeat(43)}; Path=/`,
    'theme=light',
  ],
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Clear-Site-Data': '"*"',
  Refresh: '0; url=https://evil.example/',
  Link: '<https://evil.example/x.js>; rel=preload; as=script',
  'Strict-Transport-Security': 'max-age=0',
  'Content-Security-Policy': "script-src 'unsafe-inline'",
  'Service-Worker-Allowed': '/',
  'Alt-Svc': 'h3="evil.example:443"',
  'Report-To': '{"endpoints":[{"url":"https://evil.example/"}]}',
  'X-Powered-By': 'Evil',
  Vary: 'Origin',
};

type FaultyReply = (response: ServerResponse, body: unknown, countTaken: (bytes: number) => void) => void;

const faultyReplies: Record<Exclude<Fault, 'refuses'>, FaultyReply> = {
  hangs: (response) => void setTimeout(() => response.destroy(), 30_000).unref(),
  500: (response) => send(response, 500, json, '{"error":1,"code":"internal"}'),
  html: (response) => send(response, 200, 'text/html', '<!doctype html><title>Maintenance</title><h1>Back soon</h1>'),
  truncated: (response, body) => send(response, 200, json, JSON.stringify(body).slice(0, -20)),
  types: (response, body) =>
    send(response, 200, json, JSON.stringify(corruptValues(body, (value) => (typeof value === 'number' ? 'many' : 7)))),
  nulls: (response, body) => send(response, 200, json, JSON.stringify(corruptValues(body, () => null))),
  total: (response, body) =>
    send(
      response,
      200,
      json,
      JSON.stringify(
        typeof body === 'object' && body !== null && 'videos' in body
          ? { ...body, total_count: '-3', pages: 1e12 }
          : body,
      ),
    ),
  twice: (response, body) => send(response, 200, json, JSON.stringify(duplicateVideos(body))),
  dies: ({ socket }) => void socket?.resetAndDestroy(),
  // Sends the head of the response byte by byte, endlessly.
  drips: ({ socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    const dripping = setInterval(() => socket?.write('x'), 5).unref();
    socket?.on('error', () => undefined).on('close', () => clearInterval(dripping));
  },
  stalls: (response) => void response.writeHead(200, { 'Content-Type': json }).write('{"videos":['),
  endless: (response, _, countTaken) => {
    response.writeHead(200, { 'Content-Type': json });
    Readable.from(endlessReply(countTaken)).pipe(response);
  },
  long: (response, _, countTaken) => {
    response.writeHead(200, { 'Content-Type': json, 'Content-Length': endlessReplyBytes });
    Readable.from(endlessReply(countTaken)).pipe(response);
  },
  status: (response, body) => send(response, 700, json, JSON.stringify(body)),
  headers: (response, body) => void response.writeHead(200, hostileHeaders).end(JSON.stringify(body)),
};

/** Returns the fields of a form; null if the request has none. */
async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null;
  const pieces: unknown[] = await request.toArray().catch(() => []);
  return new URLSearchParams(Buffer.concat(pieces.filter((piece) => piece instanceof Uint8Array)).toString());
}

export async function startFaultyApi(scenario: Scenario = everyday): Promise<FaultyApi> {
  let fault: Fault | null = null;
  let isMeant = (_call: string): boolean => true;
  const requests: string[] = [];
  const calls: string[] = [];
  let takenBytes = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [method, path] = [request.method ?? 'GET', request.url ?? '/'];
    requests.push(path);
    const fields = await fieldsOf(request);
    const call = `${method} ${path}${fields?.size ? `?${fields}` : ''}`;
    calls.push(call);
    const wrong = fault !== null && fault !== 'refuses' && isMeant(call) ? fault : null;
    if (path.startsWith('/media/') && !hostileFaults.some((one) => one === wrong))
      return void createReadStream(join(root, 'fixtures', path.split('?')[0] ?? ''))
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
    const { status, body } = replyIn(scenario, method, path, fields);
    if (wrong !== null) return faultyReplies[wrong](response, body, (bytes) => (takenBytes += bytes));
    return send(response, status, json, JSON.stringify(body));
  };
  const listen = (port: number) =>
    new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
      const opened = createServer((request, response) => void answer(request, response));
      opened.once('error', reject).listen(port, '127.0.0.1', () => resolve(opened));
    });
  const port = await freePort();
  let server = await listen(port);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    calls,
    takenBytes: () => takenBytes,
    close,
    set: async (next, of = '') => {
      if (fault === 'refuses' && next !== 'refuses') server = await listen(port);
      if (fault !== 'refuses' && next === 'refuses') await close();
      fault = next;
      isMeant = typeof of === 'string' ? (call) => call.includes(of) : of;
    },
  };
}
