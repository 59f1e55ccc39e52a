/** Reads of a guest: lists, search, a video, related videos, top names. */
import { demoAccountNames } from '@afterglow/api/accounts/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { globalsReply } from '@afterglow/contract/globals';
import type { VideoListParams, VideoSort } from '@afterglow/contract/lists';
import {
  dateDays,
  dates,
  durations,
  durationSeconds,
  noFilters,
  videoSorts,
  videoTypes,
} from '@afterglow/contract/lists';
import { categoriesReply, topReply } from '@afterglow/contract/terms';
import type { Video } from '@afterglow/contract/video';
import { videosReply } from '@afterglow/contract/video';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { categoryTable } from '@afterglow/fixtures/data/categories';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const catalogue = makeCatalogue();
const catalogueVideos = [...catalogue.videos()];
const origin = 'http://localhost:3000';

async function read<Codec extends z.ZodMiniType>(codec: Codec, path: string): Promise<z.output<Codec>> {
  const response = await api.get(path);
  expect(response.status, path).toBe(200);
  return decodeJson(codec, await response.json());
}

const defaultParams: VideoListParams = {
  ...noFilters,
  section: '',
  objectId: '',
  page: 1,
  count: 60,
  sort: 'latest-updates',
};
const list = (order: Partial<VideoListParams>, gender: 'str' | 'gay' | 'she' = 'str') =>
  read(videosReply, calls.videos.path({ gender, ...defaultParams, ...order }));
const idsOf = (entries: readonly Video[]) => entries.map(({ id }) => id);

const commentCounts = new Map<number, number>();
for (const { section, objectId } of catalogue.rest().comments)
  if (section === 'video') commentCounts.set(objectId, (commentCounts.get(objectId) ?? 0) + 1);

const keys: Record<VideoSort, (one: Video) => number> = {
  'latest-updates': (one) => one.postedAt,
  longest: (one) => one.seconds,
  'most-commented': (one) => commentCounts.get(one.id) ?? 0,
  'most-popular': (one) => Math.log10(1 + one.views + 10 * one.likes) * 2_592_000 + one.postedAt / 1_000,
  'most-viewed': (one) => one.views,
  'top-rated': (one) => (one.likes + 8) / (one.likes + one.dislikes + 12),
};

const mainCatalogue = catalogueVideos.filter(({ gender }) => gender === 'str').map(({ entity }) => entity);

test.each(videoSorts)('all pages of the catalogue by %s', async (sort) => {
  const key = keys[sort];
  const expected = mainCatalogue.toSorted((one, other) => key(other) - key(one) || other.id - one.id);
  const pages = await Promise.all(Array.from({ length: 10 }, (_, index) => list({ sort, page: index + 1 })));
  expect(idsOf(pages.flatMap(({ entries }) => entries))).toEqual(idsOf(expected));
  expect(pages[0]).toMatchObject({
    total: mainCatalogue.length,
    pages: Math.ceil(mainCatalogue.length / 60),
    dropped: 0,
  });
});

test('every filter alone and in combination', async () => {
  for (const type of videoTypes)
    for (const duration of durations)
      for (const date of dates) {
        const [from, to] = duration === '' ? [0, Infinity] : durationSeconds[duration];
        const since = date === '' ? 0 : catalogueDate - dateDays[date] * 86_400_000;
        const expected = catalogueVideos.filter(
          ({ entity, gender }) =>
            gender === 'str' &&
            entity.seconds >= from &&
            entity.seconds < to &&
            entity.postedAt > since &&
            (type === 'all' || (type === 'hd' ? entity.hd : entity.vr)),
        );
        const page = await list({ type, duration, date, count: 200 });
        expect(page.total, `${type} ${duration} ${date}`).toBe(expected.length);
        expect(
          idsOf(page.entries).every((id) => expected.some(({ entity }) => entity.id === id)),
          `${type} ${duration} ${date}`,
        ).toBe(true);
      }
});

test('other genders have separate lists', async () => {
  for (const gender of ['gay', 'she'] as const) {
    const expected = catalogueVideos.filter((one) => one.gender === gender).map(({ entity }) => entity.id);
    expect(new Set(idsOf((await list({}, gender)).entries))).toEqual(new Set(expected));
  }
});

test('a section contains its videos', async () => {
  const category = categoryTable[2];
  const inCategory = mainCatalogue.filter(({ categories }) => categories.includes(category?.title ?? ''));
  expect((await list({ section: 'categories', objectId: category?.dir ?? '' })).total).toBe(inCategory.length);
  const ofModel = mainCatalogue.filter(({ models }) => models.includes('Aurelia Voss'));
  for (const objectId of ['aurelia-voss', '134614']) {
    const page = await list({ section: 'model', objectId, sort: 'most-viewed' });
    expect(idsOf(page.entries)).toEqual(
      idsOf(ofModel.toSorted((one, other) => other.views - one.views || other.id - one.id).slice(0, 60)),
    );
  }
  const ofChannel = mainCatalogue.filter(({ channelTitle }) => channelTitle === 'Marlowe House');
  expect(await list({ section: 'channel', objectId: 'marlowe-house', type: 'hd' })).toMatchObject({
    total: ofChannel.filter(({ hd }) => hd).length,
  });
});

test('an entry is returned as seeded, with absolute URLs', async () => {
  const page = await list({ section: 'model', objectId: 'aurelia-voss', count: 200 });
  for (const own of Object.values(videos)) {
    const found = page.entries.find(({ id }) => id === own.id);
    if (!found) continue;
    expect(found).toEqual({
      ...own,
      picture: own.picture && origin + own.picture,
      preview: own.preview && `localhost:3000${own.preview}`,
    });
  }
  expect(page.entries.some(({ title }) => title.includes('<b>'))).toBe(true);
});

test('a page beyond the last is empty and includes the total', async () => {
  expect(await list({ page: 999_999 })).toMatchObject({ entries: [], total: mainCatalogue.length, pages: 10 });
});

type SearchParams = Parameters<typeof calls.search.path>[0];
const searchParams: SearchParams = {
  ...noFilters,
  gender: 'str',
  sort: 'relevance',
  count: 60,
  objectId: '',
  page: 1,
  words: '',
};
const search = (words: string, order: Partial<SearchParams> = {}) =>
  read(videosReply, calls.search.path({ ...searchParams, ...order, words }));

test.each([
  ['Evening by the lake', videos.standard.id],
  ['LAKE evening', videos.standard.id],
  ['ewening by the lake', videos.standard.id],
  ['qqqwwwzzz', null],
  ['Вечер у озера', videos.cyrillic.id],
  ['вечер', videos.cyrillic.id],
  ['ทะเลสาบ', videos.thai.id],
  ['البحيرة', videos.arabic.id],
  ['夕方の湖', videos.japanese.id],
  ['ワンカット', videos.japanese.id],
  ['方の', videos.japanese.id],
  ['ｶｯ', videos.japanese.id],
  ['夕方', videos.japanese.id],
  ['Abend am See', videos.standard.id],
  ['aurelia voss', videos.standard.id],
  ['marlowe', videos.standard.id],
  ['windmil', videos.noVotes.id],
  ['less < more', videos.markup.id],
])('a search for %s', async (words, id) => {
  const page = await search(words);
  if (id === null) expect(page.total).toBe(0);
  else {
    const pages = await Promise.all(
      Array.from({ length: page.pages }, (_, index) => search(words, { page: index + 1 })),
    );
    expect(idsOf(pages.flatMap(({ entries }) => entries))).toContain(id);
    expect(pages.flatMap(({ entries }) => entries)).toHaveLength(page.total);
  }
});

test('the best match comes first, and searches support sorting and filters', async () => {
  expect((await search('Evening by the lake, one long take')).entries[0]?.id).toBe(videos.standard.id);
  const byViews = (await search('lake', { sort: 'most-viewed' })).entries.map(({ views }) => views);
  expect(byViews).toEqual(byViews.toSorted((one, other) => other - one));
  expect(
    (await search('lake', { type: 'hd', duration: '2', date: 'month' })).entries.every(
      ({ hd, seconds }) => hd && seconds >= 600 && seconds < 2_401,
    ),
  ).toBe(true);
});

test('the search words may be given as object_id', async () => {
  const one = await read(videosReply, calls.search.path({ ...searchParams, objectId: 'lake' }));
  expect(one.total).toBe((await search('lake')).total);
});

test.each([
  '',
  '  ',
  'ab',
  '夕',
  'x'.repeat(70),
  '%%%',
  '___',
  "';--",
  '&|!:*',
  '\\\\\\',
  '(((',
  '\u0000\u0000\u0000',
  '🌅🌅🌅',
])('a search for %j is harmless', async (words) => {
  const page = await search(words);
  expect(page.entries.length).toBeLessThan(60);
});

test('a video is returned with all data of its page', async () => {
  const full = await read(fullVideoReply, calls.video.path({ id: videos.standard.id }));
  const { statistics, models, channel, relatedSearches, lastViewedAt: _, ...rest } = full;
  const own = fullVideos.standard;
  expect(rest).toMatchObject({
    id: own.id,
    dir: own.dir,
    title: own.title,
    titles: own.titles,
    descriptions: own.descriptions,
    description: own.description,
    seconds: own.seconds,
    frames: 5,
    private: false,
    uploaded: false,
    picture: origin + own.picture,
    poster: origin + own.poster,
    categories: own.categories,
    tags: own.tags,
    user: { name: 'marlowe' },
  });
  expect(rest.tracks.map(({ kind, lang }) => `${kind} ${lang}`)).toEqual([
    'captions en',
    'captions de',
    'captions ja',
    'chapters en',
    'storyboard en',
  ]);
  expect(statistics).toEqual({ ...own.statistics, comments: commentCounts.get(own.id) });
  expect(models.map(({ dir }) => dir)).toEqual(['aurelia-voss', 'helena-brandt']);
  expect(channel).toMatchObject({ dir: 'marlowe-house', url: 'https://marlowe-house.example/' });
  expect(relatedSearches).toHaveLength(10);
  expect(relatedSearches[0]).toBe('evening by the lake');
});

test('ids below a thousand and around a million have the right buckets', async () => {
  for (const { id } of [videos.smallId, videos.nearMillion, videos.aboveMillion])
    expect((await read(fullVideoReply, calls.video.path({ id }))).id).toBe(id);
  expect((await api.get(calls.video.path({ id: 977_501 }))).status).toBe(404);
  // The folder of millions may always be 0.
  expect((await api.get(calls.video.path({ id: 21_707_775 }).replace('/21000000/', '/0/'))).status).toBe(200);
});

test('related videos share models or categories, three pages per call', async () => {
  const path = calls.related.path({ id: videos.standard.id, type: 'all', page: 1, count: 60 });
  const page = await read(videosReply, path);
  expect(page.entries).toHaveLength(60);
  expect(idsOf(page.entries)).not.toContain(videos.standard.id);
  expect(
    page.entries
      .slice(0, 20)
      .every(
        ({ models, categories }) =>
          models.some((one) => videos.standard.models.includes(one)) ||
          categories.some((one) => videos.standard.categories.includes(one)),
      ),
  ).toBe(true);
  const second = await read(videosReply, path.replace('.all.1.', '.all.2.'));
  expect(idsOf(page.entries).filter((id) => idsOf(second.entries).includes(id))).toEqual([]);
  const body = (await (await api.get(path)).json()) as { params: unknown };
  expect(body.params).toEqual({
    cache_lifetime: 432_000,
    count: 60,
    video_id: videos.standard.id,
    page: 1,
    type: 'all',
    related_by: false,
  });
});

test('top names in the requested language', async () => {
  const top = await read(topReply, calls.main.path({ gender: 'str', language: 'de' }));
  expect(top.categories.map(({ title }) => title)).toContain('Goldene Stunde');
  expect(top.categories.map(({ videos: count }) => count)).toEqual(
    top.categories.map(({ videos: count }) => count).toSorted((one, other) => other - one),
  );
  expect(top.models.length > 10 && top.channels.length > 10 && top.keywords.length > 10).toBe(true);
  const path = calls.categories.path({ gender: 'str', kind: 'all', language: 'en' });
  const categories = await read(categoriesReply, path);
  expect(categories).toHaveLength(40);
  expect(categories.find(({ dir }) => dir === 'lakeside')?.videos).toBe(
    mainCatalogue.filter((one) => one.categories.includes('Lakeside')).length,
  );
  expect(await read(categoriesReply, path.replace('.en.', '.'))).toHaveLength(40);
  const pictured = (await (await api.get(path.replace('.all.', '.toptn.'))).json()) as {
    categories: { toptn: { scr: string }[] }[];
  };
  expect(pictured.categories[0]?.toptn[0]?.scr).toMatch(/^http:\/\/localhost:3000\/media\/scenes\//);
  expect((await read(topReply, calls.suggester.path({ count: 1_000 }))).categories.length).toBeGreaterThan(30);
});

test('at most ten suggestions of a kind, prefix matches first', async () => {
  const suggest = (words: string) => read(topReply, calls.suggest.path({ words }));
  const top = await suggest('aure');
  expect(top.models[0]?.title).toMatch(/^Aurelia/);
  expect(top.models.length).toBeLessThanOrEqual(10);
  expect((await suggest('harb')).channels.length).toBeGreaterThan(0);
  expect((await suggest('harbour')).keywords).toContain('harbour lights');
  expect((await suggest('ЛИНДК')).models.map(({ dir }) => dir)).toContain('vera-lindqvist');
  for (const words of ['', 'au', 'x'.repeat(70), '%', '___'])
    expect(await suggest(words)).toEqual({ models: [], channels: [], categories: [], keywords: [] });
});

test('globals of a guest', async () => {
  expect(await read(globalsReply, calls.globals.path())).toEqual({
    user: null,
    country: 'ca',
    hiddenChannels: [],
    gate: 'off',
    ageCheck: 'none',
    nogeo: false,
    providerLogin: false,
    demoAccounts: [...demoAccountNames],
  });
});

test('replies survive a decode and encode round trip', async () => {
  const replies: [string, z.ZodMiniType][] = [
    [calls.videos.path({ gender: 'str', ...defaultParams }), videosReply],
    [calls.main.path({ gender: 'str', language: 'en' }), topReply],
    [calls.categories.path({ gender: 'str', kind: 'all', language: 'en' }), categoriesReply],
    [calls.globals.path(), globalsReply],
  ];
  for (const [path, codec] of replies) {
    const body: unknown = await (await api.get(path)).json();
    expect(JSON.parse(JSON.stringify(z.encode(codec, z.decode(codec, body)))), path).toEqual(body);
  }
  for (const { id } of Object.values(fullVideos)) {
    const body: unknown = await (await api.get(calls.video.path({ id }))).json();
    expect(JSON.parse(JSON.stringify(z.encode(fullVideoReply, decodeJson(fullVideoReply, body)))), String(id)).toEqual(
      body,
    );
  }
});
