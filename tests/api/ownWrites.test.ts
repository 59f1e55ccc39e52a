/** Members see their own changes, whatever the shared caches contain. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '@afterglow/contract/calls';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

const responseTtlMs = 5_000;
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ responseTtlMs });
});
afterAll(() => api.close());

const statistics = z.object({ video: z.object({ statistics: z.object({ likes: z.coerce.number() }) }) });
const likes = async (as?: string) => {
  const response = await api.get(calls.video.path({ id: videos.hd.id }), as === undefined ? {} : { as });
  return statistics.parse(await response.json()).video.statistics.likes;
};

test('a vote is in the next reply to its member, and in that to everybody else', async () => {
  const [voter, other] = [await api.signIn(fullMembers.own.id), await api.signIn(fullMembers.friend.id)];
  const before = await likes(voter);
  const body = new URLSearchParams({ act: 'vote', section: 'video', object_id: String(videos.hd.id), vote: '1' });
  const reply = await api.get(calls.input.path(), { method: 'POST', body, as: voter });
  expect(await reply.json()).toMatchObject({ ok: 1 });
  expect(await likes(other), 'who has written nothing gets the copy').toBe(before);
  expect(await likes(voter)).toBe(before + 1);
  expect(await likes()).toBe(before + 1);
});
