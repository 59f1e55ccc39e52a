/** The site's reports about the API behind it. */
import { afterEach, expect, test, vi } from 'vitest';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { calls } from '@afterglow/contract/calls';
import { readinessCheck } from '../../site/server/apiHealth.ts';
import { scenarioApi } from './testSite.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const apiOrigin = 'http://api.example';

/** Stubs an API whose `/readyz` has this response and whose calls work. Returns the paths of its requests. */
function stubApi(readyz: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const { pathname } = new URL(input);
    asked.push(pathname);
    return pathname === '/readyz' ? readyz() : scenarioApi(everyday)(pathname, nobody);
  });
  return asked;
}
const nobody = { method: 'GET', headers: new Headers(), body: '' };

const sentence = 'The database does not answer.';
const noAnswer = 'The service behind this site does not answer.';

test.each<[string, () => Response | Promise<Response>, string | null]>([
  ['is ready', () => new Response('ok'), null],
  ['says what it lacks', () => new Response(sentence, { status: 503 }), sentence],
  ['has an error', () => new Response('TypeError', { status: 500 }), noAnswer],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), noAnswer],
])('the API that comes along %s', async (_, readyz, expected) => {
  const asked = stubApi(readyz);
  expect(await readinessCheck({ apiOrigin, apiIsBundled: true })()).toBe(expected);
  expect(asked).toEqual(['/readyz']);
});

test('another API is asked for a call of the contract, as it may have no /readyz', async () => {
  const asked = stubApi(() => new Response('Not found', { status: 404 }));
  expect(await readinessCheck({ apiOrigin, apiIsBundled: false })()).toBe(null);
  expect(asked).toEqual([calls.globals.path()]);
});

test('while an API takes its time, it is not asked again', async () => {
  vi.useFakeTimers();
  let resolve: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((answer) => (resolve = answer));
  const asked = stubApi(() => slow);
  const problemNow = readinessCheck({ apiOrigin, apiIsBundled: true });
  const first = problemNow();
  vi.advanceTimersByTime(1_000);
  const second = problemNow();
  resolve(new Response(sentence, { status: 503 }));
  expect(await Promise.all([first, second])).toEqual([sentence, sentence]);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  await problemNow();
  expect(asked, 'a verdict is not kept for long').toHaveLength(2);
});
