/** Replies in the format of the existing API family, with its inconsistencies. The content is fictional. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decodeJson, safeDecodeJson } from '@afterglow/contract/decodeJson';
import { channelsReply } from '@afterglow/contract/channel';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { modelsReply } from '@afterglow/contract/model';
import { categoriesReply } from '@afterglow/contract/terms';
import { videosReply } from '@afterglow/contract/video';
import { decodeVideoUrl, encodeVideoUrl, videoFilesReply } from '@afterglow/contract/videoFile';

const card = {
  video_id: '21446347',
  sg_id: '22',
  title: 'Tea on the pier',
  dir: 'tea-on-the-pier',
  duration: '09:01',
  start_pos: '522',
  video_viewed: '1644',
  rating: '0',
  rating_amount: 1,
  post_date: '2026-01-26 17:16:56',
  content_source_name: 'Pier Pictures',
  user_id: '6041293',
  display_name: 'Pier Pictures',
  username: 'pier',
  description: null,
  scr: 'https://cdn.example/contents/288x162/4.jpg',
  thumb: 'https://cdn.example/contents/288x162/4.jpg',
  pv: 'cdn.example/preview/21446347.mp4',
  props: { hd: '1' },
  likes: 0,
  dislikes: 0,
  categories: 'Harbours,Picnics',
  models: '',
  tags: 'tea, pier',
  file_dimensions: '1280x720',
  surprise: { nobody: 'knows' },
};

test('a list with numeric strings and numbers is decoded', () => {
  const page = decodeJson(videosReply, {
    videos: [
      card,
      { ...card, video_id: 977_501, duration: '1:02:03', props: [], rating_amount: '18', likes: '14', rating: 4.1111 },
    ],
    total_count: 929_879,
    pages: '31',
  });
  expect(page).toMatchObject({ total: 929_879, pages: 31, dropped: 0 });
  expect(page.entries[0]).toMatchObject({
    id: 21_446_347,
    seconds: 541,
    startSeconds: 522,
    hd: true,
    description: '',
    categories: ['Harbours', 'Picnics'],
    models: [],
    tags: ['tea', 'pier'],
    postedAt: Date.UTC(2026, 0, 26, 17, 16, 56),
    width: 1280,
  });
  expect(page.entries[1]).toMatchObject({
    id: 977_501,
    seconds: 3_723,
    hd: false,
    votes: 18,
    likes: 14,
    rating: 4.1111,
  });
});

test('of a headset and a language the existing API says nothing: neither is known', () => {
  const more = [{}, { props: { vr: 1 }, lang: 'pt-BR' }, { props: { hd: '0', vr: '1' }, lang: 'none of that' }];
  const { entries } = decodeJson(videosReply, {
    videos: more.map((each, place) => ({ ...card, video_id: place + 1, ...each })),
    total_count: 3,
    pages: 1,
  });
  expect(entries).toMatchObject([
    { hd: true, vr: false, lang: '' },
    { hd: false, vr: true, lang: 'pt-BR' },
    { hd: false, vr: true, lang: '' },
  ]);
});

test('invalid entries are dropped and counted', () => {
  const page = decodeJson(videosReply, {
    videos: [card, { ...card, video_id: '' }, { ...card, post_date: 'yesterday' }, { ...card, dir: '../x' }, null],
    total_count: '5',
  });
  expect([page.entries.length, page.dropped]).toEqual([1, 4]);
});

test.each([
  ['every entry is broken', { videos: [{ ...card, video_id: 'x' }], total_count: '1' }],
  ['the list is missing', { total_count: '1' }],
  ['the total is a word', { videos: [card], total_count: 'many' }],
  ['the list is a map', { videos: { 1: card }, total_count: '1' }],
])('a list is rejected if %s', (_, reply) => {
  expect(safeDecodeJson(videosReply, reply).success).toBe(false);
});

test('related videos are decoded without their parameters', () => {
  const reply = {
    params: { cache_lifetime: 432_000, count: 3, video_id: 21_796_149, page: 1, type: 'all', related_by: false },
    total_count: '929879',
    pages: 31,
    videos: [card],
  };
  expect(decodeJson(videosReply, reply)).toMatchObject({ total: 929_879, pages: 31 });
});

const video = {
  video_id: '21707775',
  status_id: '1',
  sg_id: '22',
  is_private: '0',
  dir: 'evening',
  title: 'Evening',
  title_ru: 'Вечер',
  title_in: null,
  title_de: null,
  description: 'One take.',
  post_date: '2026-10-27 18:00:00',
  duration: '29:33',
  tnc: '12',
  tnt: '0',
  start_pos: '100',
  last_time_view_date: '2026-10-30 17:58:00',
  cs_status: '1',
  csg_title: 'Members',
  csg_dir: 'usersupload',
  source_id: '9',
  source_title: '',
  source_dir: '',
  thumb: 'https://cdn.example/288x162/1.jpg',
  thumbsrc: 'https://cdn.example/1280x720/1.jpg',
  pv: 'cdn.example/p.mp4',
  gender: 'str',
  gender_id: '1',
  models_suggested: [],
  statistics: { comments: '0', viewed: '12497', rating: '4.1111', rating_amount: '18', likes: 14, dislikes: 4 },
  user: { id: '5374643', username: 'marlowe', avatar: '', subscribers_count: '4' },
  channel: [],
  categories: { 8: { title: 'Mountains', dir: 'mountains' } },
  models: {
    134_614: { title: 'Aurelia Voss', dir: 'aurelia-voss', subscribers: '12', videos: 3, albums: '0', img: '' },
  },
};

test.each([
  ['usersupload', true],
  ['userupload', true],
  ['pier-pictures', false],
  ['', false],
])('csg_dir "%s": uploaded by a member: %s', (csg_dir, uploaded) =>
  expect(decodeJson(fullVideoReply, { video: { ...video, csg_dir } }).uploaded).toBe(uploaded),
);

test('a video with empty maps in every form is decoded', () => {
  const full = decodeJson(fullVideoReply, { video, related_searches: ['lake', 'evening'] });
  expect(full).toMatchObject({
    uploaded: true,
    channel: null,
    tags: [],
    tracks: [],
    frames: 12,
    seconds: 1_773,
    titles: { ru: 'Вечер' },
    relatedSearches: ['lake', 'evening'],
  });
  expect(full.models).toEqual([
    { id: 134_614, title: 'Aurelia Voss', dir: 'aurelia-voss', subscribers: 12, videos: 3, albums: 0, picture: '' },
  ]);
  expect(
    decodeJson(fullVideoReply, {
      video: { ...video, categories: [], models: [], tags: { 5: { title: 'Tea', dir: 'tea' } } },
    }),
  ).toMatchObject({ categories: [], models: [], tags: [{ id: 5 }], relatedSearches: [] });
});

test('only the category without a dir is dropped', () => {
  const categories = {
    3: { title: 'Harbours', dir: 'harbours' },
    8: { title: 'Mountains' },
    9: { title: 'Elsewhere', dir: '../admin' },
    ten: { title: 'Ten', dir: 'ten' },
    12: null,
  };
  const models = { 5: { title: 'A V', dir: 'a-v', subscribers: null, videos: '', img: null }, 6: { title: 'B' } };
  const full = decodeJson(fullVideoReply, { video: { ...video, categories, tags: categories, models } });
  expect(full.categories).toEqual([{ id: 3, title: 'Harbours', dir: 'harbours' }]);
  expect(full.tags).toEqual(full.categories);
  expect(full.models).toEqual([{ id: 5, title: 'A V', dir: 'a-v', subscribers: 0, videos: 0, albums: 0, picture: '' }]);
});

test('lastViewedAt falls back to the post date', () => {
  for (const last_time_view_date of [undefined, null, '', '0000-00-00 00:00:00', 'never'])
    expect(decodeJson(fullVideoReply, { video: { ...video, last_time_view_date } }).lastViewedAt).toBe(
      Date.UTC(2026, 9, 27, 18),
    );
});

test.each([[null], [''], [[]], [{}], [7], [{ id: '7', title: 'No address' }]])(
  'a video with the channel %j has none',
  (channel) => expect(decodeJson(fullVideoReply, { video: { ...video, channel } }).channel).toBeNull(),
);

test.each([[null], [''], [{}], [7]])('a video with the related searches %j has none', (related_searches) =>
  expect(decodeJson(fullVideoReply, { video, related_searches }).relatedSearches).toEqual([]),
);

test('related searches that are not text are dropped', () =>
  expect(decodeJson(fullVideoReply, { video, related_searches: ['tea', null, 7] }).relatedSearches).toEqual(['tea']));

test('unknown fields of a channel are ignored', () => {
  const channel = {
    id: '7',
    status: '1',
    dir: 'pier-pictures',
    title: 'Pier Pictures',
    subscribers: '12',
    user_avatar: null,
    url: 'https://pier.example/',
    videos: '40',
    cf2: 'a.jpg',
    cf7: 'b.jpg',
  };
  expect(decodeJson(fullVideoReply, { video: { ...video, channel } }).channel).toEqual({
    id: 7,
    dir: 'pier-pictures',
    title: 'Pier Pictures',
    subscribers: 12,
    avatar: '',
    url: 'https://pier.example/',
    videos: 40,
  });
});

test('categories, channels and models are decoded', () => {
  expect(
    decodeJson(categoriesReply, {
      categories: [
        { dir: 'dunes', title: 'Dunes', total_videos: '12', toptn: [{ scr: 'https://cdn.example/1.jpg' }] },
        { dir: 'piers', title: 'Piers', total_videos: '3', toptn: [] },
        { dir: 'ferries', title: 'Ferries', total_videos: '2', toptn: 'none' },
        { title: 'No address' },
      ],
    }),
  ).toEqual([
    { dir: 'dunes', title: 'Dunes', videos: 12, picture: 'https://cdn.example/1.jpg' },
    { dir: 'piers', title: 'Piers', videos: 3 },
    { dir: 'ferries', title: 'Ferries', videos: 2 },
  ]);
  expect(
    decodeJson(channelsReply, {
      channels: [{ channel_id: '7', dir: 'pier', title: 'Pier', img: null, statistics: { videos: '3' } }],
      total_count: '1',
      pages: 1,
    }).entries,
  ).toEqual([{ id: 7, dir: 'pier', title: 'Pier', picture: '', videos: 3 }]);
  expect(
    decodeJson(modelsReply, {
      models: [
        {
          model_id: 5,
          dir: 'a-v',
          title: 'A V',
          img: '',
          rating: '4.5',
          gender: '2',
          country: 'at',
          age: '41',
          statistics: { videos: '3', subscribers: 1, viewed: '9', comments: 0 },
        },
      ],
      total_count: '1',
    }).entries[0],
  ).toMatchObject({ id: 5, gender: 'woman', age: 41, videos: 3, views: 9 });
});

/** As the API family encodes it, with Cyrillic homoglyphs. */
const encodedByFamily = 'L2dldF9mаWxlLzМvYWJj'.replace('а', 'a');

test('file paths are encoded and decoded like the API family does', () => {
  const path = '/get_file/3/0a1b2c3d4e5f/974000/974051/974051_hq.mp4/?d=660&br=79&ti=1790916189';
  const encoded = encodeVideoUrl(path);
  expect(encoded).toMatch(/^[A-Za-z0-9,.~АВСЕМ]+$/u);
  expect(encoded).not.toMatch(/[ABCEM+/=]/);
  expect(decodeVideoUrl(encoded)).toBe(path);
  expect(decodeVideoUrl(encodedByFamily)).toBe('/get_file/3/abc');
  // Only other encoders replace these letters.
  expect(
    decodeVideoUrl(
      btoa('HKOPXSIJ')
        .replaceAll('S', 'Ѕ')
        .replaceAll('I', 'І')
        .replaceAll('J', 'Ј')
        .replaceAll('H', 'Н')
        .replaceAll('K', 'К')
        .replaceAll('O', 'О')
        .replaceAll('P', 'Р')
        .replaceAll('X', 'Х'),
    ),
  ).toBe('HKOPXSIJ');
  expect(
    decodeJson(videoFilesReply, [
      { format: '_hq.mp4', video_url: encoded, is_default: 1 },
      { format: '_lq.mp4', video_url: encoded },
    ]),
  ).toEqual([
    { format: '_hq.mp4', path, preferred: true },
    { format: '_lq.mp4', path, preferred: false },
  ]);
  expect(z.safeDecode(videoFilesReply, [{ format: '_hq.mp4', video_url: '%%%' }]).success).toBe(false);
});
