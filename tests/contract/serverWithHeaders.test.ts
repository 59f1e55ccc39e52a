/** Responses that Node itself sends have the headers, too. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServerWithHeaders } from '@afterglow/operation/serverWithHeaders';
import { ratingLabel } from '@afterglow/contract/rating';

const server = createServerWithHeaders(
  { Rating: ratingLabel, 'X-Content-Type-Options': 'nosniff' },
  (request, response) => {
    if (request.url === '/own') response.writeHead(200, { rating: 'of its own' });
    if (request.url === '/half') {
      response.writeHead(200, { 'Content-Length': '10' });
      response.write('half');
      return;
    }
    // An invalid chunk is detected while the body is read.
    request.resume().on('end', () => response.end('whole'));
  },
);
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  server.on('connection', (socket: Socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo); // listens on a port, not a pipe
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends raw bytes and reads until the server closes. Calls `onFirstByte` with the socket on the first chunk. */
const sendRaw = (bytes: string, onFirstByte?: (socket: Socket) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      if (received === '') onFirstByte?.(socket);
      received += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

const labels = (answer: string): string[] =>
  [...(answer.split('\r\n\r\n')[0] ?? '').matchAll(/^(rating|x-content-type-options): (.*)$/gim)].map(
    ([, , value]) => value ?? '',
  );
const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

const close = 'Connection: close\r\n\r\n';
test.each<[string, string, number]>([
  ['a request', `GET / HTTP/1.1\r\nHost: x\r\n${close}`, 200],
  ['not HTTP', '\x16\x03\x01\x02\r\n\r\n', 400],
  ['an address with a space', `GET /a b HTTP/1.1\r\nHost: x\r\n${close}`, 400],
  ['no host', `GET / HTTP/1.1\r\n${close}`, 400],
  ['two hosts', `GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n${close}`, 400],
  ['the same host twice', `GET / HTTP/1.1\r\nHost: x\r\nHOST: x\r\n${close}`, 400],
  ['a header named like the host’s', `GET / HTTP/1.1\r\nHost: x\r\nX: host\r\nHost-X: y\r\n${close}`, 200],
  ['two lengths', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}`, 400],
  ['an invalid chunk', `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ['an expectation', `GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n${close}`, 417],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n${close}`, 431],
  [
    'chunks with endless extensions',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
    413,
  ],
])('%s is answered with the headers, once', async (_, bytes, status) => {
  const answer = await sendRaw(bytes);
  expect([statusIn(answer), labels(answer).sort()]).toEqual([status, [ratingLabel, 'nosniff'].sort()]);
});

test('a request timeout is answered with the headers', async () => {
  const socketCount = sockets.length;
  const answer = sendRaw('GET / HTTP/1.1\r\n');
  while (sockets.length === socketCount) await once(server, 'connection');
  // Node checks for late requests at intervals; this simulates the error it emits.
  server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), sockets.at(-1));
  expect([statusIn(await answer), labels(await answer)]).toEqual([408, [ratingLabel, 'nosniff']]);
  expect(await answer).toMatch(/\r\n\r\nThis request took too long to arrive\. Try again\.$/);
});

test('an app may override the headers', async () => {
  expect(labels(await sendRaw(`GET /own HTTP/1.1\r\nHost: x\r\n${close}`)).sort()).toEqual(['nosniff', 'of its own']);
});

test('an idle connection stays open for longer than the 60 seconds of proxies', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/own`);
  expect(Number(/^timeout=(\d+)$/.exec(response.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

test('an invalid second request is answered after the first', async () => {
  const answer = await sendRaw('GET / HTTP/1.1\r\nHost: x\r\n\r\n', (socket) => void socket.write('\0\r\n\r\n'));
  expect(answer.match(/HTTP\/1\.1 (\d{3})/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('nothing is written into an unfinished response', async () => {
  const answer = await sendRaw('GET /half HTTP/1.1\r\nHost: x\r\n\r\n', (socket) => void socket.write('\0\r\n\r\n'));
  expect(answer).toMatch(/\r\n\r\n(half)?$/);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a reset connection does not affect the server', async () => {
  const answered = once(server, 'request') as Promise<[unknown, ServerResponse]>; // event of Node's servers
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /half HTTP/1.1\r\nHost: x\r\n\r\n'));
  const [, response] = await answered;
  socket.resetAndDestroy();
  await once(response, 'close');
  expect(statusIn(await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\n${close}`))).toBe(200);
});
