import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../fixtures/contract/calls.ts';
import { fullVideoReply } from '../../fixtures/contract/fullVideo.ts';
import { globalsReply } from '../../fixtures/contract/globals.ts';
import { noFilters } from '../../fixtures/contract/lists.ts';
import { categoriesReply, topReply } from '../../fixtures/contract/terms.ts';
import { videosReply } from '../../fixtures/contract/video.ts';
import { videoFilesReply } from '../../fixtures/contract/videoFile.ts';
import { videos } from '../../fixtures/data/videos.ts';
import { crowded } from '../../fixtures/worlds/crowded.ts';
import { empty } from '../../fixtures/worlds/empty.ts';
import { everyday } from '../../fixtures/worlds/everyday.ts';
import { gated } from '../../fixtures/worlds/gated.ts';
import { outage } from '../../fixtures/worlds/outage.ts';
import { signedIn } from '../../fixtures/worlds/signedIn.ts';
import { worldFetch } from '../../fixtures/worlds/world.ts';

const list = { ...noFilters, section: '', objectId: '', page: 1, count: 60, sort: 'most-popular' } as const;

const reads: Record<string, [address: string, codec: z.ZodMiniType]> = {
  main: [calls.main.path({ gender: 'str', language: 'en' }), topReply],
  videos: [calls.videos.path({ gender: 'str', ...list }), videosReply],
  search: [
    calls.search.path({
      gender: 'str',
      count: 60,
      objectId: '',
      ...noFilters,
      sort: 'relevance',
      page: 1,
      words: 'lake',
    }),
    videosReply,
  ],
  related: [calls.related.path({ id: videos.standard.id, type: 'all', page: 1, count: 60 }), videosReply],
  video: [calls.video.path({ id: videos.standard.id }), fullVideoReply],
  videofile: [calls.videoFile.path({ id: videos.standard.id }), videoFilesReply],
  categories: [calls.categories.path({ gender: 'str', kind: 'all', language: 'en' }), categoriesReply],
  suggester: [calls.suggester.path({ count: 1_000 }), topReply],
  suggest: [calls.suggest.path({ words: 'lake' }), topReply],
  globals: [calls.globals.path(), globalsReply],
};

test.each(Object.entries({ everyday, empty, crowded, signedIn }))(
  'every reply of the world %s can be decoded',
  async (_, world) => {
    for (const [name, [address, codec]] of Object.entries(reads)) {
      const response = await worldFetch(world)(address);
      expect(response.status, name).toBe(200);
      expect(z.safeDecode(codec, await response.json()).success, name).toBe(true);
    }
  },
);

test('URLs of any origin are matched by path, unknown ones are not found', async () => {
  const response = await worldFetch(everyday)(`https://site.example${calls.video.path({ id: videos.standard.id })}`);
  expect(response.status).toBe(200);
  expect((await worldFetch(everyday)(calls.video.path({ id: 1 }))).status).toBe(404);
});

test('a gated visitor may only read globals and log in', async () => {
  const fetch = worldFetch(gated);
  expect([
    (await fetch(calls.globals.path())).status,
    (await fetch(calls.login.path(), { method: 'POST' })).status,
    (await fetch(calls.videos.path({ gender: 'str', ...list }))).status,
  ]).toEqual([200, 200, 403]);
});

test('in an outage every call fails', async () => {
  expect((await worldFetch(outage)(calls.globals.path())).status).toBe(503);
});
