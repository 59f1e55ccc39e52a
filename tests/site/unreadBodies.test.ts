import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { allowLongBodies, bodyTimes, withoutUnreadBodies } from '@afterglow/operation/unreadBodies';
import { closeServer, listen } from '../tools/server.ts';

/** Ways to handle a body before responding. */
const handlers: Record<string, (asked: Request) => Promise<unknown>> = {
  'leaves it unread': async () => undefined,
  'gives up after its first bytes': async ({ body }) => {
    for await (const bytes of body ?? []) return bytes;
  },
  'reads it whole': (asked) => asked.arrayBuffer(),
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await closeServer(server);
});

async function serve(call: (asked: Request) => Promise<unknown>, times = bodyTimes): Promise<number> {
  const answer = getRequestListener(
    withoutUnreadBodies(async (asked) => {
      await call(asked);
      return new Response('A sentence.', { status: 401 });
    }, times),
  );
  const server = allowLongBodies(createServer((asked, response) => void answer(asked, response)));
  servers.push(server);
  return listen(server);
}

interface ReceivedResponse {
  status: number | string;
  connection?: string | undefined;
  text?: string;
}

const send = (port: number, agent: Agent | false, bytes: number, chunked: boolean): Promise<ReceivedResponse> =>
  new Promise((resolve) => {
    const length = chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes };
    const clientRequest = request({ port, method: 'POST', agent, headers: length }, (answer: IncomingMessage) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more: string) => (text += more));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, text }));
    });
    clientRequest.on('error', ({ message }) => resolve({ status: message }));
    clientRequest.end(Buffer.alloc(bytes, 'x'));
  });

/** Times in which a busy machine receives every body that is read to its end. */
const patientTimes = { ...bodyTimes, unreadMs: 60_000 };

const KB = 1024;
const MB = 1024 * KB;
const sizes = [1, 64 * KB, 300 * KB, MB, MB + 1, 3 * MB, 25 * MB];

describe.each(Object.keys(handlers))('a call that %s', (name) => {
  test.each(sizes.flatMap((bytes) => [false, true].map((chunked) => ({ bytes, chunked }))))(
    'answers %j and the next request on the connection',
    async ({ bytes, chunked }) => {
      // The connection of a longer body is closed after the time.
      const port = await serve(handlers[name] ?? fail, bytes > MB ? bodyTimes : patientTimes);
      // A few reused connections, like a pool in front of an API.
      const agent = new Agent({ keepAlive: true, maxSockets: 3 });
      const asked = Array.from({ length: bytes > MB ? 6 : 30 }, (_, index) =>
        // Every other request is a small form.
        send(port, agent, index % 2 === 0 ? bytes : 40, chunked),
      );
      const responses = await Promise.all(asked);
      agent.destroy();
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['401 A sentence.']));
    },
  );
});

const fail = () => Promise.reject(new Error('There is no such call.'));
const unread = handlers['leaves it unread'] ?? fail;

describe('the connection', () => {
  test.each([
    [MB, false, 'keep-alive'],
    [MB + 1, false, 'close'],
    [100, true, 'close'],
  ] as const)('after %i unread bytes (in chunks: %s) says %s', async (bytes, chunked, expected) => {
    const agent = new Agent({ keepAlive: true });
    const port = await serve(unread, bytes > MB ? bodyTimes : patientTimes);
    const { connection } = await send(port, agent, bytes, chunked);
    agent.destroy();
    expect(connection).toBe(expected);
  });

  /** Announces more bytes than it sends, and waits until the server closes the connection. */
  const sendPartialBody = (port: number, length: number): Promise<string> =>
    new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\nabc`),
      );
      socket.setEncoding('utf8').on('data', (more: string) => (received += more));
      socket.on('close', () => resolve(received)).on('error', reject);
    });

  test('is closed after the response if the body is incomplete', async () => {
    const port = await serve(unread, { ...bodyTimes, unreadMs: 20 });
    expect(await sendPartialBody(port, 1_000)).toMatch(/^HTTP\/1\.1 401 [^]*A sentence\./);
    expect(await sendPartialBody(port, 10 * MB)).toMatch(/^HTTP\/1\.1 401 [^]*A sentence\./);
  });

  test('is closed if a body that is being read stalls', async () => {
    const port = await serve((asked) => asked.arrayBuffer().catch(() => null), { ...bodyTimes, idleMs: 20 });
    expect(await sendPartialBody(port, 1_000)).toBe('');
  });

  test('has no timeout for the complete body', () => {
    expect(allowLongBodies(createServer()).requestTimeout).toBe(0);
  });
});
