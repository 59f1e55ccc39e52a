/** A list of several parts that is shuffled: as documents without script, by the links of its panel. */
import './production.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '@afterglow/contract/calls';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { placeInList, wholeShuffleKey } from '../../site/features/played/playOrder.ts';
import { json, scenarioApi, testSite, type ApiHandler } from './testSite.ts';

const total = 450;
const order = { seed: 7, firstPlace: 120, total };
const idAt = (place: number): number => 22_000_000 + place;

/** An API with a playlist of so many videos, whose ids say their places. */
const api: ApiHandler = (call, asked) => {
  const [, count = '', page = ''] = /\/(\d+)\/playlist\.\d+\.(\d+)\..*json|$/.exec(call) ?? [];
  const [, wanted] = /\/video\/\d+\/\d+\/\d+\/(\d+)\.json/.exec(call) ?? [];
  if (wanted !== undefined) {
    const video = { ...fullVideos.standard, id: Number(wanted), dir: 'lake' };
    return json(z.encode(calls.video.reply, video));
  }
  if (count === '') return scenarioApi(everyday)(call, asked);
  const from = (Number(page) - 1) * Number(count);
  const entries = Array.from({ length: Math.min(Number(count), total - from) }, (_, index) => ({
    ...videos.standard,
    ...{ id: idAt(from + index + 1), dir: 'lake', private: false },
  }));
  return json(z.encode(calls.videos.reply, { entries, total, pages: Math.ceil(total / Number(count)), dropped: 0 }));
};

const addressOf = (place: number, loop = '') =>
  `/video/${idAt(placeInList(place, order))}/lake/?playlist=${playlists.standard.id}&shuffle=${wholeShuffleKey(order)}${loop}&at=${place}`;
const linkTo = (page: string, step: 'next' | 'previous'): string | undefined =>
  new RegExp(`<a[^>]*data-step="${step}"[^>]*>`)
    .exec(page)?.[0]
    .match(/href="([^"]*)"/)?.[1]
    ?.replaceAll('&amp;', '&');

test('next and previous lead through the whole list in its shuffled order', async () => {
  const site = testSite(api);
  for (const place of [1, 2, 3, 200, 201, 449]) {
    const page = await site.page(addressOf(place));
    expect(page).toContain(`${place} of ${total}`);
    expect(linkTo(page, 'next')).toBe(addressOf(place + 1));
    expect(linkTo(page, 'previous')).toBe(place === 1 ? undefined : addressOf(place - 1));
  }
  expect(linkTo(await site.page(addressOf(total)), 'next')).toBeUndefined();
});

test('a list that loops goes on from its end to its beginning', async () => {
  const site = testSite(api);
  expect(linkTo(await site.page(addressOf(total, '&loop=1')), 'next')).toBe(addressOf(1, '&loop=1'));
  expect(linkTo(await site.page(addressOf(1, '&loop=1')), 'previous')).toBe(addressOf(total, '&loop=1'));
});

test('only the videos around the shown one are read, each by itself', async () => {
  const site = testSite(api);
  await site.page(addressOf(300));
  const read = site.apiRequests
    .map(({ call }) => call)
    .filter((call) => call.includes(`playlist.${playlists.standard.id}.`));
  expect(read.length).toBeLessThanOrEqual(12);
  expect(read.every((call) => call.includes('/1/playlist.'))).toBe(true);
});

const switchOf = (page: string): string | undefined =>
  /<a[^>]*aria-label="Shuffle the playlist"[^>]*>/
    .exec(page)?.[0]
    .match(/href="([^"]*)"/)?.[1]
    ?.replaceAll('&amp;', '&');

test('the switch begins the shuffled order with the shown video, and leads back to its place in the list', async () => {
  const site = testSite(api);
  const inOrder = `/video/${idAt(320)}/lake/?playlist=${playlists.standard.id}&at=320`;
  const shuffled = switchOf(await site.page(inOrder));
  expect(shuffled).toMatch(new RegExp(`^/video/${idAt(320)}/lake/\\?playlist=\\d+&shuffle=\\d+-320-450&at=1$`));
  expect(switchOf(await site.page(shuffled ?? ''))).toBe(inOrder);
});
