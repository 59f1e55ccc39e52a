import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '@afterglow/contract/calls';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { globalsReply } from '@afterglow/contract/globals';
import { noFilters } from '@afterglow/contract/lists';
import { categoriesReply, topReply } from '@afterglow/contract/terms';
import { videosReply } from '@afterglow/contract/video';
import { videoFilesReply } from '@afterglow/contract/videoFile';
import { videos } from '@afterglow/fixtures/data/videos';
import { crowded } from '@afterglow/fixtures/scenarios/crowded';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { gated } from '@afterglow/fixtures/scenarios/gated';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { scenarioFetch } from '@afterglow/fixtures/scenarios/scenario';

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
  'every reply of the scenario %s can be decoded',
  async (_, scenario) => {
    for (const [name, [address, codec]] of Object.entries(reads)) {
      const response = await scenarioFetch(scenario)(address);
      expect(response.status, name).toBe(200);
      expect(z.safeDecode(codec, await response.json()).success, name).toBe(true);
    }
  },
);

test('URLs of any origin are matched by path, unknown ones are not found', async () => {
  const response = await scenarioFetch(everyday)(`https://site.example${calls.video.path({ id: videos.standard.id })}`);
  expect(response.status).toBe(200);
  expect((await scenarioFetch(everyday)(calls.video.path({ id: 1 }))).status).toBe(404);
});

test('a gated visitor may only read globals and log in', async () => {
  const fetch = scenarioFetch(gated);
  expect([
    (await fetch(calls.globals.path())).status,
    (await fetch(calls.login.path(), { method: 'POST' })).status,
    (await fetch(calls.videos.path({ gender: 'str', ...list }))).status,
  ]).toEqual([200, 200, 403]);
});

test('in an outage every call fails', async () => {
  expect((await scenarioFetch(outage)(calls.globals.path())).status).toBe(503);
});
