/** Under a rush, a server accepts many connections in one turn of its event loop. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { acceptFaster } from '@afterglow/operation/acceptFaster';
import { listen } from '../tools/server.ts';

/** Returns how many of sixty-four simultaneous connections were accepted in one turn, at most. */
async function mostInATurn(server: Server, port: number): Promise<number> {
  let [accepted, inTurn, most] = [0, 0, 0];
  server.on('connection', (socket) => {
    accepted += 1;
    inTurn += 1;
    most = Math.max(most, inTurn);
    socket.resume();
  });
  // Opened together, so that the kernel has all connections when the next turn begins.
  const clients = Array.from({ length: 64 }, () => connect(port, '127.0.0.1'));
  while (accepted < clients.length) {
    await new Promise((resolve) => void setImmediate(resolve));
    inTurn = 0;
  }
  for (const client of clients) client.destroy();
  return most;
}

const refusal = async (port: number): Promise<string | undefined> => {
  const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException]; // sockets emit errors of this type
  return error.code;
};

test('a server that is closed while its handles are on their way accepts nothing more', async () => {
  const server = createServer();
  const port = await listen(server);
  const answer = fetch(`http://127.0.0.1:${port}/`);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]; // as servers emit requests
  const accepting = acceptFaster(server);
  server.close();
  await accepting;
  expect(await refusal(port)).toBe('ECONNREFUSED');
  response.end('done');
  expect(await (await answer).text()).toBe('done');
});

test('a server accepts many connections in a turn, and closes with all it listens on', async () => {
  const server = createServer();
  const port = await listen(server);
  await acceptFaster(server);
  expect(await mostInATurn(server, port)).toBeGreaterThan(8);
  const closed = once(server, 'close');
  server.close();
  await closed;
  expect(await refusal(port)).toBe('ECONNREFUSED');
});
