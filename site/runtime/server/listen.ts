import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServerWithHeaders } from '@afterglow/operation/serverWithHeaders';
import { allowLongBodies, bodyTimes, withoutUnreadBodies, type BodyTimes } from '@afterglow/operation/unreadBodies';
import { logRequest } from '@afterglow/operation/log';
import { observeRequests } from '@afterglow/operation/requests';
import { shedLoad, waitingConnections } from '@afterglow/operation/shedLoad';
import { writingBuffers } from './bufferedBody.ts';

/**
 * Listens on a port; resolves to its number. Rejects with a sentence instead of a stack trace, for example if it is in
 * use.
 */
export function listen(server: Server, host: string, port: number, name = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentences: Record<string, string> = {
        EADDRINUSE: `Port ${port} on ${host} is already in use. Stop what uses it, or choose another with ${name}=…`,
        EACCES: `Port ${port} may not be opened by this user. Choose one above 1023 with ${name}=…`,
      };
      for (const code of ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'])
        sentences[code] = `${host} is no address of this machine. Correct HOST.`;
      reject(new Error(sentences[error.code ?? ''] ?? `The server cannot start: ${error.message}`));
    });
    server.listen({ port, host, backlog: waitingConnections }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Rejects if a port is taken: better before a database is opened and seeded than after. */
export async function expectFree(host: string, port: number, name: string): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port, name);
  await new Promise((resolve) => void probe.close(resolve));
}

interface ServerOptions {
  /** The most requests that are answered at a time; unlimited by default. */
  maxRequests?: number;
  times?: BodyTimes;
  /** Headers of every response, even one that the site has not answered itself. */
  headers?: Record<string, string>;
}

type Fetch = Parameters<typeof shedLoad>[0];

/** Returns the request listener of a server for the site. */
export const listenerOf = (site: { fetch: Fetch }, { maxRequests = Infinity, times = bodyTimes }: ServerOptions = {}) =>
  getRequestListener(writingBuffers(withoutUnreadBodies(shedLoad(site.fetch, maxRequests), times)));

export function serverOf(site: { fetch: Fetch }, { headers = {}, ...options }: ServerOptions = {}): Server {
  const answer = listenerOf(site, options);
  const server = createServerWithHeaders(headers, (request, response) => void answer(request, response));
  observeRequests(server, logRequest);
  return allowLongBodies(server);
}
