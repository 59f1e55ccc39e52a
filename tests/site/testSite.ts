import './production.ts';
import { vi } from 'vitest';
import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { replyIn, type World } from '@afterglow/fixtures/worlds/world';
import { siteAt } from './siteAt.ts';

/** What the API answers to a path; a world is one way to say it. */
export type ApiHandler = (path: string, asked: { method: string; headers: Headers }) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const worldApi =
  (world: World): ApiHandler =>
  (path, { method }) => {
    const { status, body } = replyIn(world, method, path);
    return json(body, status);
  };

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Address of the other end of the connection; null where there is no connection. */
  remote?: string | null;
}

export interface TestSite {
  site: ReturnType<typeof siteAt>;
  visit: (path: string, visit?: RequestOptions) => Promise<Response>;
  page: (path: string, visit?: RequestOptions) => Promise<string>;
  /** What the API was asked, in order: method and path. */
  apiRequests: { call: string; headers: Headers }[];
}

let siteCount = 0;

/** The site before an API that a test writes. Nothing leaves the process, and no page is kept from one stage to the next. */
export function testSite(api: ApiHandler | World = everyday, env: Record<string, string> = {}): TestSite {
  const answer = typeof api === 'function' ? api : worldApi(api);
  const apiRequests: TestSite['apiRequests'] = [];
  siteCount += 1;
  const host = `stage-${siteCount}.example`;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(input);
    const path = url.pathname + url.search;
    const [method, headers] = [init?.method ?? 'GET', new Headers(init?.headers)];
    apiRequests.push({ call: `${method} ${path}`, headers });
    return answer(path, { method, headers });
  });
  const site = siteAt('http://api.example', env);
  const visit: TestSite['visit'] = async (path, { method = 'GET', headers = {}, body, remote = '127.0.0.1' } = {}) =>
    site.request(
      new Request(new URL(path.replace(/^\/+/, '/'), `http://${host}`), {
        method,
        headers: { host, ...headers },
        ...(body === undefined ? {} : { body }),
      }),
      undefined,
      // The connection, as the server would give it: with the address as it was typed.
      remote === null ? undefined : { incoming: { url: path, socket: { remoteAddress: remote } } },
    );
  return { site, visit, page: async (path, options) => (await visit(path, options)).text(), apiRequests };
}
