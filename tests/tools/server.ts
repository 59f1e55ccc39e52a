import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port and resolves with the port. */
export const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    // The server listens on a port, not on a pipe.
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Closes a server and all its connections. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
