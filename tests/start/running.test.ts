import { readFileSync } from 'node:fs';
import { Agent, request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { answerIn } from '@afterglow/fixtures/worlds/world';
import { expectSentence, folder, listening, npmStart, start, type Started } from './started.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether a process is there. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The process that holds the embedded database, by its lock. */
const apiOf = (data: string): number =>
  (JSON.parse(readFileSync(join(data, 'database.lock'), 'utf8')) as { pid: number }).pid;

const answerOf = (asked: IncomingMessage, response: ServerResponse) => {
  const { status, body } = answerIn(everyday, asked.method ?? 'GET', asked.url ?? '/');
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

describe('the site with an API and a database of its own', () => {
  const data = folder();
  let site: Started;
  let origin: string;
  beforeAll(async () => {
    site = start({ DATA_DIR: data });
    origin = await site.origin;
  });
  afterAll(() => site.end());

  test('shows its list', async () => {
    const answer = await fetch(`${origin}/videos/longest/1/`);
    expect(answer.status).toBe(200);
    expect((await answer.text()).match(/<article/g)).toHaveLength(60);
  });

  test('keeps its port', async () => {
    const { port } = new URL(origin);
    const ended = await start({ PORT: port, DATA_DIR: folder() }, { entry: npmStart }).ended;
    expectSentence(
      ended,
      new RegExp(
        `^Port ${port} on 127\\.0\\.0\\.1 is already in use\\. Stop what uses it, or choose another with PORT=`,
      ),
    );
  });

  test('keeps its data folder: a second process is refused at once, and told who has it', async () => {
    const floor = (await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: folder() }).ended).after;
    const ended = await start({ DATA_DIR: data }).ended;
    expectSentence(
      ended,
      new RegExp(
        `is in use by process ${apiOf(data)}, which started at 20.*Stop that process, or set DATA_DIR to another folder\\.`,
      ),
    );
    // Site and API start one after the other here as there; a busy machine takes longer for both.
    expect(ended.after).toBeLessThan(Math.max(2_000, 3 * floor));
    expect((await fetch(`${origin}/`)).status, 'the first one goes on').toBe(200);
  });

  test('says so when its API dies, and ends too', async () => {
    process.kill(apiOf(data), 'SIGKILL');
    const ended = await site.ended;
    expectSentence(ended, /^The API has ended, so the site ends too\. Start it again/);
  });

  test('starts again after that, quicker than the first time, and takes over the folder', async () => {
    const again = start({ DATA_DIR: data }, { entry: npmStart });
    expect((await fetch(`${await again.origin}/`)).status).toBe(200);
    const api = apiOf(data);
    const ended = await again.end();
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    expect([alive(again.pid), alive(api)]).toEqual([false, false]);
    expect(() => apiOf(data), 'the lock is given back').toThrow('ENOENT');
  });

  test('ends its API also when it is killed itself', async () => {
    const again = start({ DATA_DIR: data });
    await again.origin;
    const api = apiOf(data);
    await again.end('SIGKILL');
    await expect.poll(() => alive(api), { timeout: 10_000 }).toBe(false);
  });

  test('leaves nothing behind when its own port is taken', async () => {
    const port = await listening((_, response) => response.end());
    expectSentence(await start({ PORT: String(port), DATA_DIR: data }).ended, /is already in use/);
    expect(() => apiOf(data)).toThrow('ENOENT');
  });
});

describe('asked to end', () => {
  test('with a hundred requests open the site answers them all', async () => {
    const held: (() => void)[] = [];
    const api = await listening((asked, response) => {
      if (asked.url?.includes('/videos2/')) held.push(() => answerOf(asked, response));
      else answerOf(asked, response);
    });
    const site = start({ API_ORIGIN: `http://127.0.0.1:${api}`, DATA_DIR: folder() });
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
    const calls = Array.from(
      { length: 90 },
      (_, number) => `/api/json/videos2/86400/str/longest/60/..${number + 1}.all...json`,
    );
    const visits = [...pages, ...calls].map(visit);
    await expect.poll(() => held.length, { timeout: 20_000 }).toBe(100);
    const ended = site.end();
    await pause(300);
    expect(
      await fetch(`${origin}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
      'nobody new is let in',
    ).toBe('refused');
    for (const answer of held) answer();
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([0, '']);
  });

  test('with a file under way that nobody reads the site ends all the same', async () => {
    const { api } = await filmApi();
    const site = start({ API_ORIGIN: api, DATA_DIR: folder() });
    await begin(`${await site.origin}/media/clips/1.mp4`);
    const begun = performance.now();
    const { code, stderr } = await site.end();
    expect([code, stderr]).toEqual([0, '']);
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});

test('a visitor who leaves in the middle of a film ends it at the API too, and is no accident', async () => {
  const { api, left } = await filmApi();
  const site = start({ API_ORIGIN: api, DATA_DIR: folder() });
  (await begin(`${await site.origin}/media/clips/1.mp4`)).destroy();
  await left;
  const { code, stdout, stderr } = await site.end();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Afterglow: [^\n]+\n$/);
});

/** An API with one film, which is longer than anybody reads; `left` resolves when its connection is closed. */
async function filmApi(): Promise<{ api: string; left: Promise<void> }> {
  let leave: () => void;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const port = await listening((asked, response) => {
    if (!asked.url?.startsWith('/media/')) return answerOf(asked, response);
    response.on('close', () => leave());
    response
      .writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': '1000000000' })
      .write(Buffer.alloc(1_000_000));
  });
  return { api: `http://127.0.0.1:${port}`, left };
}

/** Asks for an address and reads no more than the beginning of it. */
const begin = (address: string): Promise<ClientRequest> =>
  new Promise((resolve) => {
    const asked = request(address, (answer) =>
      answer.on('error', () => undefined).once('readable', () => resolve(asked)),
    );
    asked.on('error', () => undefined).end();
  });
