import type { Server } from 'node:http';

/** How often idle connections are closed, in milliseconds. */
const sweepIntervalMs = 50;

/**
 * Stops accepting connections and lets requests in flight finish. What is still running after `timeoutMs` milliseconds
 * is aborted: a paused video would otherwise hold its connection for hours.
 */
export function gracefulShutdown(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Clients with an open connection are told to reconnect for their next request, which the next process will answer.
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
