/** A reply without its list is invalid, never an empty list. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { channelsReply } from '@afterglow/contract/channel';
import { commentsReply } from '@afterglow/contract/comment';
import { membersReply } from '@afterglow/contract/member';
import { modelsReply } from '@afterglow/contract/model';
import { playlistsReply } from '@afterglow/contract/playlist';
import { subscriptionsReply } from '@afterglow/contract/subscription';
import { categoriesReply, topReply } from '@afterglow/contract/terms';
import { videosReply } from '@afterglow/contract/video';
import { videoFilesReply } from '@afterglow/contract/videoFile';
import * as any from './entities.ts';

const isReadable = (codec: z.ZodMiniType, reply: unknown): boolean => z.safeDecode(codec, reply).success;
const read = (codec: z.ZodMiniType, reply: unknown): unknown => z.decode(codec, reply);

const lists: Record<string, [codec: z.ZodMiniType, row: fc.Arbitrary<unknown>]> = {
  videos: [videosReply, any.video],
  channels: [channelsReply, any.channel],
  models: [modelsReply, any.model],
  members: [membersReply, any.member],
  playlists: [playlistsReply, any.playlist],
  comments: [commentsReply, any.comment],
  subscriptions: [subscriptionsReply, any.subscription],
  categories: [categoriesReply, any.term],
};

/** A reply of each kind with one row, in wire format. */
const replies = Object.fromEntries(
  Object.entries(lists).map(([name, [codec, row]]): [string, object] => {
    const [one] = fc.sample(row, { numRuns: 1, seed: 1 });
    const page = name === 'categories' ? [one] : { entries: [one], total: 1, pages: 1, dropped: 0 };
    // All have a total, so that they differ only in the field of the list.
    return [name, { total_count: '1', pages: 1, ...(z.encode(codec, page) as object) }];
  }),
);

describe.each(Object.entries(lists))('a list of %s', (name, [codec]) => {
  const envelope = { total_count: '0', pages: 1 };

  test.each([
    ['nothing', {}],
    ['another field', { foo: 1 }],
    ['a total alone', envelope],
    ['null for the list', { ...envelope, [name]: null }],
    ['an empty text for the list', { ...envelope, [name]: '' }],
    ['a string for the list', { ...envelope, [name]: 'none' }],
    ['a map for the list', { ...envelope, [name]: {} }],
    ['only invalid rows', { ...envelope, [name]: [null, 7, 'x', [], {}] }],
    ['a list alone', []],
  ])('is refused where the reply holds %s', (_, reply) => expect(isReadable(codec, reply)).toBe(false));

  test('is rejected in replies of other lists', () => {
    const others = Object.entries(replies).filter(([other]) => other !== name);
    expect(others.filter(([, reply]) => isReadable(codec, reply)).map(([other]) => other)).toEqual([]);
    expect(isReadable(codec, replies[name])).toBe(true);
  });

  test('may be empty', () =>
    expect(read(codec, { ...envelope, [name]: [] })).toEqual(
      name === 'categories' ? [] : { entries: [], total: 0, pages: 1, dropped: 0 },
    ));
});

describe('top names', () => {
  test.each([
    ['nothing', {}],
    ['lists of another kind', replies['videos']],
    ['words for its lists', { models: '', channels: null, categories: 'none' }],
  ])('is refused where the reply holds %s', (_, reply) => expect(isReadable(topReply, reply)).toBe(false));

  test('may lack some lists', () => {
    const categories = [{ dir: 'dunes', title: 'Dunes', total_videos: '12' }, { title: 'No address' }];
    expect(read(topReply, { categories, channels: null, keywords: ['tea', null, 7] })).toEqual({
      models: [],
      channels: [],
      categories: [{ dir: 'dunes', title: 'Dunes', videos: 12 }],
      keywords: ['tea'],
    });
    expect(read(topReply, { keywords: [] })).toEqual({ models: [], channels: [], categories: [], keywords: [] });
  });
});

test('files with an undecodable URL are dropped; a reply without any other is rejected', () => {
  const good = { format: '_hq.mp4', video_url: 'L2E~', is_default: null };
  const bad = { format: '_lq.mp4', video_url: '%%%' };
  expect(read(videoFilesReply, [good, bad])).toEqual([{ format: '_hq.mp4', path: '/a', preferred: false }]);
  expect(isReadable(videoFilesReply, [bad])).toBe(false);
  expect(isReadable(videoFilesReply, { files: [good] })).toBe(false);
  expect(read(videoFilesReply, [])).toEqual([]);
});
