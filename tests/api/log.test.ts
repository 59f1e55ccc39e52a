/** The API's log of a request and of a failure, and the data that must never be in it. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logRequest } from '@afterglow/operation/log';
import { observeRequests } from '@afterglow/operation/requests';
import { calls } from '@afterglow/contract/calls';
import { logError } from '@afterglow/api/logError';
import { readLog } from '../tools/readLog.ts';
import { closeServer, listen } from '../tools/server.ts';
import { patience } from '../tools/patience.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

const id = 'a1b2c3d4-0000-4000-8000-f00dfeedcafe';

let api: TestApi;
let origin = '';
const server = createServer((incoming, outgoing) => void getRequestListener(api.app.fetch)(incoming, outgoing));
observeRequests(server, logRequest);
beforeAll(async () => {
  api = await createTestApi();
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(async () => {
  await closeServer(server);
  await api.close();
});

test('a request is one line with its id and route, without search words', async () => {
  const log = readLog('api');
  const headers = { 'X-Request-Id': id, Cookie: 'session=cookiesecret' };
  const path = calls.globals.path();
  expect((await fetch(`${origin}${path}?s=moonlitcanal`, { headers })).status).toBe(200);
  expect((await fetch(`${origin}/moonlitcanal/`, { headers })).status).toBe(404);
  await vi.waitFor(() => expect(log.lines()).toHaveLength(2), patience);
  log.end();
  expect(log.lines()).toMatchObject([
    { level: 'info', process: 'api', msg: 'request', id, method: 'GET', route: path, status: 200 },
    { level: 'info', id, route: 'none', status: 404 },
  ]);
  for (const secret of ['moonlitcanal', 'cookiesecret', '127.0.0.1']) expect(log.text()).not.toContain(secret);
});

test('a failed query is logged with its text and its stack, without the values', async () => {
  const log = readLog('api');
  for (const query of [
    sql`select ${'moonlitcanal'} from nowhere`,
    sql`select ${'moonlitcanal'}::text::int`,
    sql`insert into secrets (name, value) values ('links', ${'moonlitcanal'})`,
  ])
    await api.database.execute(query).catch((error: unknown) => logError(error, id));
  log.end();
  expect(log.lines()).toMatchObject([
    { level: 'error', id, err: { code: '42P01', query: 'select $1 from nowhere' } },
    { err: { code: '22P02', message: 'A query failed: a value was refused (22P02)' } },
    { err: { code: '23505', stack: expect.stringContaining('log.test.ts') as string } },
  ]);
  expect(log.text()).not.toContain('moonlitcanal');
});

test('the request of an error can be found by its id', async () => {
  const log = readLog('api');
  const broken = await createTestApi();
  await broken.close();
  const response = await broken.get(
    calls.comments.path({ section: 'video', objectId: 1, page: 1, sort: 'newest' }, 0),
    {
      headers: { 'X-Request-Id': id },
    },
  );
  log.end();
  expect(response.status).toBe(503);
  expect(log.lines().filter(({ level }) => level === 'error')).toContainEqual(expect.objectContaining({ id }));
});
