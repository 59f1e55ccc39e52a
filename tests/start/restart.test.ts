/** `npm start` watches its API and its worker. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, npmStart, startSite, type RunningSite } from './startSite.ts';

const lockFile = (data: string): string => join(data, 'database.lock');

/** Reads which process holds the database of a data folder. */
const holderOf = (data: string): { pid: number } => JSON.parse(readFileSync(lockFile(data), 'utf8')) as { pid: number };

/** Returns the pid of the running child of a process whose script has this name; null if there is none. */
function childOf(pid: number, script: string): number | null {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const commandOf = (child: number) =>
    existsSync(`/proc/${child}/cmdline`) ? readFileSync(`/proc/${child}/cmdline`, 'utf8') : '';
  return children.find((child) => commandOf(child).includes(script)) ?? null;
}

describe('npm start', () => {
  const data = folder();
  let site: RunningSite;
  let origin: string;
  beforeAll(async () => {
    site = startSite({ DATA_DIR: data }, { entry: npmStart });
    origin = await site.origin;
  });
  afterAll(() => site.end());

  const cached = ['/', '/videos/longest/1/', '/categories/', '/information/terms/'];
  const visit = async (path: string) => {
    const response = await fetch(origin + path);
    return { path, status: response.status, retry: response.headers.get('retry-after'), text: await response.text() };
  };
  const readiness = async () => (await visit('/readyz')).status;

  /** Opens pages continuously until stopped: the cached ones, and after each round one that is not cached. */
  function startVisits() {
    const load = { running: true };
    const wrong: unknown[] = [];
    const seen = { failed: 0, fine: 0 };
    const run = async (from: number): Promise<void> => {
      for (let step = from; load.running; step += 10) {
        for (const path of cached) {
          const { status } = await visit(path);
          if (status !== 200) wrong.push({ path, status });
        }
        const { status, retry, text } = await visit(`/videos/longest/1/?step=${step}`);
        const failed = status === 503 && retry === '5' && text.includes('This did not load');
        if (failed) seen.failed += 1;
        else if (status === 200) seen.fine += 1;
        else wrong.push({ step, status, retry });
      }
    };
    const over = Promise.all([1, 2, 3].map(run));
    return {
      seen,
      stop: async () => {
        load.running = false;
        await over;
        return wrong;
      },
    };
  }

  test('an API that is killed under load comes back; cached pages are shown all the time, the others recover', async () => {
    for (const path of cached) expect(await visit(path)).toMatchObject({ status: 200 });
    const { pid } = holderOf(data);
    const visits = startVisits();
    await expect.poll(() => visits.seen.fine).toBeGreaterThan(3);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => visits.seen.failed).toBeGreaterThan(0);
    expect((await visit('/healthz')).status).toBe(200);
    await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
    const { fine } = visits.seen;
    await expect.poll(() => visits.seen.fine).toBeGreaterThan(fine + 3);
    expect(await visits.stop()).toEqual([]);
    expect(holderOf(data).pid, 'the lock of the one that was killed is taken over').not.toBe(pid);
  }, 180_000);

  test('a worker that is killed is started again', async () => {
    const worker = childOf(site.pid, 'worker.js');
    expect(worker).not.toBeNull();
    process.kill(worker ?? 0, 'SIGKILL');
    await expect
      .poll(() => {
        const now = childOf(site.pid, 'worker.js');
        return now !== null && now !== worker;
      })
      .toBe(true);
    expect(await readiness()).toBe(200);
  });

  test('an API that cannot come back is tried five times; then the site ends with a sentence', async () => {
    const { pid } = holderOf(data);
    // This process takes the lock of the folder, so that no API can open it.
    const holder = { ...holderOf(data), pid: process.pid, born: '' };
    writeFileSync(lockFile(data), JSON.stringify(holder));
    process.kill(pid, 'SIGKILL');
    await expect.poll(readiness).toBe(503);
    expect(await visit('/')).toMatchObject({ status: 200 });
    const { code, stderr } = await site.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /The API has ended for the sixth time within ten minutes, so the site ends too\. Start it again/,
    );
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stderr.match(/is in use by process/g)?.length).toBeGreaterThanOrEqual(4);
  }, 120_000);
});
