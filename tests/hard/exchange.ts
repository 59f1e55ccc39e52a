/** One request over a connection of its own, and what is wrong with its answer. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { JSDOM } from 'jsdom';

export interface SentRequest {
  port: number;
  method: string;
  /** Path and query, as written on the wire. */
  target: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Milliseconds until an answer counts as missing: far more than a busy machine needs. */
const patienceMs = 60_000;

/** Sends a request. Rejects if the connection breaks or nothing comes. */
export const exchange = ({ port, method, target, headers, body }: SentRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: target, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).map(([name, text]) => [name, String(text)])),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`No answer within ${patienceMs / 1_000} seconds.`)));
    sent.once('error', reject);
    sent.end(body);
  });

/** Sends raw bytes, closes the sending side, and returns all that comes until the server closes. */
export const sendRaw = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    let read = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('The connection stays open without an answer.')));
    socket.on('data', (chunk: Buffer) => (read += chunk.toString('latin1')));
    socket.once('close', () => resolve(read));
    // A server may close while bytes are still being sent.
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(read) : reject(error),
    );
  });

const begins =
  (...beginnings: (string | RegExp)[]) =>
  (body: Buffer) => {
    const text = body.subarray(0, 400).toString('latin1');
    return beginnings.some((one) => (typeof one === 'string' ? text.startsWith(one) : one.test(text)));
  };

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

function isXml(body: Buffer): boolean {
  try {
    return new JSDOM(body.toString(), { contentType: 'application/xml' }).window.document.hasChildNodes();
  } catch {
    return false;
  }
}

/** Whether a whole body is of its declared type, by type. */
const shapes: Readonly<Record<string, (body: Buffer) => boolean>> = {
  'text/html': (body) => /^<!doctype html>/i.test(body.toString()) && body.toString().trimEnd().endsWith('</html>'),
  'application/json': isJson,
  'application/manifest+json': isJson,
  'application/ld+json': isJson,
  'application/json+oembed': isJson,
  'text/xml': isXml,
  'application/xml': isXml,
  'application/rss+xml': isXml,
  'application/atom+xml': isXml,
  'application/opensearchdescription+xml': isXml,
  'image/svg+xml': isXml,
  'image/jpeg': begins('\u00ff\u00d8'),
  'image/png': begins('\u0089PNG'),
  'image/webp': begins('RIFF'),
  'image/avif': begins(/^....ftyp/s),
  'image/x-icon': begins('\0\0\u0001\0'),
  'video/mp4': begins(/^....(?:ftyp|styp|moof|sidx)/s),
  'text/vtt': begins('WEBVTT', '\u00ef\u00bb\u00bfWEBVTT'),
  'application/vnd.apple.mpegurl': begins('#EXTM3U'),
  'text/plain': (body) => !body.includes(0),
  'text/css': (body) => !begins(/^\s*</)(body),
  'text/javascript': (body) => !begins(/^\s*</)(body),
  'font/woff2': begins('wOF2'),
  'application/zip': begins('PK'),
};

const bodiless = new Set([204, 304]);

/** Returns what is wrong with the body of an answer; null if nothing is. */
function bodyFault(method: string, { status, headers, body }: Answer): string | null {
  if (method === 'HEAD' || bodiless.has(status) || status === 206 || body.length === 0) return null;
  if (headers['content-encoding'] !== undefined) return null;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === '') return `has ${body.length} bytes without a type`;
  const shape = shapes[type];
  if (!shape) return `has the type ${type}, which this check does not know`;
  if (!shape(body)) return `is not of its type ${type}: ${body.subarray(0, 80).toString()}`;
  const length = headers['content-length'];
  return length !== undefined && Number(length) !== body.length ? `has ${body.length} bytes and says ${length}` : null;
}

/** Answers by which a server sheds load, or says that a part it needs is away. */
const shed = new Set([503]);

/** Returns a sentence about an answer that must not be; null if it may. */
export function answerFault({ method, target }: SentRequest, answer: Answer): string | null {
  const { status, headers } = answer;
  const name = `${method} ${target.slice(0, 300)}`;
  if (shed.has(status) && headers['retry-after'] !== undefined) return null;
  if (status >= 500) return `${name} is answered with ${status}: ${answer.body.subarray(0, 200).toString()}`;
  const fault = bodyFault(method, answer);
  return fault === null ? null : `the body of ${name} (${status}) ${fault}`;
}
