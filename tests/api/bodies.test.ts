/**
 * Bodies of all sizes to API and site, under concurrent traffic: too large ones are refused without an effect on other
 * requests.
 */
import { createServer, request, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxBodyBytes } from '@afterglow/contract/callAt';
import { maxFormBytes, maxImageBytes } from '@afterglow/contract/bodyLimits';
import { withoutUnreadBodies } from '@afterglow/operation/unreadBodies';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import { serverOf } from '../../site/runtime/server/listen.ts';
import { createSiteForApi } from '../site/createSiteForApi.ts';
import { closeServer, listen } from '../tools/server.ts';
import { createTestApi, type TestApi } from './testApi.ts';
import { calls } from '@afterglow/contract/calls';

let api: TestApi;
let as: string;
const servers: Server[] = [];
const ports = { api: 0, site: 0 };
beforeAll(async () => {
  api = await createTestApi();
  as = await api.signIn(fullMembers.own.id);
  const answer = getRequestListener(withoutUnreadBodies(api.app.fetch));
  const apiServer = createServer((asked, response) => void answer(asked, response));
  ports.api = await listen(apiServer);
  const siteServer = serverOf(createSiteForApi(`http://127.0.0.1:${ports.api}`));
  ports.site = await listen(siteServer);
  servers.push(siteServer, apiServer);
});
afterAll(async () => {
  for (const server of servers) await closeServer(server);
  await api.close();
});

const multipart = 'multipart/form-data; boundary=b';
const urlencoded = 'application/x-www-form-urlencoded';

interface RequestBody {
  bytes: number;
  type?: string;
  path?: string;
  method?: string;
  cookie?: string;
  /** Sends the body without a Content-Length. */
  chunked?: boolean;
  headers?: Record<string, string>;
}

/** Creates a form with one file or one field, padded to the requested size. */
function makeBody({ bytes, type = urlencoded }: RequestBody): Buffer {
  const [before, after] =
    type === multipart
      ? ['--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n', '\r\n--b--\r\n']
      : ['x=', ''];
  const rest = bytes - before.length - after.length;
  return rest < 0
    ? Buffer.alloc(bytes, 'x')
    : Buffer.concat([Buffer.from(before), Buffer.alloc(rest, 'x'), Buffer.from(after)]);
}

/** Sends a body over a separate connection; resolves with the status or an error message. */
const send = (port: number, sent: RequestBody): Promise<number | string> =>
  new Promise((resolve) => {
    const body = makeBody(sent);
    const { type = urlencoded, path = calls.login.path(), method = 'POST', chunked = false, cookie } = sent;
    const clientRequest = request(
      {
        port,
        path,
        method,
        agent: false,
        headers: {
          'Content-Type': type,
          'Sec-Fetch-Site': 'same-origin',
          ...(cookie !== undefined && { Cookie: cookie }),
          ...(chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length }),
          ...sent.headers,
        },
      },
      (answer) => {
        answer.resume();
        // The response must be complete, so that its message can be shown.
        answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', ({ message }) => resolve(message));
      },
    );
    clientRequest.on('error', ({ message }) => resolve(message));
    clientRequest.end(body);
  });

/** Simulates visitors with keep-alive connections. The returned function stops them and returns their results. */
function startVisitors(port: number): () => Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  const stopping = new AbortController();
  const fetchStatus = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: unknown) => `${path} ${String(error instanceof Error ? error.cause : error)}`,
    );
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const worker = async (visit: () => Promise<number | string>) => {
    while (!stopping.signal.aborted) answers.push(await visit());
  };
  const visitors = [
    worker(() => fetchStatus(calls.globals.path())),
    worker(() => fetchStatus(calls.suggester.path({ count: 10 }, 0))),
    worker(() =>
      fetchStatus(calls.input.path(), {
        method: 'POST',
        headers,
        body: new URLSearchParams({ act: 'view', video_id: String(videos.standard.id) }),
      }),
    ),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(visitors);
    return answers;
  };
}

const KB = 1024;
const MB = 1024 * KB;
const pictureForm = maxBodyBytes(calls.ownPage.path(), multipart);

describe.each(['api', 'site'] as const)('at the %s', (name) => {
  test.each<[string, RequestBody, number]>([
    ['no body', { bytes: 0 }, 200],
    ['a form of maximum size', { bytes: maxFormBytes }, 200],
    ['a form one byte longer', { bytes: maxFormBytes + 1 }, 413],
    ['the same without a length', { bytes: maxFormBytes + 1, chunked: true }, 413],
    ['a form of 300 KB', { bytes: 300 * KB }, 413],
    ['300 KB without a length', { bytes: 300 * KB, chunked: true }, 413],
    ['as much as is still discarded', { bytes: MB }, 413],
    ['one byte more than that', { bytes: MB + 1 }, 413],
    ['3 MB', { bytes: 3 * MB }, 413],
    ['3 MB without a length', { bytes: 3 * MB, chunked: true }, 413],
    ['25 MB', { bytes: 25 * MB }, 413],
    ['a multipart form for a call without files', { bytes: 300 * KB, type: multipart }, 413],
    ['a URL-encoded form for a call with files', { bytes: 300 * KB, path: calls.ownPage.path(), cookie: 'own' }, 413],
    ['9 MB from a guest', { bytes: 9 * MB, type: multipart, path: calls.ownPage.path() }, 401],
    ['300 KB from a guest', { bytes: 300 * KB, type: multipart, path: calls.ownPage.path() }, 401],
    [
      '9 MB without a length from a guest',
      { bytes: 9 * MB, type: multipart, path: calls.ownPage.path(), chunked: true },
      401,
    ],
    ['an image from a guest', { bytes: 9 * MB, type: multipart, path: calls.ageVerification.path() }, 401],
    ['9 MB to an unknown call', { bytes: 9 * MB, path: '/api/nothing', type: multipart }, 413],
    ['60 KB to an unknown call', { bytes: 60 * KB, path: '/api/nothing' }, 404],
    ['60 KB by DELETE', { bytes: 60 * KB, method: 'DELETE', path: '/media/scenes/01/288x162/1.jpg' }, 404],
    ['60 KB with a GET', { bytes: 60 * KB, method: 'GET', path: calls.globals.path() }, 200],
    ['60 KB from another site', { bytes: 60 * KB, headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    [
      '3 MB of image from another site',
      { bytes: 3 * MB, type: multipart, path: calls.ownPage.path(), headers: { 'Sec-Fetch-Site': 'cross-site' } },
      403,
    ],
    [
      '3 MB of image behind the gate',
      { bytes: 3 * MB, type: multipart, path: calls.ownPage.path(), headers: { 'X-Country': 'gb' } },
      403,
    ],
    ['an avatar of 25 MB', { bytes: 25 * MB, type: multipart, path: calls.ownPage.path(), cookie: 'own' }, 413],
    [
      'an avatar of 25 MB without a length',
      { bytes: 25 * MB, type: multipart, path: calls.ownPage.path(), cookie: 'own', chunked: true },
      413,
    ],
    [
      'a form with a file of maximum size',
      { bytes: pictureForm, type: multipart, path: calls.ownPage.path(), cookie: 'own' },
      200,
    ],
    ['one byte longer', { bytes: pictureForm + 1, type: multipart, path: calls.ownPage.path(), cookie: 'own' }, 413],
    [
      'a file of 10 MB',
      { bytes: maxImageBytes + 200, type: multipart, path: calls.ownPage.path(), cookie: 'own' },
      200,
    ],
  ])(
    '%s is always answered, without affecting others',
    async (_, sent, status) => {
      const port = ports[name];
      const stopVisitors = startVisitors(port);
      const withCookie = { ...sent, ...(sent.cookie === 'own' && { cookie: as }) };
      const count = sent.bytes > MB ? 3 : 12;
      const answers = await Promise.all(Array.from({ length: count }, () => send(port, withCookie)));
      const failures = (await stopVisitors()).filter((answer) => answer !== 200);
      expect(answers).toEqual(Array.from({ length: count }, () => status));
      expect(failures).toEqual([]);
    },
    // 75 MB beside other traffic take 2 s on two idle cores, and 20 s on busy ones.
    120_000,
  );
});
