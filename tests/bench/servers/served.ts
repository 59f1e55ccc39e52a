import { join } from 'node:path';
import { request } from 'undici';
import { demoSession } from '../../tools/demoSession.ts';
import type { SetCookie } from '../browser/chromium.ts';
import type { Certificate } from './certificate.ts';
import { freePort } from '../../tools/freePort.ts';
import { startNode, type StartedServer } from './startNode.ts';

/** A server as a browser reaches it: directly over HTTP/1.1, or through a proxy over TLS and HTTP/2. */
export interface ServedSite {
  /** The origin in the browser. */
  origin: string;
  /**
   * Reads a path without the proxy, but with the same Host header, because pages are cached by host. Throws unless the
   * status is 200.
   */
  read: (path: string, cookies?: readonly SetCookie[]) => Promise<Buffer>;
  /** Signs in as a demo member on the first call. Returns the session cookies. */
  signIn: () => Promise<SetCookie[]>;
  close: () => Promise<void>;
}

/** Starts a server with its public origin, and a proxy in front of it if there is a certificate. */
export async function serve(
  start: (publicOrigin: string | null) => Promise<StartedServer>,
  certificate: Certificate | null,
): Promise<ServedSite> {
  const port = certificate ? await freePort() : null;
  const server = await start(port === null ? null : `https://127.0.0.1:${port}`);
  const proxy = certificate && port !== null ? await startProxy(server, port, certificate) : null;
  const { origin } = proxy ?? server;
  const { host } = new URL(origin);
  let session: Promise<SetCookie[]> | null = null;
  return {
    origin,
    read: async (path, cookies = []) => {
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const { statusCode, body } = await request(server.origin + path, {
        headers: { host, ...(cookie && { cookie }) },
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}, so it cannot be measured.`);
      return bytes;
    },
    signIn: () => (session ??= signIn(server.origin, origin)),
    close: async () => {
      await proxy?.close();
      await server.close();
    },
  };
}

async function signIn(serverOrigin: string, origin: string): Promise<SetCookie[]> {
  const [name, value] = await demoSession(serverOrigin, { publicOrigin: origin });
  return [{ name, value, url: origin }];
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

/** Requests a page repeatedly to warm the page cache or, for a member, the code that renders it. */
export async function warmUp(
  { read }: ServedSite,
  path: string,
  times = 3,
  cookies?: readonly SetCookie[],
): Promise<void> {
  for (let round = 0; round < times; round++) await read(path, cookies);
}
