import { execFileSync } from 'node:child_process';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endlessReplyBytes, startFaultyApi, type FaultyApi } from '../tools/faultyApi.ts';
import { folder, startSite, type RunningSite } from './startSite.ts';
import { longestVideos } from '../tools/callPaths.ts';

/** Returns the resident memory of a process in megabytes. */
const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_000;

let api: FaultyApi;
let site: RunningSite;
let origin: string;
beforeAll(async () => {
  api = await startFaultyApi();
  site = startSite({ API_ORIGIN: api.origin, DATA_DIR: folder() });
  origin = await site.origin;
});
afterAll(async () => {
  await site.end();
  await api.close();
});

/** Returns the peak memory growth of the process until all tasks have settled, in megabytes. */
async function peakMegabytes(tasks: Promise<unknown>[], before: number): Promise<number> {
  const ended = new AbortController();
  const over = Promise.all(tasks).finally(() => ended.abort());
  let peak = 0;
  while (!ended.signal.aborted) {
    peak = Math.max(peak, megabytes(site.pid) - before);
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 20))]);
  }
  await over;
  return peak;
}

const page = async (step: number): Promise<number> => {
  const answer = await fetch(`${origin}/?step=${step}`);
  await answer.text();
  return answer.status;
};

test.each(['endless', 'long'] as const)('a page with %s replies of 50 MB does not buffer them', async (fault) => {
  for (const step of [1, 2, 3]) await page(step);
  const before = megabytes(site.pid);
  await api.set(fault);
  const pages = [10, 11, 12].map(page);
  // Eleven replies each: 1,650 MB if read completely.
  expect(await peakMegabytes(pages, before)).toBeLessThan(400);
  await api.set(null);
  expect(await Promise.all(pages)).toEqual([502, 502, 502]);
});

test('visitors who do not read their responses use no memory', async () => {
  await api.set('endless');
  const before = megabytes(site.pid);
  const takenBefore = api.takenBytes();
  const answers = Array.from(
    { length: 10 },
    (_, number) =>
      new Promise<() => void>((resolve, reject) => {
        const headers = number % 2 === 0 ? { 'Accept-Encoding': 'br' } : {};
        const clientRequest = get(`${origin}${longestVideos}`, {
          headers,
          agent: false,
        });
        // The response starts but is never read.
        clientRequest.on('response', () => resolve(() => clientRequest.destroy())).on('error', reject);
      }),
  );
  const abortAll = await Promise.all(answers);
  // Five replies are compressed, to nearly nothing, so the site takes all of them, but for their brackets.
  const wholeReplies = 5 * (endlessReplyBytes - 2);
  await expect.poll(() => api.takenBytes() - takenBefore, { timeout: 60_000 }).toBeGreaterThanOrEqual(wholeReplies);
  // The site takes no more of the other five than it buffers.
  let taken = 0;
  const hasStopped = (): boolean => {
    const earlier = taken;
    taken = api.takenBytes();
    return taken === earlier;
  };
  await expect.poll(hasStopped, { timeout: 60_000, interval: 500 }).toBe(true);
  expect(megabytes(site.pid) - before).toBeLessThan(200);
  for (const abort of abortAll) abort();
  await api.set(null);
});
