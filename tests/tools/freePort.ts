import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems use for outgoing connections (from 32768 on Linux, 49152 elsewhere). */
const lowest = 20_000;
const highest = 32_000;
const attempts = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * Returns a port on 127.0.0.1 that nothing listens on, or the first of several successive ones. No outgoing connection
 * takes it before its server has started, or while that server is down for a moment.
 */
export async function freePort(count = 1): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(lowest, highest - count);
    const areFree = await Promise.all(Array.from({ length: count }, (_, place) => isFree(port + place)));
    if (areFree.every(Boolean)) return port;
  }
  throw new Error(`There is no free port between ${lowest} and ${highest} on 127.0.0.1.`);
}
