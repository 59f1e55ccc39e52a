import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { responseOf, writingBuffers } from '../../site/runtime/server/bufferedBody.ts';
import { closeServer, listen } from '../tools/server.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await closeServer(server);
});

const body = Buffer.from(`<p>${'ä'.repeat(150_000)}</p>`);
const text = body.toString();
const init = () => ({
  status: 404,
  headers: { 'Content-Type': 'text/html', 'Content-Length': String(body.length) },
});

const get = (port: number, agent: Agent): Promise<{ head: IncomingMessage; body: string }> =>
  new Promise((resolve, reject) => {
    request({ port, agent }, (head) => {
      let received = '';
      head.setEncoding('utf8').on('data', (more: string) => (received += more));
      head.on('end', () => resolve({ head, body: received }));
    })
      .on('error', reject)
      .end();
  });

test('is written with status, headers and everything that middleware has added', async () => {
  const answer = getRequestListener(
    writingBuffers((_, connection) => {
      const response = responseOf(body, init(), connection);
      response.headers.set('X-Added', 'later');
      response.headers.append('Set-Cookie', 'one=1');
      response.headers.append('Set-Cookie', 'two=2');
      return response;
    }),
  );
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('X-Default', 'kept');
    void answer(incoming, outgoing);
  });
  servers.push(server);
  const port = await listen(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Twice on one connection, from the same buffer.
  for (const { head, body: received } of [await get(port, agent), await get(port, agent)]) {
    expect(received).toBe(text);
    expect(head.statusCode).toBe(404);
    expect(head.headers).toMatchObject({
      'content-type': 'text/html',
      'content-length': String(body.length),
      'x-added': 'later',
      'x-default': 'kept',
      'set-cookie': ['one=1', 'two=2'],
    });
    expect(head.headers['transfer-encoding']).toBeUndefined();
  }
  agent.destroy();
});

test('is an ordinary response where nobody writes its buffer', async () => {
  for (const connection of [undefined, { incoming: null, outgoing: null }]) {
    const response = responseOf(body, init(), connection);
    expect([response.status, await response.text()]).toEqual([404, text]);
  }
});

test('other responses are passed on', async () => {
  const other = new Response('Here.');
  expect(
    await writingBuffers(() => other)(new Request('http://site.example/'), { incoming: null, outgoing: null }),
  ).toBe(other);
});
