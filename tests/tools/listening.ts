import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server listen on a port that the system chooses; resolves with the port. */
export const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    // It listens on a port, not on a pipe.
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Ends a server with all its connections. */
export const ended = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
