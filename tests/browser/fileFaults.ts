import { createServer, request, type ServerResponse } from 'node:http';
import { closeServer, listen } from '../tools/server.ts';

/** An error status, or a connection that closes without a response. */
type FileFault = { status: number } | { cut: true };

export interface FileFaults {
  origin: string;
  /** Answers the next `times` requests for a video's file with a fault. */
  refuse: (times: number, fault: FileFault) => void;
  /** Returns the number of requests for a video's file since the last `refuse`. */
  asked: () => number;
  close: () => Promise<void>;
}

function answer(response: ServerResponse, fault: FileFault): void {
  if ('cut' in fault) response.destroy();
  else response.writeHead(fault.status).end();
}

/** Starts a proxy in front of the site, for browsers in which a test cannot intercept requests. */
export async function startFileFaults(site: string): Promise<FileFaults> {
  let asked = 0;
  let left = 0;
  let fault: FileFault = { cut: true };
  const { host } = new URL(site);
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    const isFile = /^\/video\/\d+\/[^/]+\/file/.test(path);
    if (isFile) {
      asked += 1;
      if (left > 0) {
        left -= 1;
        return answer(response, fault);
      }
    }
    const headers = { ...incoming.headers, host };
    const passed = request(new URL(path, site), { method: incoming.method ?? 'GET', headers }, (reply) => {
      // Prevents caching, because the browser would not request a cached file again.
      const kept = isFile && { 'cache-control': 'no-store' };
      response.writeHead(reply.statusCode ?? 502, { ...reply.headers, ...kept });
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    // The browser may leave in the middle of a file.
    response.on('close', () => passed.destroy());
    return incoming.pipe(passed);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    refuse: (times, next) => {
      [asked, left, fault] = [0, times, next];
    },
    asked: () => asked,
    close: () => closeServer(server),
  };
}
