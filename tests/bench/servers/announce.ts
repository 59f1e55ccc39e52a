import { createServer, type RequestListener } from 'node:http';

/** Serves on a free port and prints its URL for the parent process. */
export function announce(answer: RequestListener): void {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
  });
  process.once('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
  });
}
