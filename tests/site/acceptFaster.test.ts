/** Under a rush, a server accepts many connections in one turn of its event loop. */
import { once } from 'node:events';
import { createServer } from 'node:http';
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

test('a server accepts many connections in a turn, and closes with all it listens on', async () => {
  const server = createServer();
  const port = await listen(server);
  await acceptFaster(server);
  expect(await mostInATurn(server, port)).toBeGreaterThan(8);
  const closed = once(server, 'close');
  server.close();
  await closed;
  const refused = connect(port, '127.0.0.1');
  const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException]; // sockets emit errors of this type
  expect(error.code).toBe('ECONNREFUSED');
});
