/** Every kind of page with every kind of fault of the API, rendered by the server for guests and for members. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { messages } from '@afterglow/fixtures/data/messages';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { threads } from '@afterglow/fixtures/data/threads';
import { replyFor, type Replies } from '@afterglow/fixtures/scenarios/scenario';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { globalsEndpoint } from '@afterglow/contract/endpoints/accounts';
import { calls } from '@afterglow/contract/calls';
import { faults, startFaultyApi, type Fault, type FaultyApi } from '../tools/faultyApi.ts';
import { memberPath, memberPaths, playlistPath, publicPaths } from '../tools/pagePaths.ts';
import { createSiteForApi } from './createSiteForApi.ts';

const { own, standard: other } = fullMembers;
const { standard: video } = fullVideos;

/** Replies that depend on the visitor are read with lifetime 0. */
const now: Replies = Object.fromEntries([
  ...Object.entries(replyFor(calls.member, { id: other.id }, other, 0)),
  ...Object.entries(replyFor(calls.playlist, { id: playlists.standard.id }, playlists.standard, 0)),
]);

let api: FaultyApi;
/**
 * A site that waits for every reply, and one that soon gives up on replies. The latter is only for replies that never
 * come, because on a busy machine it would fail the test.
 */
const sites: Partial<Record<'patient' | 'hasty', ReturnType<typeof createSiteForApi>>> = {};
let hosts = 0;

beforeAll(async () => {
  api = await startFaultyApi({ ...signedIn, replies: { ...signedIn.replies, ...now } });
  sites.patient = createSiteForApi(api.origin, {}, { readMs: 60_000, deferredMs: 60_000, identityMs: 60_000 });
  sites.hasty = createSiteForApi(api.origin, {}, { firstByteMs: 300, idleMs: 300, readMs: 40 });
});
afterEach(() => api.set(null));
afterAll(() => api.close());

interface Visited {
  status: number;
  headers: Headers;
  text: string;
}

/** Visits a page. Pages are cached by host. */
async function visit(
  path: string,
  session: boolean,
  host: string,
  site: keyof typeof sites = 'patient',
): Promise<Visited> {
  const headers = { host, ...(session && { cookie: 'session=x' }) };
  const response = await sites[site]?.request(new Request(`http://${host}${path}`, { headers }), undefined, {
    incoming: { url: path, socket: { remoteAddress: '127.0.0.1' } },
  });
  if (!response) throw new Error('The site has not been made.');
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const newHost = (): string => `host${(hosts += 1)}.example`;
const withoutScripts = (text: string): string => text.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
const headings = (text: string): string[] =>
  [...withoutScripts(text).matchAll(/<h1\b[^>]*>([^]*?)<\/h1>/g)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '').trim(),
  );
const failedHeading = 'This did not load';
/** Text that is only for programmers, or that reveals details of the servers. */
const innards = /\n\s+at \S+|node_modules|TypeError|ECONN|127\.0\.0\.1|\[object |\bNaN\b|>undefined</;
/** Data of the member's own sections, which no guest may read. */
const secrets = ['X11; Linux x86_64', threads.unread.text, messages.own.text];

/** Returns the problems of a page that was rendered under a fault; empty if it is fine. */
function problemsOf({ status, headers, text }: Visited, path: string, session: boolean, well: number): string[] {
  const [heading = '', ...more] = headings(text);
  const failed = status === 502 || status === 503;
  const shown = withoutScripts(text);
  const retry = `href="${path.replaceAll('&', '&amp;')}"`;
  return [
    !failed && status !== well && `${status} instead of ${well}`,
    (heading === '' || more.length > 0) && `${more.length + 1} headings`,
    !text.endsWith('</html>') && 'no end',
    innards.exec(shown) && `innards: ${innards.exec(shown)?.[0]}`,
    failed !== (heading === failedHeading) && `${status} with the heading ${heading}`,
    failed && !shown.includes('It is usually back within a minute.') && 'no sentence',
    failed && !shown.includes(retry) && 'no way on',
    failed && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '') && 'no Retry-After',
    /public|max-age=[1-9]/.test(headers.get('cache-control') ?? 'public') && 'kept by others',
    session && headers.get('cache-control') !== 'no-store' && 'kept, though it is of a member',
    !session && secrets.some((secret) => text.includes(secret)) && 'tells a guest what is of a member',
    !session && !/id="page-config">[^<]*"user":null/.test(text) && 'takes a guest for a member',
  ].filter((problem) => typeof problem === 'string');
}

/**
 * Visits a page under each fault and under a failure of each of its calls, and once more after each fault has ended.
 */
async function tryFaults(path: string, session: boolean): Promise<string[]> {
  api.calls.length = 0;
  const { status: well } = await visit(path, session, newHost());
  const asked = new Set(api.calls);
  const found: string[] = [];
  const attempt = async (fault: Fault, of?: (call: string) => boolean, name: string = fault): Promise<void> => {
    const host = newHost();
    await api.set(fault, of);
    const problems = problemsOf(
      await visit(path, session, host, fault === 'hangs' ? 'hasty' : 'patient'),
      path,
      session,
      well,
    );
    found.push(...problems.map((problem) => `${path} under ${name}: ${problem}`));
    await api.set(null);
    if (of) return;
    const again = await visit(path, session, host);
    if (again.status !== well || headings(again.text).includes(failedHeading))
      found.push(`${path} after ${name}: ${again.status} instead of ${well}`);
  };
  for (const fault of faults) await attempt(fault);
  for (const one of asked) await attempt('500', (call) => call === one, `a failure of ${one}`);
  return found;
}

describe.each([
  ['a guest', false, publicPaths],
  ['a member', true, [...publicPaths.filter((path) => /^\/(?:members|playlist|video)\//.test(path)), ...memberPaths]],
] as const)('for %s', (_, session, paths) => {
  test.each(paths)('%s says what happened, and is itself again afterwards', async (path) => {
    expect(await tryFaults(path, session)).toEqual([]);
  });
});

test.each([
  ...publicPaths.map((path) => ({ path, as: 'guest', status: path === '/nowhere/' ? 404 : 200 })),
  ...memberPaths.map((path) => ({ path, as: 'member', status: 200 })),
])('$path is answered with $status to a $as while all is well', async ({ path, as, status }) => {
  expect((await visit(path, as === 'member', newHost())).status).toBe(status);
});

test('a page for members alone has not loaded while nobody can say whose session it is, and refuses guests', async () => {
  for (const path of [
    ...['/messages/', '/upload-video/', memberPath(own.id, 'edit/'), memberPath(own.id, 'history/1/')],
    ...['edit', 'arrange', 'delete'].map((step) => `${playlistPath}info/?step=${step}`),
    `/actions/?object=video+${video.id}`,
  ]) {
    await api.set('500', globalsEndpoint.path());
    expect([path, (await visit(path, true, newHost())).status]).toEqual([path, 503]);
    expect([path, (await visit(path, false, newHost())).status]).toEqual([path, 403]);
  }
});
