/** A video without chapters of its own has those that its description names, as the player asks for them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptionChapters } from '@afterglow/api/reads/descriptionChapters';
import { calls } from '@afterglow/contract/calls';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { videos } from '@afterglow/fixtures/data/videos';
import { createTestApi, type TestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Returns the starts and the titles of a track, as they are escaped in it. */
const chaptersIn = (track: string) =>
  [...track.matchAll(/(\d\d:\d\d:\d\d)\.000 --> .*\n(.*)\n/g)].map(([, start, title]) => `${start} ${title}`);
const chapters = (description: string, seconds = 7_200) => chaptersIn(descriptionChapters(description, seconds));

test('lines that begin with a time are chapters, each until the next', () => {
  expect(descriptionChapters('An evening.\n\n0:00 Arrival\n5:12 The lake\n1:02:03 Home', 4_000)).toBe(
    [
      'WEBVTT\n\n00:00:00.000 --> 00:05:12.000\nArrival\n',
      '00:05:12.000 --> 01:02:03.000\nThe lake\n',
      '01:02:03.000 --> 01:06:40.000\nHome\n',
    ].join('\n'),
  );
});

test('bullets, brackets, dashes and marks of direction around a time are no part of the title', () => {
  const found = ['00:00:00 Arrival', '00:05:12 The lake', '00:20:00 Home'];
  expect(chapters('• 0:00 – Arrival\r\n• 5:12 - The lake\r\n• 20:00: Home')).toEqual(found);
  expect(chapters('(0:00) Arrival\n[05:12] The lake\n(20:00) Home')).toEqual(found);
  expect(chapters('\u200f0:00 الوصول\n\u200f5:12 البحيرة\n\u200f20:00 البيت')).toEqual([
    ...['00:00:00 الوصول', '00:05:12 البحيرة', '00:20:00 البيت'],
  ]);
});

test.each([
  ['fewer than three', '0:00 Arrival\n5:12 The lake'],
  ['none at the beginning', '0:01 Arrival\n5:12 The lake\n20:00 Home'],
  ['one that goes back', '0:00 Arrival\n20:00 Home\n5:12 The lake'],
  ['the same time twice', '0:00 Arrival\n5:12 The lake\n5:12 Home'],
  ['one after the end', '0:00 Arrival\n5:12 The lake\n2:00:00 Home'],
  ['times within sentences alone', 'It begins at 0:00.\nThe light at 5:12 is best.\nSee 20:00, too.'],
  ['times without a title', '0:00\n5:12\n20:00'],
  ['more than a menu can hold', Array.from({ length: 101 }, (_, minute) => `${minute}:00 Part`).join('\n')],
])('a description with %s has no chapters', (_, description) => {
  expect(descriptionChapters(description, 7_200)).toBe('');
});

test('a video of unknown length has no chapters', () => {
  expect(descriptionChapters('0:00 Arrival\n5:12 The lake\n20:00 Home', 0)).toBe('');
});

test('markup, arrows and control characters stay text, and a long title is cut', () => {
  expect(chapters(`0:00 <b>Arrival</b>\n0:01 0:02 --> 0:03\0\n0:02 ${'x'.repeat(3_000)}`)).toEqual([
    '00:00:00 &lt;b&gt;Arrival&lt;/b&gt;',
    '00:00:01 0:02 --&gt; 0:03\uFFFD',
    `00:00:02 ${'x'.repeat(200)}`,
  ]);
});

const describe = (id: number, description: string) =>
  api.database.execute(
    sql`update videos set clip = null, seconds = 600, description = ${description} where id = ${id}`,
  );
const tracksOf = async (id: number) =>
  decodeJson(fullVideoReply, await (await api.get(calls.video.path({ id }))).json()).tracks;

test('the page of a video names the chapters of its description, and they are there until it changes', async () => {
  const { id } = videos.hd;
  await describe(id, '0:00 Arrival\n5:12 The lake\n8:00 Home');
  const tracks = await tracksOf(id);
  expect(tracks).toMatchObject([{ kind: 'chapters', lang: '', label: '' }]);
  const url = tracks[0]?.url ?? '';
  const reply = await api.get(url);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/vtt')]);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(chaptersIn(await reply.text())).toEqual(['00:00:00 Arrival', '00:05:12 The lake', '00:08:00 Home']);
  await describe(id, '0:00 Arrival\n5:12 The lake\n8:00 The way home');
  expect((await api.get(url)).status, 'a cache may hold it under this address').toBe(404);
});

test('chapters of a film of its own come before those of its description', async () => {
  const { id } = videos.standard;
  await api.database.execute(
    sql`update videos set description = ${'0:00 Arrival\n0:10 The lake\n0:20 Home'} where id = ${id}`,
  );
  const chapterTracks = (await tracksOf(id)).filter(({ kind }) => kind === 'chapters');
  expect(chapterTracks).toHaveLength(1);
  expect(chapterTracks[0]?.url).not.toContain('described');
});

test('chapters of a video that is not shown, or does not exist, are nowhere', async () => {
  const { id } = videos.longTitle;
  await describe(id, '0:00 Arrival\n5:12 The lake\n8:00 Home');
  const url = (await tracksOf(id))[0]?.url ?? '';
  await api.database.execute(sql`update videos set shown = false where id = ${id}`);
  expect((await api.get(url)).status).toBe(404);
  for (const odd of [url.replace(`/${id}/`, '/1/'), url.replace('.vtt', '.txt'), url.replace(`/${id}/`, '/x/')])
    expect((await api.get(odd)).status, odd).toBe(404);
});
