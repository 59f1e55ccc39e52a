import './production.ts';
import { vi } from 'vitest';
import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { answerIn, type World } from '@afterglow/fixtures/worlds/world';
import { siteAt } from './siteAt.ts';

/** What the API answers to a path; a world is one way to say it. */
export type Api = (path: string, asked: { method: string; headers: Headers }) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const apiOf =
  (world: World): Api =>
  (path, { method }) => {
    const { status, body } = answerIn(world, method, path);
    return json(body, status);
  };

interface Visit {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Address of the other end of the connection; null where there is no connection. */
  remote?: string | null;
}

export interface Stage {
  site: ReturnType<typeof siteAt>;
  visit: (path: string, visit?: Visit) => Promise<Response>;
  page: (path: string, visit?: Visit) => Promise<string>;
  /** What the API was asked, in order: method and path. */
  asked: { call: string; headers: Headers }[];
}

let stages = 0;

/** The site before an API that a test writes. Nothing leaves the process, and no page is kept from one stage to the next. */
export function siteBefore(api: Api | World = everyday, env: Record<string, string> = {}): Stage {
  const answer = typeof api === 'function' ? api : apiOf(api);
  const asked: Stage['asked'] = [];
  stages += 1;
  const host = `stage-${stages}.example`;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(input);
    const path = url.pathname + url.search;
    const [method, headers] = [init?.method ?? 'GET', new Headers(init?.headers)];
    asked.push({ call: `${method} ${path}`, headers });
    return answer(path, { method, headers });
  });
  const site = siteAt('http://api.example', env);
  const visit: Stage['visit'] = async (path, { method = 'GET', headers = {}, body, remote = '127.0.0.1' } = {}) =>
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
  return { site, visit, page: async (path, options) => (await visit(path, options)).text(), asked };
}
