/**
 * The site while its database server is down: every probe, every kind of page and every call, and all of them again
 * after it is back.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPaths, postPaths, queryPaths } from '../tools/oddValues.ts';
import { freePort } from '../tools/freePort.ts';
import { publicPaths } from '../tools/pagePaths.ts';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { folder, startSite, type RunningSite } from './startSite.ts';

describe.skipIf(noPostgresReason !== '')(withPostgres, () => {
  let postgres: PostgresServer;
  let site: RunningSite;
  const at = { site: '', api: '', metrics: 0 };
  beforeAll(async () => {
    postgres = await startPostgres();
    // The site, its API and its worker have successive ports for their metrics.
    at.metrics = await freePort(4);
    const apiPort = at.metrics + 3;
    site = startSite({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder(),
      API_PORT: String(apiPort),
      METRICS_PORT: String(at.metrics),
    });
    at.site = await site.origin;
    at.api = `http://127.0.0.1:${apiPort}`;
  });
  afterAll(async () => {
    await site.end();
    await postgres.end();
  });

  const ask = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(address, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const probe = async (address: string) => {
    const { status, text } = await ask(address);
    return [status, text];
  };
  /** Returns the path of a page with a query that no cache has yet. */
  const fresh = (path: string, step: number): string => `${path}${path.includes('?') ? '&' : '?'}step=${step}`;
  const headingOf = (text: string): string => /<h1\b[^>]*>([^]*?)<\/h1>/.exec(text)?.[1] ?? '';
  const page = async (path: string) => {
    const { status, headers, text } = await ask(at.site + path);
    return { status, retry: headers.get('retry-after'), heading: headingOf(text) };
  };
  const failedPage = { status: 503, retry: '5', heading: expect.stringContaining('This did not load') as string };

  /** Returns the response to each path. */
  async function pages(step: number): Promise<Record<string, Awaited<ReturnType<typeof page>>>> {
    const answers: Record<string, Awaited<ReturnType<typeof page>>> = {};
    // Sequential, because a burst of uncached pages would be refused.
    for (const path of publicPaths) answers[path] = await page(fresh(path, step));
    return answers;
  }

  const calls = [
    ...[...readPaths.map((parts) => parts.join('/')), ...queryPaths].map((path) => ({ path, method: 'GET' })),
    ...postPaths.map((path) => ({ path, method: 'POST' })),
  ];
  const call = ({ path, method }: (typeof calls)[number]) =>
    ask(at.site + path, {
      method,
      headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: 'session=x', Origin: 'http://localhost:3000' },
      ...(method === 'POST' && { body: new URLSearchParams({ usr: 'a', pwd: 'b', act: 'vote' }) }),
    });

  test('each probe says what it vouches for, pages and calls fail plainly, and all recover', async () => {
    const well = await pages(1);
    for (const path of publicPaths) expect(well[path]?.status, path).toBeLessThan(500);
    expect(await page('/videos/longest/1/')).toMatchObject({ status: 200 });
    expect(await probe(`${at.site}/readyz`)).toEqual([200, 'ok']);

    await postgres.stop();
    const away = [503, 'The database does not answer.'];
    await expect.poll(() => probe(`${at.site}/readyz`)).toEqual(away);
    expect(await probe(`${at.api}/readyz`)).toEqual(away);
    expect(await probe(`${at.site}/healthz`), 'the site can serve what it has cached').toEqual([200, 'ok']);
    expect(await probe(`${at.api}/healthz`)).toEqual([200, 'ok']);
    for (const offset of [0, 1, 2])
      expect((await ask(`http://127.0.0.1:${at.metrics + offset}/metrics`)).status, `metrics ${offset}`).toBe(200);

    expect(await page('/videos/longest/1/'), 'a cached page').toMatchObject({ status: 200 });
    expect(await page('/videos/most-commented/7/'), 'one that nobody has opened').toEqual(failedPage);
    const meanwhile = await pages(2);
    for (const path of publicPaths) expect([well[path], failedPage], path).toContainEqual(meanwhile[path]);

    for (const one of calls) {
      const { status, headers, text } = await call(one);
      const said = `${one.method} ${one.path}: ${status} ${text.slice(0, 100)}`;
      if (one.path.startsWith('/media/') || one.path.startsWith('/get_file/')) {
        expect([200, 403, 404, 410, 503], said).toContain(status);
        continue;
      }
      if (status === 303) continue;
      expect(headers.get('content-type'), said).toMatch(/^application\/json/);
      expect(() => JSON.parse(text) as unknown, said).not.toThrow();
      if (status >= 500) {
        expect([status, headers.get('retry-after')], said).toEqual([503, '5']);
        expect(JSON.parse(text), said).toMatchObject({ error: 1, code: 'unavailable' });
      }
    }

    await postgres.start();
    await expect.poll(() => probe(`${at.site}/readyz`)).toEqual([200, 'ok']);
    expect(await page('/videos/most-commented/7/')).toMatchObject({ status: 200 });
    expect(await pages(3)).toEqual(well);
    for (const one of calls) expect((await call(one)).status, `${one.method} ${one.path}`).toBeLessThan(500);
  }, 180_000);
});
