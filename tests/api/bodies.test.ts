/** Bodies of all sizes to API and site, under concurrent traffic: too large ones are rejected without affecting other requests. */
import { createServer, request, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyLimit, formBytes, maxImageBytes } from '../../fixtures/contract/limits.ts';
import { withoutUnreadBodies } from '../../fixtures/contract/unreadBodies.ts';
import { fullMembers } from '../../fixtures/data/members.ts';
import { videos } from '../../fixtures/data/videos.ts';
import { serverOf } from '../../site/server/listen.ts';
import { siteAt } from '../site/siteAt.ts';
import { ended, listening } from '../tools/listening.ts';
import { createTestApi, type TestApi } from './testApi.ts';

let api: TestApi;
let as: string;
const servers: Server[] = [];
const ports = { api: 0, site: 0 };
beforeAll(async () => {
  api = await createTestApi();
  as = await api.signIn(fullMembers.own.id);
  const answer = getRequestListener(withoutUnreadBodies(api.app.fetch));
  const apiServer = createServer((asked, response) => void answer(asked, response));
  ports.api = await listening(apiServer);
  const siteServer = serverOf(siteAt(`http://127.0.0.1:${ports.api}`));
  ports.site = await listening(siteServer);
  servers.push(siteServer, apiServer);
});
afterAll(async () => {
  for (const server of servers) await ended(server);
  await api.close();
});

const multipart = 'multipart/form-data; boundary=b';
const words = 'application/x-www-form-urlencoded';

interface Sent {
  bytes: number;
  type?: string;
  path?: string;
  method?: string;
  cookie?: string;
  /** Without a Content-Length. */
  chunked?: boolean;
  headers?: Record<string, string>;
}

/** Creates a form with one file or one field, padded to the size. */
function bodyOf({ bytes, type = words }: Sent): Buffer {
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
const send = (port: number, sent: Sent): Promise<number | string> =>
  new Promise((resolve) => {
    const body = bodyOf(sent);
    const { type = words, path = '/api/login.php', method = 'POST', chunked = false, cookie } = sent;
    const asked = request(
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
    asked.on('error', ({ message }) => resolve(message));
    asked.end(body);
  });

/** Simulates visitors with keep-alive connections. Returns a function that stops them and returns their results. */
function others(port: number): () => Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  const leaving = new AbortController();
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: unknown) => `${path} ${String(error instanceof Error ? error.cause : error)}`,
    );
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const one = async (visit: () => Promise<number | string>) => {
    while (!leaving.signal.aborted) answers.push(await visit());
  };
  const visitors = [
    one(() => ask('/api/globals.php')),
    one(() => ask('/api/json/suggester/0/10.json')),
    one(() =>
      ask('/api/input.php', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ act: 'view', video_id: String(videos.standard.id) }),
      }),
    ),
  ];
  return async () => {
    leaving.abort();
    await Promise.all(visitors);
    return answers;
  };
}

const KB = 1024;
const MB = 1024 * KB;
const pictureForm = bodyLimit('/api/member.php', multipart);

describe.each(['api', 'site'] as const)('at the %s', (name) => {
  test.each<[string, Sent, number]>([
    ['no body', { bytes: 0 }, 200],
    ['a form of maximum size', { bytes: formBytes }, 200],
    ['a form one byte longer', { bytes: formBytes + 1 }, 413],
    ['the same without a length', { bytes: formBytes + 1, chunked: true }, 413],
    ['a form of 300 KB', { bytes: 300 * KB }, 413],
    ['300 KB without a length', { bytes: 300 * KB, chunked: true }, 413],
    ['as much as is still discarded', { bytes: MB }, 413],
    ['one byte more than that', { bytes: MB + 1 }, 413],
    ['3 MB', { bytes: 3 * MB }, 413],
    ['3 MB without a length', { bytes: 3 * MB, chunked: true }, 413],
    ['25 MB', { bytes: 25 * MB }, 413],
    ['a multipart form for a call without files', { bytes: 300 * KB, type: multipart }, 413],
    ['a URL-encoded form for a call with files', { bytes: 300 * KB, path: '/api/member.php', cookie: 'own' }, 413],
    ['9 MB from a guest', { bytes: 9 * MB, type: multipart, path: '/api/member.php' }, 401],
    ['300 KB from a guest', { bytes: 300 * KB, type: multipart, path: '/api/member.php' }, 401],
    [
      '9 MB without a length from a guest',
      { bytes: 9 * MB, type: multipart, path: '/api/member.php', chunked: true },
      401,
    ],
    ['an image from a guest', { bytes: 9 * MB, type: multipart, path: '/api/age_verification.php' }, 401],
    ['9 MB to an unknown call', { bytes: 9 * MB, path: '/api/nothing.php', type: multipart }, 413],
    ['60 KB to an unknown call', { bytes: 60 * KB, path: '/api/nothing.php' }, 404],
    ['60 KB by DELETE', { bytes: 60 * KB, method: 'DELETE', path: '/media/scenes/01/288x162/1.jpg' }, 404],
    ['60 KB with a GET', { bytes: 60 * KB, method: 'GET', path: '/api/globals.php' }, 200],
    ['60 KB from another site', { bytes: 60 * KB, headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    [
      '3 MB of image from another site',
      { bytes: 3 * MB, type: multipart, path: '/api/member.php', headers: { 'Sec-Fetch-Site': 'cross-site' } },
      403,
    ],
    [
      '3 MB of image behind the gate',
      { bytes: 3 * MB, type: multipart, path: '/api/member.php', headers: { 'X-Country': 'gb' } },
      403,
    ],
    ['an avatar of 25 MB', { bytes: 25 * MB, type: multipart, path: '/api/member.php', cookie: 'own' }, 413],
    [
      'an avatar of 25 MB without a length',
      { bytes: 25 * MB, type: multipart, path: '/api/member.php', cookie: 'own', chunked: true },
      413,
    ],
    [
      'a form with a file of maximum size',
      { bytes: pictureForm, type: multipart, path: '/api/member.php', cookie: 'own' },
      200,
    ],
    ['one byte longer', { bytes: pictureForm + 1, type: multipart, path: '/api/member.php', cookie: 'own' }, 413],
    ['a file of 10 MB', { bytes: maxImageBytes + 200, type: multipart, path: '/api/member.php', cookie: 'own' }, 200],
  ])('%s is always answered, without affecting others', async (_, sent, status) => {
    const port = ports[name];
    const leave = others(port);
    const own = { ...sent, ...(sent.cookie === 'own' && { cookie: as }) };
    const times = sent.bytes > MB ? 3 : 12;
    const answers = await Promise.all(Array.from({ length: times }, () => send(port, own)));
    const noticed = (await leave()).filter((answer) => answer !== 200);
    expect(answers).toEqual(Array.from({ length: times }, () => status));
    expect(noticed).toEqual([]);
  });
});
