import { connect, type AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { assetHeaders } from '../../site/server/fileHeaders.ts';
import { serverOf } from '../../site/runtime/server/listen.ts';
import { testSite } from './testSite.ts';

const { site } = testSite(empty);
const server = serverOf(site, { headers: assetHeaders });
let port: number;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        ({ port } = server.address() as AddressInfo); // it listens on a port, not on a pipe
        resolve();
      });
    }),
);
afterAll(() => server.close());

/** Sends raw bytes and reads until the server closes the connection. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let read = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (chunk: Buffer) => (read += chunk.toString('latin1')));
    socket.on('close', () => resolve(read));
    socket.on('error', reject);
  });

/** Headers that every response must have exactly once. */
const expectedLabels = [
  'cross-origin-resource-policy: same-origin',
  'rating: RTA-5042-1996-1400-1577-RTA',
  'x-content-type-options: nosniff',
];
const labelLines = (answer: string): string[] =>
  (answer.split('\r\n\r\n')[0] ?? '')
    .split('\r\n')
    .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
    .filter((line) => /^(rating|x-content-type-options|cross-origin-resource-policy):/.test(line))
    .sort();
const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

const close = 'Connection: close\r\n\r\n';
test.each<[string, string, number]>([
  ['an address in bytes that are no UTF-8', `GET /caf\xe9/?s=\xff\xfe HTTP/1.1\r\nHost: x\r\n${close}`, 400],
  ['a whole address', `GET http://elsewhere.example/videos/longest/1/ HTTP/1.1\r\nHost: x\r\n${close}`, 404],
  ['no host', `GET / HTTP/1.0\r\n${close}`, 400],
  ['two hosts', `GET /healthz HTTP/1.1\r\nHost: x\r\nHost: elsewhere.example\r\n${close}`, 400],
  ['a host that is none', `GET / HTTP/1.1\r\nHost: [::\r\n${close}`, 400],
  ['a host with a path', `GET / HTTP/1.1\r\nHost: x/../y\r\n${close}`, 400],
  [
    'a cookie of odd bytes',
    `GET /categories/ HTTP/1.1\r\nHost: x\r\nCookie: theme=\xff\xfe; =; kt_lang=\x80\r\n${close}`,
    200,
  ],
  ['a session of odd bytes', `GET /categories/ HTTP/1.1\r\nHost: x\r\nCookie: session=\xff\x80"\r\n${close}`, 200],
  ['a country of odd bytes', `GET /categories/ HTTP/1.1\r\nHost: x\r\nX-Country: \xe4\xf6\r\n${close}`, 403],
  [
    'a chain of nonsense',
    `GET /categories/ HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ,,\xff, 1.2.3, ::g\r\n${close}`,
    200,
  ],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\nHost: x\r\n${close}`, 400],
  [
    'a query of sixteen thousand bytes',
    `GET /search/1/?s=${'%F0%9F%8C%8A'.repeat(1_000)} HTTP/1.1\r\nHost: x\r\n${close}`,
    200,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n${close}`, 431],
  ['not HTTP', '\x16\x03\x01\x02\x00\x01', 400],
  ['no host in a newer request', `GET / HTTP/1.1\r\n${close}`, 400],
  ['an expectation', `GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n${close}`, 417],
  ['a missing file', `GET /assets/none.js HTTP/1.1\r\nHost: x\r\n${close}`, 404],
  ['an unsupported method', `DELETE / HTTP/1.1\r\nHost: x\r\n${close}`, 405],
  ['a cross-site change', `POST /preferences HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n${close}`, 403],
])('%s is answered with the common headers', async (_, bytes, status) => {
  const answer = await sendRaw(bytes);
  expect([statusIn(answer), labelLines(answer)]).toEqual([status, expectedLabels]);
});

test('arbitrary bytes never crash the site', async () => {
  const bytes = fc.uint8Array({ maxLength: 40 }).map((all) => Buffer.from(all).toString('latin1'));
  const printable = bytes.map((text) => text.replaceAll(/[\p{Cc}\s]/gu, ''));
  const request = fc.oneof(
    fc
      .tuple(printable, bytes)
      .map(([target, cookie]) => `GET /${target} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n${close}`),
    fc
      .tuple(printable, printable, printable)
      .map(
        ([host, country, referrer]) =>
          `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Country: ${country}\r\nReferer: ${referrer}\r\n${close}`,
      ),
    fc
      .tuple(printable, bytes)
      .map(
        ([target, body]) =>
          `POST /preferences HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\nnext=/${target}&${body}`,
      ),
    bytes.map((text) => `${text}\r\n\r\n \r\n\r\n`),
  );
  await fc.assert(
    fc.asyncProperty(request, async (text) => {
      const answer = await sendRaw(text);
      expect(statusIn(answer), JSON.stringify(text)).toBeLessThan(500);
      expect(labelLines(answer), JSON.stringify(text)).toEqual(expectedLabels);
    }),
  );
  expect(statusIn(await sendRaw(`GET /healthz HTTP/1.1\r\nHost: x\r\n${close}`))).toBe(200);
});
