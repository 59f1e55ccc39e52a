/** Comments, playlists, saved videos and subscriptions: contents and access control. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { playlistVideos } from '../tools/callPaths.ts';
import { commentsReply, type Comment } from '@afterglow/contract/comment';
import { commentEditMinutes } from '@afterglow/contract/formLimits';
import type { PlaylistSort, VideoSection } from '@afterglow/contract/lists';
import { noFilters, playlistSorts, subscriptionTypes } from '@afterglow/contract/lists';
import { playlistReply, playlistsReply } from '@afterglow/contract/playlist';
import { subscriptionsReply } from '@afterglow/contract/subscription';
import { videosReply } from '@afterglow/contract/video';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { playlists as named } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const catalogue = makeCatalogue();
const allVideos = [...catalogue.videos()];
const { members, playlists, comments } = catalogue.rest();

async function read<Codec extends z.ZodMiniType>(codec: Codec, path: string, as?: string): Promise<z.output<Codec>> {
  const response = await api.get(path, as === undefined ? {} : { as });
  expect(response.status, path).toBe(200);
  return decodeJson(codec, await response.json());
}
const statusOf = async (path: string, as?: string) => {
  const response = await api.get(path, as === undefined ? {} : { as });
  return [response.status, ((await response.json()) as { code?: string }).code, response.headers.get('cache-control')];
};

test.each(['video', 'model', 'member'] as const)('comments on a %s, newest first, paged', async (section) => {
  const sectionComments = comments.filter((one) => one.section === section);
  // Uses the object with the most comments; a wall only if it is visible.
  const counts = new Map<number, number>();
  for (const { objectId } of sectionComments)
    if (section !== 'member' || members.find(({ entity }) => entity.id === objectId)?.entity.canView.wall)
      counts.set(objectId, (counts.get(objectId) ?? 0) + 1);
  const [objectId = 0, count = 0] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  const page = await read(commentsReply, calls.comments.path({ section, objectId, page: 1, sort: 'newest' }));
  expect(page.total).toBe(count);
  const expected = sectionComments
    .filter((one) => one.objectId === objectId)
    .map(({ entity }) => entity)
    .toSorted((one, other) => other.postedAt - one.postedAt || other.id - one.id);
  const editableUntil = ({ postedAt }: Comment) => postedAt + commentEditMinutes * 60_000;
  const added = (one: Comment): Partial<Comment> => ({
    ...(section === 'video' && one.parentId === null && { pinned: false }),
    ...(editableUntil(one) > api.clock.now && { editableUntil: editableUntil(one) }),
  });
  expect(page.entries.map((one) => ({ ...one, user: one.user.id }))).toEqual(
    expected.slice(0, 60).map((one) => ({ ...one, user: one.user.id, ...added(one) })),
  );
});

test('the best comments come first: by likes, then the newest, each on one page only', async () => {
  const objectId = videos.standard.id;
  const expected = comments
    .filter((one) => one.section === 'video' && one.objectId === objectId)
    .map(({ entity }) => entity)
    .toSorted((one, other) => other.likes - one.likes || other.postedAt - one.postedAt || other.id - one.id);
  const pageOf = (page: number) =>
    read(commentsReply, calls.comments.path({ section: 'video', objectId, page, sort: 'best' }));
  const { pages, sort, total } = await pageOf(1);
  const found = await Promise.all(Array.from({ length: pages }, (_, index) => pageOf(index + 1)));
  expect([sort, total]).toEqual(['best', expected.length]);
  expect(found.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(expected.map(({ id }) => id));
});

test('comments are cacheable for guests and uncached for members', async () => {
  const path = calls.comments.path({ section: 'video', objectId: videos.standard.id, page: 1, sort: 'newest' });
  expect((await api.get(path)).headers.get('cache-control')).toBe('public, max-age=3600');
  expect(
    (
      await api.get(calls.comments.path({ section: 'video', objectId: videos.standard.id, page: 1, sort: 'newest' }, 0))
    ).headers.get('cache-control'),
  ).toBe('no-store');
});

test.each([
  '/api/json/comments/3600/video.7.1.json',
  '/api/json/comments/3600/video.21707775.1.json?sort=worst',
  '/api/json/comments/3600/playlist.48102.1.json',
  '/api/json/comments/3600/video.x.1.json',
  '/api/json/comments/3600/member.7.1.json',
  '/api/json/playlist/86400/48000/1.json',
  '/api/json/playlist/86400/0/48102.json',
  '/api/json/playlists/86400/str/recent/60/categories.nowhere.1.json',
  '/api/json/playlists/86400/str/longest/60/..1.json',
  '/api/json/playlists/86400/str/recent/60/member.7.1.json',
  '/api/json/subscriptions/0/7.model.1.json',
  '/api/json/subscriptions/0/6041293.video.1.json',
])('%s is missing', async (path) => {
  expect((await api.get(path)).status).toBe(404);
});

test('a closed wall is only visible to its member', async () => {
  const { id } = fullMembers.closed;
  expect(await statusOf(calls.comments.path({ section: 'member', objectId: id, page: 1, sort: 'newest' }))).toEqual([
    403,
    'forbidden',
    'no-store',
  ]);
  expect(
    (
      await statusOf(
        calls.comments.path({ section: 'member', objectId: id, page: 1, sort: 'newest' }, 0),
        await api.signIn(id),
      )
    )[0],
  ).toBe(200);
  expect(
    (
      await statusOf(
        calls.comments.path({ section: 'member', objectId: id, page: 1, sort: 'newest' }),
        await api.signIn(id),
      )
    )[0],
  ).toBe(403);
});

const defaultParams = { section: '', objectId: '', sort: 'recent', page: 1, words: '' } as const;

test.each(playlistSorts)('playlists by %s: public and non-empty ones', async (sort: PlaylistSort) => {
  const page = await read(playlistsReply, calls.playlists.path({ gender: 'str', count: 60, ...defaultParams, sort }));
  const expected = playlists.filter(({ entity, videoIds }) => entity.visibility === 'public' && videoIds.length > 0);
  expect(new Set(page.entries.map(({ id }) => id))).toEqual(new Set(expected.map(({ entity }) => entity.id)));
  if (sort === 'count-videos')
    expect(page.entries.map((one) => one.videos)).toEqual(
      page.entries.map((one) => one.videos).toSorted((one, other) => other - one),
    );
  expect(
    page.entries.every(
      ({ pictures, videos: count }) => pictures.length <= 4 && (count > 3 ? pictures.length === 4 : true),
    ),
  ).toBe(true);
});

test('playlists of a category, of a member, with a video, by words', async () => {
  const publicOnes = playlists.filter(({ entity }) => entity.visibility === 'public');
  const nonEmpty = publicOnes.filter(({ videoIds }) => videoIds.length > 0);
  const idsOf = async (own: Partial<Parameters<typeof calls.playlists.path>[0]>) =>
    new Set(
      (
        await read(playlistsReply, calls.playlists.path({ gender: 'str', count: 60, ...defaultParams, ...own }))
      ).entries.map(({ id }) => id),
    );
  const right = (list: typeof playlists) => new Set(list.map(({ entity }) => entity.id));
  expect(await idsOf({ section: 'categories', objectId: 'lakeside' })).toEqual(
    right(nonEmpty.filter(({ entity }) => entity.categories.some(({ dir }) => dir === 'lakeside'))),
  );
  expect(await idsOf({ section: 'member', objectId: '6041293' })).toEqual(
    right(publicOnes.filter(({ entity }) => entity.user.id === 6_041_293)),
  );
  const videoId = nonEmpty[0]?.videoIds[0] ?? 0;
  expect(await idsOf({ section: 'video', objectId: String(videoId) })).toEqual(
    right(nonEmpty.filter(({ videoIds }) => videoIds.includes(videoId))),
  );
  expect(await idsOf({ words: 'هادئة' })).toEqual(new Set([named.arabic.id]));
});

test('a private playlist is only visible to its owner, in every call', async () => {
  const { id, user } = named.private;
  const owner = await api.signIn(user.id);
  const otherMember = await api.signIn(fullMembers.standard.id);
  const list = { ...defaultParams, section: 'member' as const, objectId: String(user.id) };
  const videoList = playlistVideos(id);
  for (const as of [undefined, otherMember]) {
    expect(await statusOf(calls.playlist.path({ id }, 0), as)).toEqual([404, 'not_found', 'no-store']);
    expect(await statusOf(videoList, as)).toEqual([404, 'not_found', 'no-store']);
    expect(
      (await read(playlistsReply, calls.playlists.path({ gender: 'str', count: 60, ...list }, 0), as)).entries.map(
        (one) => one.id,
      ),
    ).not.toContain(id);
  }
  expect((await read(playlistReply, calls.playlist.path({ id }, 0), owner)).visibility).toBe('private');
  expect((await read(videosReply, videoList, owner)).total).toBe(
    playlists.find(({ entity }) => entity.id === id)?.videoIds.length,
  );
  expect(
    (await read(playlistsReply, calls.playlists.path({ gender: 'str', count: 60, ...list }, 0), owner)).entries.map(
      (one) => one.id,
    ),
  ).toContain(id);
  // Cacheable replies are the same for everybody.
  expect(await statusOf(calls.playlist.path({ id }), owner)).toEqual([404, 'not_found', 'no-store']);
  expect(
    (await read(playlistsReply, calls.playlists.path({ gender: 'str', count: 60, ...list }), owner)).entries.map(
      (one) => one.id,
    ),
  ).not.toContain(id);
});

test('a playlist is returned as stored, with its videos in order', async () => {
  const own = named.standard;
  const generated = playlists.find(({ entity }) => entity.id === own.id);
  const found = await read(playlistReply, calls.playlist.path({ id: own.id }));
  expect(found).toMatchObject({
    title: own.title,
    description: own.description,
    categories: own.categories,
    user: { id: own.user.id, name: own.user.name },
    visibility: 'public',
    videos: generated?.videoIds.length,
    views: own.views,
    postedAt: own.postedAt,
  });
  const list = await read(
    videosReply,
    calls.videos.path({
      gender: 'str',
      ...noFilters,
      section: 'playlist',
      objectId: String(own.id),
      sort: 'latest-updates',
      count: 60,
      page: 1,
    }),
  );
  expect(list.entries.map(({ id }) => id)).toEqual(generated?.videoIds);
});

const memberWithLists = members.find(
  ({ entity, favouriteIds, subscriptions }) =>
    entity.canView.favourite_videos && favouriteIds.length > 5 && subscriptions.length > 3,
);
const memberId = memberWithLists?.entity.id ?? 0;
const memberListPath = (section: VideoSection, id = memberId, seconds = 0) =>
  calls.videos.path(
    { gender: 'str', ...noFilters, section, objectId: String(id), sort: 'latest-updates', count: 200, page: 1 },
    seconds,
  );

test('saved videos are visible to their member, last saved first', async () => {
  const as = await api.signIn(memberId);
  for (const [section, ids] of [
    ['favourite', memberWithLists?.favouriteIds],
    ['watch_later', memberWithLists?.watchLaterIds],
    ['history', memberWithLists?.historyIds],
  ] as const) {
    expect(
      (await read(videosReply, memberListPath(section), as)).entries.map(({ id }) => id),
      section,
    ).toEqual(ids);
    // Not cacheable, whatever lifetime the request asks for.
    expect((await api.get(memberListPath(section, memberId, 86_400), { as })).headers.get('cache-control')).toBe(
      'no-store',
    );
  }
});

test('others only see favourites, if the tab is open', async () => {
  const otherMember = await api.signIn(fullMembers.closed.id);
  expect(memberId).not.toBe(fullMembers.closed.id);
  expect((await read(videosReply, memberListPath('favourite'))).total).toBe(memberWithLists?.favouriteIds.length);
  for (const section of ['watch_later', 'history', 'subscriptions'] as const) {
    expect(await statusOf(memberListPath(section))).toEqual([401, 'login', 'no-store']);
    expect(await statusOf(memberListPath(section), otherMember)).toEqual([403, 'forbidden', 'no-store']);
  }
  expect(await statusOf(memberListPath('favourite', fullMembers.closed.id))).toEqual([403, 'forbidden', 'no-store']);
  expect(await statusOf(memberListPath('member', fullMembers.closed.id, 86_400))).toEqual([
    403,
    'forbidden',
    'no-store',
  ]);
});

test("a member's uploads", async () => {
  const { id } = fullMembers.standard;
  expect((await read(videosReply, memberListPath('member', id, 86_400))).total).toBe(
    allVideos.filter(({ userId }) => userId === id).length,
  );
});

test('subscriptions and their videos', async () => {
  const as = await api.signIn(memberId);
  for (const type of subscriptionTypes) {
    const right =
      memberWithLists?.subscriptions.filter((one) => one.type === type).map(({ objectId }) => objectId) ?? [];
    const found = await read(subscriptionsReply, calls.subscriptions.path({ userId: memberId, type, page: 1 }), as);
    expect(new Set(found.entries.map(({ objectId }) => objectId))).toEqual(new Set(right));
    expect(found.entries.every(({ title, dir }) => title !== '' && (dir === '') === (type === 'member'))).toBe(true);
  }
  const followed = new Set(memberWithLists?.subscriptions.map(({ type, objectId }) => `${type} ${objectId}`));
  const right = allVideos.filter(
    ({ channelId, modelIds, userId }) =>
      followed.has(`channel ${channelId}`) ||
      modelIds.some((id) => followed.has(`model ${id}`)) ||
      followed.has(`member ${userId}`),
  );
  expect((await read(videosReply, memberListPath('subscriptions'), as)).total).toBe(right.length);
  expect(await statusOf(calls.subscriptions.path({ userId: memberId, type: 'model', page: 1 }))).toEqual([
    401,
    'login',
    'no-store',
  ]);
  expect(
    await statusOf(
      calls.subscriptions.path({ userId: memberId, type: 'model', page: 1 }),
      await api.signIn(fullMembers.closed.id),
    ),
  ).toEqual([403, 'forbidden', 'no-store']);
});

test('members can play private files; an expired session cannot', async () => {
  const as = await api.signIn(memberId);
  expect((await api.get(calls.videoFile.path({ id: videos.private.id }), { as })).status).toBe(200);
  const before = api.clock.now;
  api.clock.now += 31 * 24 * 60 * 60 * 1_000;
  expect((await api.get(calls.videoFile.path({ id: videos.private.id }), { as })).status).toBe(403);
  api.clock.now = before;
});
