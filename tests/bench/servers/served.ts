import { join } from 'node:path';
import { request } from 'undici';
import type { Certificate } from './certificate.ts';
import { freePort } from './ports.ts';
import { startNode, type StartedServer } from './startNode.ts';

/** A server as a browser reaches it: by itself over HTTP/1.1, or behind a proxy over TLS and HTTP/2. */
export interface ServedSite {
  /** The origin in the browser. */
  origin: string;
  /** Reads a path past the proxy, but with the same host: pages are cached by host. Throws unless it answers with 200. */
  read: (path: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Starts a server that is told its public origin, and a proxy before it if there is a certificate. */
export async function serve(
  start: (publicOrigin: string | null) => Promise<StartedServer>,
  certificate: Certificate | null,
): Promise<ServedSite> {
  const port = certificate ? await freePort() : null;
  const server = await start(port === null ? null : `https://127.0.0.1:${port}`);
  const proxy = certificate && port !== null ? await startProxy(server, port, certificate) : null;
  const { origin } = proxy ?? server;
  return {
    origin,
    read: async (path) => {
      const { statusCode, body } = await request(server.origin + path, { headers: { host: new URL(origin).host } });
      const bytes = Buffer.from(await body.arrayBuffer());
      if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}, so it cannot be measured.`);
      return bytes;
    },
    close: async () => {
      await proxy?.close();
      await server.close();
    },
  };
}

/** Starts the proxy; stops the server if that fails. */
async function startProxy(server: StartedServer, port: number, { key, cert }: Certificate): Promise<StartedServer> {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'tlsProxy.ts'), new URL(server.origin).port, String(port)];
  try {
    return await startNode(args, { TLS_KEY: key, TLS_CERT: cert }, 'The TLS proxy');
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Requests a page repeatedly to warm the page cache. */
export async function warmUp({ read }: ServedSite, path: string, times = 3): Promise<void> {
  for (let round = 0; round < times; round++) await read(path);
}
