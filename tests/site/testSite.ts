import './production.ts';
import { vi } from 'vitest';
import type { Policy } from '@afterglow/contract/gate';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { replyIn, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import type { ApiFacts } from '../../site/server/apiFacts.ts';
import { createSiteForApi } from './createSiteForApi.ts';

/** A mock API. */
export type ApiHandler = (
  path: string,
  asked: { method: string; headers: Headers; body: string },
) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const scenarioApi =
  (scenario: Scenario): ApiHandler =>
  (path, { method }) => {
    const { status, body } = replyIn(scenario, method, path);
    return json(body, status);
  };

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  /** Peer address; null for a request without a connection. */
  remote?: string | null;
}

export interface TestSite {
  site: ReturnType<typeof createSiteForApi>;
  visit: (path: string, visit?: RequestOptions) => Promise<Response>;
  page: (path: string, visit?: RequestOptions) => Promise<string>;
  /** Requests to the API, in order. */
  apiRequests: { call: string; headers: Headers; body: string }[];
}

const host = 'site.example';

/** Returns a posted form as a query string, with the names of files. */
const textOf = (form: URLSearchParams | FormData): string =>
  new URLSearchParams(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ).toString();

/** Creates the site with a mock API and its own caches. Uses no network. */
export function testSite(
  api: ApiHandler | Scenario = everyday,
  env: Record<string, string> = {},
  facts?: ApiFacts,
  policy?: Policy,
): TestSite {
  const answer = typeof api === 'function' ? api : scenarioApi(api);
  const apiRequests: TestSite['apiRequests'] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(input);
    const path = url.pathname + url.search;
    const [method, headers] = [init?.method ?? 'GET', new Headers(init?.headers)];
    const body = init?.body instanceof URLSearchParams || init?.body instanceof FormData ? textOf(init.body) : '';
    apiRequests.push({ call: `${method} ${path}`, headers, body });
    return answer(path, { method, headers, body });
  });
  const site = createSiteForApi('http://api.example', env, undefined, facts, policy);
  const visit: TestSite['visit'] = async (path, { method = 'GET', headers = {}, body, remote = '127.0.0.1' } = {}) =>
    site.request(
      new Request(new URL(path.replace(/^\/+/, '/'), `http://${host}`), {
        method,
        headers: { host, ...headers },
        ...(body === undefined ? {} : { body }),
      }),
      undefined,
      // The connection as the server passes it, with the raw URL.
      remote === null ? undefined : { incoming: { url: path, socket: { remoteAddress: remote } } },
    );
  return { site, visit, page: async (path, options) => (await visit(path, options)).text(), apiRequests };
}
