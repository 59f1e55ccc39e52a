/** Beyond a number of simultaneous requests, the site and the API refuse further ones immediately. */
import { createServer, request, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { createServerWithHeaders } from '@afterglow/operation/serverWithHeaders';
import { shedLoad } from '@afterglow/operation/shedLoad';
import { observeRequests, type FinishedRequest } from '@afterglow/operation/requests';
import { withoutUnreadBodies } from '@afterglow/operation/unreadBodies';
import { assetHeaders } from '../../site/server/fileHeaders.ts';
import { serverOf } from '../../site/runtime/server/listen.ts';
import { closeServer, listen } from '../tools/server.ts';
import { createSiteForApi } from './createSiteForApi.ts';

const limit = 3;

/** Returns a handler whose requests wait until `letGo` is called. */
function heldOpen() {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    handle: () => new Promise<Response>((resolve) => waiting.push(() => resolve(new Response('done')))),
    letGo: () => {
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

const held = heldOpen();
const finished: FinishedRequest[] = [];
let endOfStream = () => {};
let uploading = 0;
const handle = (incoming: Request): Response | Promise<Response> => {
  const { pathname } = new URL(incoming.url);
  if (pathname === '/healthz') return new Response('ok');
  if (pathname === '/stream')
    return Promise.resolve(
      new Response(
        new ReadableStream<Uint8Array>({
          start: (out) => {
            out.enqueue(Buffer.from('first'));
            endOfStream = () => out.close();
          },
        }),
      ),
    );
  if (incoming.method !== 'POST') return held.handle();
  uploading += 1;
  return incoming.text().then(held.handle);
};
const listener = getRequestListener(withoutUnreadBodies(shedLoad(handle, limit)));
const server = createServerWithHeaders({ Rating: 'adult' }, (...args) => void listener(...args));
observeRequests(server, (one) => finished.push(one));
let origin = '';
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => closeServer(server));

const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });
/** Resolves when this many requests are being handled. */
const untilHeld = (count: number) => until(() => held.waiting.length).toBe(count);

test('of a hundred requests at once as many as the limit are answered, and the others refused', async () => {
  const arrived: Response[] = [];
  const all = Array.from({ length: 100 }, async (_, index) => arrived.push(await fetch(`${origin}/?${index}`)));
  await until(() => arrived.length).toBe(100 - limit);
  const refused = [...arrived];
  expect(held.waiting).toHaveLength(limit);
  for (const response of refused) {
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      ...[503, '5', 'private, no-store'],
    ]);
    expect(response.headers.get('rating')).toBe('adult');
  }
  expect(await refused[0]?.text()).toBe('Too many visitors are here at once. Try again in a few seconds.');
  held.letGo();
  await Promise.all(all);
  expect(arrived.slice(refused.length).map(({ status }) => status)).toEqual([200, 200, 200]);
});

describe('while the limit is reached', () => {
  const hold = async () => {
    const answers = Array.from({ length: limit }, () => fetch(origin));
    await untilHeld(limit);
    return async () => {
      held.letGo();
      await Promise.all(answers);
    };
  };

  test('calls are refused in the envelope of all calls, and logs know the route', async () => {
    const end = await hold();
    const path = calls.globals.path();
    const get = await fetch(origin + path);
    expect([get.status, await get.json()]).toEqual([
      503,
      { error: 1, code: 'unavailable', field: 'notify', msg: expect.any(String) as string },
    ]);
    const post = await fetch(origin + path, { method: 'POST', body: 'a=1' });
    expect(await post.json()).toMatchObject({ codes: [{ field: 'notify', code: 'unavailable' }] });
    await until(() => finished.find(({ route, method }) => route === 'shed' && method === 'POST')).toMatchObject({
      status: 503,
    });
    await end();
  });
  test('a health check is answered', async () => {
    const end = await hold();
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await end();
  });
  test('whoever comes after the others have been answered is answered', async () => {
    const end = await hold();
    expect((await fetch(origin)).status).toBe(503);
    await end();
    const later = fetch(origin);
    await untilHeld(1);
    held.letGo();
    expect((await later).status).toBe(200);
  });
});

test('a response that is being sent and a body that is being received keep nobody waiting', async () => {
  uploading = 0;
  const streams = await Promise.all(Array.from({ length: limit }, () => fetch(`${origin}/stream`)));
  const uploads = Array.from({ length: limit }, () => {
    const upload = request(`${origin}/upload`, { method: 'POST', headers: { 'content-length': '10' } });
    upload.on('error', () => undefined);
    upload.write('half');
    return upload;
  });
  await until(() => uploading).toBe(limit);
  const page = fetch(origin);
  await untilHeld(1);
  held.letGo();
  expect((await page).status).toBe(200);
  // A completely received body counts as a request.
  for (const upload of uploads) upload.end('of it!');
  await untilHeld(limit);
  expect((await fetch(origin)).status).toBe(503);
  held.letGo();
  endOfStream();
  for (const stream of streams) await stream.body?.cancel();
});

test('a request that fails frees its place', async () => {
  const failing = shedLoad(() => Promise.reject(new Error('broken')), 1);
  const connection = { incoming: null, outgoing: null };
  for (let times = 0; times < 3; times++)
    await expect(failing(new Request(origin), connection)).rejects.toThrow('broken');
});

test('while what requests need has a long queue all are refused, but for health checks', async () => {
  const queue = { waiting: 2 };
  const shedding = shedLoad(
    () => new Response('done'),
    100,
    () => queue.waiting > 1,
  );
  const connection = { incoming: null, outgoing: null };
  const statusOf = async (path: string) => (await shedding(new Request(`${origin}${path}`), connection)).status;
  expect([await statusOf(calls.globals.path()), await statusOf('/healthz')]).toEqual([503, 200]);
  queue.waiting = 0;
  expect(await statusOf(calls.globals.path())).toBe(200);
});

test('the site refuses pages and calls while its API answers nothing', async () => {
  const unanswered: ServerResponse[] = [];
  const api = createServer((_, response) => unanswered.push(response));
  const site = serverOf(createSiteForApi(`http://127.0.0.1:${await listen(api)}`), {
    headers: assetHeaders,
    maxRequests: 2,
  });
  const siteOrigin = `http://127.0.0.1:${await listen(site)}`;
  const first = [calls.captcha.path(), calls.globals.path()].map((path) => fetch(siteOrigin + path));
  await until(() => unanswered.length).toBe(2);
  for (const path of ['/', '/videos/longest/1/', calls.globals.path()]) {
    const response = await fetch(siteOrigin + path);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await fetch(`${siteOrigin}/healthz`)).status).toBe(200);
  for (const response of unanswered) response.setHeader('Content-Type', 'application/json').end('{}');
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all([closeServer(site), closeServer(api)]);
});
