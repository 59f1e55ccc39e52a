import { readFileSync } from 'node:fs';
import { Agent, request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { replyIn } from '@afterglow/fixtures/scenarios/scenario';
import { expectSingleSentence, folder, startServer, npmStart, startSite, type RunningSite } from './startSite.ts';
import { longestVideos } from '../tools/callPaths.ts';

/** Whether a process exists. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Settings of a process in which time stands still for whoever waits at least as long. */
const stopTime = (fromMs: number): Record<string, string> => ({
  NODE_OPTIONS: `--require ${join(import.meta.dirname, 'stopTime.cjs')}`,
  STOPPED_FROM_MS: String(fromMs),
});

/** Reads the API's pid from the database lock. */
const apiPid = (data: string): number =>
  (JSON.parse(readFileSync(join(data, 'database.lock'), 'utf8')) as { pid: number }).pid;

const reply = (asked: IncomingMessage, response: ServerResponse) => {
  const { status, body } = replyIn(everyday, asked.method ?? 'GET', asked.url ?? '/');
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

describe('the site with its own API and database', () => {
  const data = folder();
  let site: RunningSite;
  let origin: string;
  beforeAll(async () => {
    site = startSite({ DATA_DIR: data });
    origin = await site.origin;
  });
  afterAll(() => site.end());

  test('shows its list', async () => {
    const answer = await fetch(`${origin}/videos/longest/1/`);
    expect(answer.status).toBe(200);
    expect((await answer.text()).match(/<article/g)).toHaveLength(60);
  });

  test('a second site on the same port is refused', async () => {
    const { port } = new URL(origin);
    const ended = await startSite({ PORT: port, DATA_DIR: folder() }, { entry: npmStart }).ended;
    expectSingleSentence(
      ended,
      new RegExp(
        `^Port ${port} on 127\\.0\\.0\\.1 is already in use\\. Stop what uses it, or choose another with PORT=`,
      ),
    );
  });

  test('a second process on the same data folder is refused without any wait, with the pid of the holder', async () => {
    // A process that waits for time to pass never ends here, and fails the test by its own timeout.
    const ended = await startSite({ DATA_DIR: data, ...stopTime(0) }).ended;
    expectSingleSentence(
      ended,
      new RegExp(
        `is in use by process ${apiPid(data)}, which started at 20.*Stop that process, or set DATA_DIR to another folder\\.`,
      ),
    );
    expect((await fetch(`${origin}/`)).status, 'the first one goes on').toBe(200);
  });

  test('exits with a message when its API dies', async () => {
    process.kill(apiPid(data), 'SIGKILL');
    const ended = await site.ended;
    expectSingleSentence(ended, /^The API has ended, so the site ends too\. Start it again/);
  });

  test('restarts after that and takes over the folder', async () => {
    const again = startSite({ DATA_DIR: data }, { entry: npmStart });
    expect((await fetch(`${await again.origin}/`)).status).toBe(200);
    const api = apiPid(data);
    const ended = await again.end();
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    expect([isAlive(again.pid), isAlive(api)]).toEqual([false, false]);
    expect(() => apiPid(data), 'the lock is released').toThrow('ENOENT');
  });

  test('its API exits when the site is killed', async () => {
    const again = startSite({ DATA_DIR: data });
    await again.origin;
    const api = apiPid(data);
    await again.end('SIGKILL');
    await expect.poll(() => isAlive(api)).toBe(false);
  });

  test('stops its API when its own port is in use', async () => {
    const port = await startServer((_, response) => response.end());
    expectSingleSentence(await startSite({ PORT: String(port), DATA_DIR: data }).ended, /is already in use/);
    expect(() => apiPid(data)).toThrow('ENOENT');
  });
});

describe('on SIGTERM', () => {
  test('the site finishes a hundred pending requests', async () => {
    const pendingReplies: (() => void)[] = [];
    const api = await startServer((asked, response) => {
      if (asked.url?.includes('/videos2/')) pendingReplies.push(() => reply(asked, response));
      else reply(asked, response);
    });
    // On a busy machine the reads, and the nine seconds of a process that ends, would be over before the replies come.
    const site = startSite({ API_ORIGIN: `http://127.0.0.1:${api}`, DATA_DIR: folder(), ...stopTime(5_000) });
    const origin = await site.origin;
    const agent = new Agent({ keepAlive: true, maxSockets: 100 });
    const visit = (path: string) =>
      new Promise<number>((resolve) => {
        request(origin + path, { agent }, (answer) =>
          answer
            .resume()
            .on('end', () => resolve(answer.statusCode ?? 0))
            .on('error', () => resolve(0)),
        )
          .on('error', () => resolve(0))
          .end();
      });
    const pages = Array.from({ length: 10 }, (_, number) => `/videos/longest/${number + 1}/`);
    const lists = Array.from({ length: 90 }, (_, number) => longestVideos.replace('..1.', `..${number + 1}.`));
    const visits = lists.map(visit);
    await expect.poll(() => pendingReplies.length).toBe(lists.length);
    visits.push(...pages.map(visit));
    await expect.poll(() => pendingReplies.length).toBe(lists.length + pages.length);
    const ended = site.end();
    const answerToNew = () =>
      fetch(`${origin}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      );
    // New connections are refused before the open ones are closed.
    await expect.poll(answerToNew, { message: 'new connections are refused' }).toBe('refused');
    for (const answer of pendingReplies) answer();
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([0, '']);
  });

  // No time is measured: a process that does not end fails the test by its own timeout.
  test('the site ends by itself despite an unread file download', async () => {
    const { api } = await startVideoApi();
    const site = startSite({ API_ORIGIN: api, DATA_DIR: folder() });
    await startDownload(`${await site.origin}/media/clips/1.mp4`);
    const { code, stderr } = await site.end();
    expect([code, stderr]).toEqual([0, '']);
  });
});

test('an aborted download is also aborted at the API, without an error', async () => {
  const { api, left } = await startVideoApi();
  const site = startSite({ API_ORIGIN: api, DATA_DIR: folder() });
  (await startDownload(`${await site.origin}/media/clips/1.mp4`)).destroy();
  await left;
  const { code, stdout, stderr } = await site.end();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Afterglow: [^\n]+\n$/);
});

/** Starts an API with one endless video. `left` resolves when its connection is closed. */
async function startVideoApi(): Promise<{ api: string; left: Promise<void> }> {
  let onClose: () => void;
  const left = new Promise<void>((resolve) => (onClose = resolve));
  const port = await startServer((asked, response) => {
    if (!asked.url?.startsWith('/media/')) return reply(asked, response);
    response.on('close', () => onClose());
    response
      .writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': '1000000000' })
      .write(Buffer.alloc(1_000_000));
  });
  return { api: `http://127.0.0.1:${port}`, left };
}

/** Starts a download and reads only its beginning. */
const startDownload = (address: string): Promise<ClientRequest> =>
  new Promise((resolve) => {
    const asked = request(address, (answer) =>
      answer.on('error', () => undefined).once('readable', () => resolve(asked)),
    );
    asked.on('error', () => undefined).end();
  });
