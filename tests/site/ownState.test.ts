/** A member's own actions on what a page shows (D60), in the page that the server renders. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { commentVotesReply, relationReply } from '@afterglow/contract/ownPage';
import type { Relation } from '@afterglow/contract/relation';
import { comments } from '@afterglow/fixtures/data/comments';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import * as z from 'zod/mini';
import { commentsRead, firstComments } from '../../site/data/comments.ts';
import { playlistRead } from '../../site/data/playlists.ts';
import { likedCommentsRead, relationRead, type RelatedTo } from '../../site/data/relationRead.ts';
import { siteTimes } from '../../site/server/times.ts';
import { patience } from '../tools/patience.ts';
import { json, testSite, scenarioApi, type ApiHandler } from './testSite.ts';

const { standard } = fullVideos;
const videoPath = `/video/${standard.id}/${standard.dir}/`;
const asMember = { headers: { cookie: 'session=abc' } };

const done: Relation = {
  vote: 'liked',
  subscribed: true,
  favourite: true,
  watchLater: false,
  playlists: [],
  friend: 'none',
  blocked: false,
  blockedBy: false,
};
const scenario = scenarioApi(signedIn);
const isState = (path: string, body: string) => path === calls.ownPage.path() && body.startsWith('section=state');

/** Paths that members read uncached, with the paths under which the scenario has them for guests. */
const about = { section: 'video', objectId: standard.id } as const;
const asGuests = new Map([
  [commentsRead(about, firstComments, true).key, commentsRead(about, firstComments, false).key],
  [playlistRead(playlists.standard.id, true).key, playlistRead(playlists.standard.id, false).key],
]);

/** An API with a member who has liked everything. */
const api: ApiHandler = (path, asked) => {
  const asGuest = asGuests.get(path);
  if (asGuest !== undefined) return scenario(asGuest, asked);
  if (!isState(path, asked.body)) return scenario(path, asked);
  const ids = new URLSearchParams(asked.body).get('comment_ids')?.split(',').map(Number);
  return json(
    ids
      ? z.encode(commentVotesReply, { votes: ids.map((commentId) => ({ commentId, vote: done.vote })) })
      : z.encode(relationReply, done),
  );
};

const answersIn = (html: string): string[] =>
  Object.keys(JSON.parse(/id="page-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as object);
const statesIn = (html: string) => answersIn(html).filter((key) => key.includes('section=state'));
/** Returns the label of the first pressed button in the page's own markup. */
const pressedIn = (html: string): string =>
  /<main.*?aria-pressed="true"[^>]*>.*?data-part="action-label">([^<]*)</s.exec(html)?.[1] ?? '';
const keys = (...all: RelatedTo[]) => all.map((one) => relationRead(one).key);

const { channel } = standard;
const author = { section: 'channel', id: channel?.id ?? 0 } as const;

describe('a member’s page holds what its visitor has done', () => {
  test.each<[string, string[]]>([
    [videoPath, keys({ section: 'video', id: standard.id }, author)],
    [`/pornstar/${fullModels.standard.dir}/`, keys({ section: 'model', id: fullModels.standard.id })],
    [`/pornsite/${fullChannels.standard.dir}/`, keys({ section: 'channel', id: fullChannels.standard.id })],
    [`/playlist/${playlists.standard.id}/`, keys({ section: 'playlist', id: playlists.standard.id })],
  ])('%s', async (path, known) => {
    const html = await testSite(api).page(path, asMember);
    expect(statesIn(html)).toEqual(known);
    expect(pressedIn(html)).not.toBe('');
    expect(html.includes('You like it.'), 'for those without script').toBe(true);
  });

  test('its comments too', async () => {
    const html = await testSite(api).page(`${videoPath}?page=1`, asMember);
    expect(statesIn(html).at(-1)).toMatch(likedCommentsRead([comments.standard.id]).key);
    expect(/id="comment-\d+".*?aria-pressed="true"/s.test(html)).toBe(true);
  });
});

describe('no more is done for it than can be done without', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('a page waits at most 150 ms', async () => {
    const hanging: ApiHandler = (path, asked) =>
      isState(path, asked.body) ? new Promise(() => undefined) : api(path, asked);
    const site = testSite(hanging);
    const answer = site.visit(videoPath, asMember);
    await vi.waitUntil(() => site.apiRequests.some(({ body }) => body.startsWith('section=state')), patience);
    await new Promise((resolve) => void setImmediate(resolve));
    vi.advanceTimersByTime(siteTimes.deferredMs);
    const response = await answer;
    expect(response.status).toBe(200);
    expect(statesIn(await response.text())).toEqual([]);
  });
});

test('a guest’s page asks for none of it, and gets none of it after a member’s', async () => {
  const site = testSite(api);
  await site.page(videoPath, asMember);
  site.apiRequests.length = 0;
  for (let visits = 1; visits <= 2; visits += 1) expect(statesIn(await site.page(videoPath))).toEqual([]);
  expect(site.apiRequests.filter(({ body }) => body !== '')).toEqual([]);
});
