import type { Server } from 'node:http';

/** How often connections that have become idle are looked for, in milliseconds. */
const sweepIntervalMs = 50;

/**
 * Takes no more connections and lets requests under way come to their end. What still runs after `patience`
 * milliseconds is cut off: a film that somebody has paused would otherwise hold its connection for hours.
 */
export function gracefulShutdown(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Whoever still has a connection is told to make another next time, which the next process will answer.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    const sweeping = setInterval(() => server.closeIdleConnections(), sweepIntervalMs);
    const cutting = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(sweeping);
      clearTimeout(cutting);
      resolve();
    });
  });
}
