/** A thousand slow connections for a minute: the site goes on, sheds plainly, and is itself again within five seconds. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { publicPaths } from '../../tools/pagePaths.ts';
import { answerFault, exchange } from '../exchange.ts';
import { startHardSite } from '../hardSite.ts';
import { inParallel } from '../inParallel.ts';
import type { OpenPart, Part } from '../part.ts';

const connectionCount = 1_000;
const holdMs = 60_000;
/** Milliseconds between two bytes of a slow connection. */
const byteMs = 2_000;
const recoveryMs = 5_000;

/** Ways of keeping a connection without finishing a request. */
const beginnings = [
  '',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/login.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nusr=',
  'GET /videos/longest/1/ HTTP/1.1\r\nHost: localhost\r\nX-Country: ca\r\n\r\n',
];

function hold(port: number, beginning: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  const timer = setInterval(() => void (socket.writable && socket.write('x')), byteMs);
  socket.on('error', () => undefined);
  socket.once('close', () => clearInterval(timer));
  // Reads nothing, as a client does that has gone to sleep.
  socket.pause();
  return socket;
}

const requestOf = (port: number, path: string) => ({
  ...{ port, method: 'GET', target: path, headers: { 'x-country': 'ca', connection: 'close' }, body: '' },
});

/** Returns what is wrong with the page for a visitor who comes at the same time; null if nothing is. */
async function visit(port: number, path: string): Promise<string | null> {
  const request = requestOf(port, path);
  try {
    return answerFault(request, await exchange(request));
  } catch (error) {
    return `${path} got no answer while ${connectionCount} connections are open: ${String(error)}`;
  }
}

async function open(): Promise<OpenPart> {
  const site = await startHardSite();
  return {
    async round(seed) {
      const memoryBefore = site.memory();
      const ports = [site.port, site.apiPort];
      const sockets = Array.from({ length: connectionCount }, (_, at) =>
        hold(ports[at % 2] ?? site.port, beginnings[(at + seed) % beginnings.length] ?? ''),
      );
      const end = performance.now() + holdMs;
      const found: (string | null)[] = [];
      while (performance.now() < end) {
        found.push(...(await inParallel(publicPaths.slice(0, 10), 4, (path) => visit(site.port, path))));
        await pause(500);
      }
      for (const socket of sockets) socket.destroy();
      const released = performance.now();
      found.push(await visit(site.port, '/videos/longest/1/'), site.exited());
      const took = performance.now() - released;
      if (took > recoveryMs) found.push(`After the last connection a page took ${(took / 1_000).toFixed(1)} seconds.`);
      const grown = site.memory() - memoryBefore;
      if (grown > 300) found.push(`Memory grew by ${grown.toFixed(0)} MB.`);
      return { tried: connectionCount, found: found.filter((fault) => fault !== null) };
    },
    async close() {
      await site.end();
      return [];
    },
  };
}

export const connections: Part = {
  unit: 'connections',
  goal: 'pages come, or 503 with Retry-After; itself again within 5 s',
  rounds: 4,
  open,
};
