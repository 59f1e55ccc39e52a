import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { bestRead, modelsRead, newestRead, watchedRead } from '../../site/pages/home/homeReads.ts';
import { categoriesRead, topRead } from '../../site/data/terms.ts';
import { relatedRead } from '../../site/data/videos.ts';
import { videoRead } from '../../site/data/video.ts';
import { siteTimes } from '../../site/server/times.ts';
import { longestVideos } from '../tools/callPaths.ts';
import { json, testSite, scenarioApi, type ApiHandler, type TestSite } from './testSite.ts';

const { standard } = fullVideos;
const videoPath = `/video/${standard.id}/${standard.dir}/`;
const videoKey = videoRead(standard).key;
const relatedKey = relatedRead(standard.id).key;
const topKey = topRead('en').key;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Returns an API that never answers some paths. */
const hanging =
  (...keys: string[]): ApiHandler =>
  (path, asked) =>
    keys.includes(path) ? new Promise(() => undefined) : scenarioApi(everyday)(path, asked);

const failing =
  (...keys: string[]): ApiHandler =>
  (path, asked) =>
    keys.includes(path) ? json({ error: 1, code: 'unavailable' }, 503) : scenarioApi(everyday)(path, asked);

const turn = () => new Promise((resolve) => void setImmediate(resolve));

/**
 * Waits until all required reads are answered and the page waits only for its deferred ones. Leaves the clock alone,
 * which `vi.waitUntil` moves on.
 */
async function untilOnlyDeferred(): Promise<void> {
  do await turn();
  while (vi.getTimerCount() !== 1);
}

/** Requests a page and lets the time for its deferred reads expire. */
async function pageAfterTimeout(site: TestSite, path: string): Promise<Response> {
  const answer = site.visit(path);
  await untilOnlyDeferred();
  vi.advanceTimersByTime(siteTimes.deferredMs);
  return answer;
}

const keysIn = (html: string): string[] =>
  Object.keys(JSON.parse(/id="page-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as object);

test('a page waits at most 150 ms for what it can do without', () =>
  expect(siteTimes.deferredMs).toBeLessThanOrEqual(150));

describe('a page with a read that never answers', () => {
  test.each<[string, string, string[], string[]]>([
    ['a video without related videos', videoPath, [relatedKey], [topKey, videoKey]],
    ['a video without terms in its header', videoPath, [topKey], [relatedKey, videoKey]],
    ['home without its further rows', '/', [newestRead.key, bestRead.key], [topKey, modelsRead.key, watchedRead.key]],
    [
      'home without pictures of its models',
      '/',
      [modelsRead.key],
      [topKey, newestRead.key, bestRead.key, watchedRead.key],
    ],
    ['home with its first row alone', '/', [topKey, newestRead.key, bestRead.key, modelsRead.key], [watchedRead.key]],
    ['a list without terms in its header', '/videos/longest/1/', [topKey], [longestVideos]],
    ['a page that does not exist', '/nowhere/', [topKey], []],
  ])('is sent without it: %s', async (_, path, hung, answered) => {
    const answer = await pageAfterTimeout(testSite(hanging(...hung)), path);
    const html = await answer.text();
    expect(answer.status).toBe(path === '/nowhere/' ? 404 : 200);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>[^]*<\/html>$/);
    expect(keysIn(html), 'the browser requests the missing ones alone').toEqual(answered);
  });

  test('names a category by its address until its title is known', async () => {
    const path = '/categories/lakeside/longest/1/';
    const answer = await pageAfterTimeout(testSite(hanging(categoriesRead('en').key)), path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<article');
  });

  test('is not sent before the time is over', async () => {
    const site = testSite(hanging(relatedKey));
    const sent = vi.fn();
    const answer = site.visit(videoPath).finally(sent);
    await untilOnlyDeferred();
    vi.advanceTimersByTime(siteTimes.deferredMs - 1);
    await turn();
    expect(sent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect((await answer).status).toBe(200);
  });

  test('draws a skeleton in place of a row', async () => {
    const rows = async (api: ApiHandler) => {
      const html = await (await pageAfterTimeout(testSite(api), '/')).text();
      return [...html.matchAll(/<section[^>]*data-component="VideoRow"[^>]*>/g)].map(([tag]) =>
        tag.includes('aria-busy="true"') ? 'pending' : 'ready',
      );
    };
    expect(await rows(hanging(newestRead.key))).toEqual(['ready', 'pending', 'ready']);
    expect(await rows(hanging(topKey))).toEqual(['ready', 'ready', 'ready']);
  });
});

describe('a deferred read', () => {
  test('that answers in time is part of the page', async () => {
    let respond = (): void => undefined;
    const site = testSite((path, asked) =>
      path === relatedKey
        ? new Promise((resolve) => void (respond = () => resolve(scenarioApi(everyday)(path, asked))))
        : scenarioApi(everyday)(path, asked),
    );
    const answer = site.visit(videoPath);
    await untilOnlyDeferred();
    vi.advanceTimersByTime(siteTimes.deferredMs - 1);
    respond();
    expect(keysIn(await (await answer).text())).toContain(relatedKey);
    expect(vi.getTimerCount(), 'nothing is left waiting').toBe(0);
  });

  test('that failed is absent, and does not change the status', async () => {
    const answer = await testSite(failing(relatedKey, topKey)).visit(videoPath);
    expect(answer.status).toBe(200);
    expect(keysIn(await answer.text())).toEqual([videoKey]);
  });

  test('that was answered with a refusal is answered', async () => {
    const site = testSite((path, asked) =>
      path === relatedKey ? json({ error: 1, code: 'not_found' }, 404) : scenarioApi(everyday)(path, asked),
    );
    expect(keysIn(await site.page(videoPath))).toContain(relatedKey);
    expect((await requestsOf(site, videoPath)).length).toBe(0);
  });

  test('is not waited for longer than for what the page needs', async () => {
    const answer = await pageAfterTimeout(
      testSite((path, asked) => (path === videoKey ? json({}, 503) : hanging(relatedKey)(path, asked))),
      videoPath,
    );
    expect(answer.status).toBe(503);
  });

  test('that is late is not aborted', async () => {
    const site = testSite(hanging(relatedKey));
    const fetch = vi.spyOn(globalThis, 'fetch');
    await pageAfterTimeout(site, videoPath);
    expect(site.apiRequests.map(({ call }) => call)).toContain(`GET ${relatedKey}`);
    expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual(site.apiRequests.map(() => false));
  });
});

/** Returns the API requests that one more visit causes. */
async function requestsOf(site: TestSite, path: string): Promise<string[]> {
  const before = site.apiRequests.length;
  await site.visit(path);
  return site.apiRequests.slice(before).map(({ call }) => call);
}

describe('the categories of a video', () => {
  const namesIn = (html: string) => standard.categories.filter(({ title }) => html.includes(`>${title}</bdi>`)).length;
  const german: ApiHandler = (path, asked) =>
    path === categoriesRead('de').key
      ? json({ categories: standard.categories.map(({ dir }) => ({ dir, title: `de ${dir}`, total_videos: 1 })) })
      : scenarioApi(everyday)(path, asked);

  test('are titled in the language of the page', async () => {
    const html = await testSite(german).page(`${videoPath}?lang=de`);
    for (const { dir } of standard.categories) expect(html).toContain(`>de ${dir}</bdi>`);
    expect(namesIn(html)).toBe(0);
  });

  test('have their own titles where the others come late', async () => {
    const answer = await pageAfterTimeout(testSite(hanging(categoriesRead('de').key)), `${videoPath}?lang=de`);
    expect(namesIn(await answer.text())).toBe(standard.categories.length);
  });

  test('are not asked for in English', async () => {
    expect(await requestsOf(testSite(german), videoPath)).not.toContain(`GET ${categoriesRead('en').key}`);
  });
});

describe('a page without a deferred read', () => {
  test('is cached for five seconds, and then complete for a minute', async () => {
    let up = false;
    const site = testSite((path, asked) => (up ? scenarioApi(everyday) : failing(relatedKey))(path, asked));
    await site.visit(videoPath);
    vi.advanceTimersByTime(4_900);
    expect(await requestsOf(site, videoPath)).toEqual([]);
    up = true;
    vi.advanceTimersByTime(200);
    expect(await requestsOf(site, videoPath)).toContain(`GET ${relatedKey}`);
    vi.advanceTimersByTime(59_000);
    expect(await requestsOf(site, videoPath)).toEqual([]);
  });

  test('is rendered once for concurrent visitors', async () => {
    const site = testSite(hanging(relatedKey));
    const answers = Promise.all(Array.from({ length: 20 }, () => site.visit(videoPath)));
    await untilOnlyDeferred();
    vi.advanceTimersByTime(siteTimes.deferredMs);
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]));
    expect(site.apiRequests.filter(({ call }) => call === `GET ${relatedKey}`)).toHaveLength(1);
  });
});
