/** Fields of a request that the site logs, and those that it never logs. */
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { videos } from '@afterglow/fixtures/data/videos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { calls } from '@afterglow/contract/calls';
import { logError } from '@afterglow/operation/log';
import { serverOf } from '../../site/runtime/server/listen.ts';
import { readLog } from '../tools/readLog.ts';
import { closeServer, listen } from '../tools/server.ts';
import { patience } from '../tools/patience.ts';
import { testSite } from './testSite.ts';

const server = serverOf(testSite(everyday).site);
let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => closeServer(server));
let log: ReturnType<typeof readLog>;
beforeEach(() => {
  log = readLog('site');
  return () => log.end();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request. Resolves with the status when the site has logged the request. */
async function send(path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}): Promise<number> {
  const before = log.lines().length;
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
  await vi.waitFor(() => expect(log.lines().length).toBeGreaterThan(before), patience);
  return status;
}

const id = 'a1b2c3d4-0000-4000-8000-f00dfeedcafe';
const { standard } = videos;

test.each([
  ['/', 'home/HomePage'],
  [`/video/${standard.id}/${standard.dir}/`, 'video/VideoPage'],
  ['/nowhere/at-all/', 'none'],
  ['/healthz', '/healthz'],
  [calls.globals.path(), calls.globals.pattern],
])('%s is one line with its route', async (path, route) => {
  const status = await send(path, { headers: { 'X-Request-Id': id } });
  expect(log.lines()).toEqual([
    {
      level: 'info',
      process: 'site',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      msg: 'request',
      ...{ id, method: 'GET', route, status },
      ms: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
    },
  ]);
  expect(Number(log.lines()[0]?.['bytes'])).toBeGreaterThan(0);
});

test('search words, titles, cookies, passwords, mail addresses and IP addresses are never in it', async () => {
  const secrets = {
    searched: 'moonlitcanal',
    cookie: 'cookiesecret',
    password: 'passwordsecret',
    mail: 'somebody@private.example',
    token: 'tokensecret',
    address: '203.0.113.77',
  };
  const headers = {
    Cookie: `session=${secrets.cookie}`,
    Authorization: `Bearer ${secrets.token}`,
    'X-Forwarded-For': secrets.address,
    Referer: `http://localhost:3000/search/1/?s=${secrets.searched}`,
  };
  await send(`/search/1/?s=${secrets.searched}`, { headers });
  await send(`/video/${standard.id}/${standard.dir}/?token=${secrets.token}`, { headers });
  await send(`/${secrets.searched}/${secrets.mail}/`, { headers });
  await send(`${calls.signup.path()}?token=${secrets.token}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: `email=${secrets.mail}&pass=${secrets.password}`,
  });
  expect(log.lines().length).toBeGreaterThanOrEqual(4);
  for (const secret of [...Object.values(secrets), standard.dir, '127.0.0.1']) expect(log.text()).not.toContain(secret);
});

test('an error says its type, its stack and the request, but nothing that it quotes', () => {
  const cause = Object.assign(new Error('550 <somebody@private.example> is refused'), {
    code: 'EENVELOPE',
    detail: 'Key (email)=(somebody@private.example) exists',
  });
  logError(new TypeError('no answer from smtp://user:passwordsecret@mail.example/?s=moonlitcanal', { cause }), id);
  try {
    JSON.parse('{"password":passwordsecret}');
  } catch (error) {
    logError(error);
  }
  const [failed, unparsed] = log.lines();
  expect(failed).toMatchObject({
    ...{ level: 'error', id },
    err: {
      type: 'TypeError',
      message: 'no answer from smtp://…@mail.example/?…',
      stack: expect.stringMatching(/^TypeError: no answer .+\n +at .+log\.test\.ts/) as string,
      cause: { type: 'Error', code: 'EENVELOPE', message: '550 <…@…> is refused' },
    },
  });
  expect(unparsed).toMatchObject({ err: { type: 'SyntaxError', message: 'a text could not be parsed' } });
  for (const secret of ['passwordsecret', 'moonlitcanal', 'somebody', 'Key (email)'])
    expect(log.text()).not.toContain(secret);
});
