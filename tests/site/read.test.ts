import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { relatedList } from '@afterglow/design-system/lists/RelatedList/view';
import { describe, expect, test } from 'vitest';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@afterglow/contract/wire';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { replyIn } from '@afterglow/fixtures/scenarios/scenario';
import { channelsRead, modelsRead } from '../../site/data/people.ts';
import { checked, read, type Fetcher } from '../../site/runtime/data/read.ts';
import { keywordsRead, suggestionsRead } from '../../site/data/suggester.ts';
import { categoriesRead, topRead } from '../../site/data/terms.ts';
import { videoRead } from '../../site/data/video.ts';
import { relatedRead, rowRead, videosRead } from '../../site/data/videos.ts';
import { json } from './testSite.ts';

const { standard } = fullVideos;
const list = videosRead({
  of: { kind: 'all' },
  sort: 'longest',
  page: 1,
  filters: { type: 'all', duration: '', date: '' },
});

/** A list in wire format. */
interface WireList {
  videos: Record<string, unknown>[];
  total_count: unknown;
  pages: unknown;
}
const wireList = (): WireList => structuredClone(replyIn(everyday, 'GET', list.key).body) as WireList;
const withFirstEntry = (change: Record<string, unknown>): WireList => {
  const {
    videos: [first, ...rest],
    ...reply
  } = wireList();
  return { ...reply, videos: [{ ...first, ...change }, ...rest] };
};

const respondWith =
  (response: Response): Fetcher =>
  async () =>
    response;
const rejectWith =
  (name: string): Fetcher =>
  () =>
    Promise.reject(new DOMException('No.', name));
const readList = (ask: Fetcher) => read(ask, list);
const readBody = (body: unknown, status?: number) => readList(respondWith(json(body, status)));
const html = '<!doctype html><title>502 Bad Gateway</title>';

describe('failures:', () => {
  test.each<[string, Fetcher, 502 | 503]>([
    ['connection refused', rejectWith('NetworkError'), 503],
    ['timeout', rejectWith('TimeoutError'), 503],
    ['500', respondWith(json({ error: 1 }, 500)), 503],
    ['502 with HTML', respondWith(new Response(html, { status: 502 })), 502],
    ['503 without a body', respondWith(new Response(null, { status: 503 })), 503],
    ['204', respondWith(new Response(null, { status: 204 })), 502],
    ['nothing at all', respondWith(new Response('')), 502],
    ['HTML', respondWith(new Response(html)), 502],
    ['half of a reply', respondWith(new Response(JSON.stringify(wireList()).slice(0, 5_000))), 502],
    [
      'a body that breaks off',
      respondWith(new Response(new ReadableStream({ start: (controller) => controller.error(new Error('reset')) }))),
      502,
    ],
    ['null', respondWith(json(null)), 502],
    ['a number', respondWith(json(7)), 502],
    ['a list', respondWith(json([])), 502],
    ['an object without the list', respondWith(json({ total_count: '1', pages: 1 })), 502],
    ['a list that is a word', respondWith(json({ ...wireList(), videos: 'none' })), 502],
    ['a list of which nothing can be read', respondWith(json({ ...wireList(), videos: [null, 1, 'x', [], {}] })), 502],
    ['a total that is a word', respondWith(json({ ...wireList(), total_count: 'many' })), 502],
    ['an empty total', respondWith(json({ ...wireList(), total_count: '' })), 502],
    ['an invalid status', async () => Object.defineProperty(json(wireList()), 'status', { value: 700 }), 502],
  ])('%s', async (_, ask, status) => expect(await readList(ask)).toEqual({ state: 'failed', status }));

  test.each([
    ['30', 30],
    ['0', 0],
    ['99999999', 3_600],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
    ['soon', 0],
    [null, 0],
  ])('429 with Retry-After %s says to wait %i seconds', async (header, waitSeconds) => {
    const reply = json({ error: 1, code: 'limited' }, 429);
    if (header !== null) reply.headers.set('Retry-After', header);
    expect(await readList(respondWith(reply))).toEqual({ state: 'failed', status: 429, waitSeconds });
  });

  test.each([
    ['a list', list],
    ['an entity', videoRead({ id: standard.id, dir: standard.dir })],
  ])('%s above the size limit is not read to its end', async (_, { key, maxBytes }) => {
    const request = { key, maxBytes, decode: async (reply: unknown) => reply };
    const chunk = Buffer.alloc(1_000_000, ' ');
    for (const headers of [{}, { 'content-length': String(50_000_000) }]) {
      const source = { bytes: 0, cancelled: false };
      const body = new ReadableStream<Uint8Array>({
        pull: (out) => {
          source.bytes += chunk.length;
          out.enqueue(chunk);
        },
        cancel: () => void (source.cancelled = true),
      });
      expect(await read(async () => new Response(body, { headers }), request)).toEqual({
        state: 'failed',
        status: 502,
      });
      expect(source.cancelled).toBe(true);
      expect(source.bytes).toBeLessThan(maxBytes + 3 * chunk.length);
    }
    const whole = `"${'x'.repeat(maxBytes - 2)}"`;
    expect(await read(respondWith(new Response(whole)), request)).toEqual({
      state: 'ready',
      value: whole.slice(1, -1),
    });
    expect(await read(respondWith(new Response(`${whole} `)), request)).toEqual({ state: 'failed', status: 502 });
  });
});

describe('refusals:', () => {
  test.each<[string, unknown, number, object]>([
    ['404 that says so', { error: 1, code: 'not_found' }, 404, { state: 'missing' }],
    ['the same with 200', { error: 1, code: 'not_found' }, 200, { state: 'missing' }],
    ['no permission', { error: 1, code: 'age_required' }, 403, { state: 'refused', code: 'age_required' }],
    [
      'a sentence instead of a code',
      { error: 1, msg: 'Please log in' },
      200,
      { state: 'refused', code: 'Please log in' },
    ],
    ['neither', { error: 1, code: 7 }, 400, { state: 'refused', code: 'unknown' }],
  ])('%s', async (_, body, status, answer) => expect(await readBody(body, status)).toEqual(answer));
  test('404 as a page', async () =>
    expect(await readList(respondWith(new Response(html, { status: 404 })))).toEqual({ state: 'missing' }));
});

describe('inconsistent replies are decoded leniently:', () => {
  const readEntries = async (body: unknown) => {
    const answer = await readBody(body);
    if (answer.state !== 'ready') throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  test('as it is', async () => expect(await readEntries(wireList())).toMatchObject({ total: 48_213, dropped: 0 }));
  test('numbers as text and text as numbers', async () => {
    const {
      entries: [first],
    } = await readEntries(withFirstEntry({ video_id: 12, video_viewed: '7', likes: '3' }));
    expect(first).toMatchObject({ id: 12, views: 7, likes: 3 });
  });
  test.each([
    ['null for an id', { video_id: null }],
    ['an empty id', { video_id: '' }],
    ['an object for a title', { title: { en: 'x' } }],
    ['a title that is missing', { title: undefined }],
    ['a dir that leads elsewhere', { dir: '../../admin' }],
    ['a length in words', { duration: 'ten minutes' }],
    ['a day that is none', { post_date: '2026-02-31 99:00:00' }],
    ['the day of an empty database', { post_date: '0000-00-00 00:00:00' }],
    ['an infinite id', { video_id: '9'.repeat(400) }],
  ])('%s: the entry is dropped and counted', async (_, change) => {
    const whole = wireList().videos.length;
    const page = await readEntries(withFirstEntry(change));
    expect(page).toMatchObject({ dropped: 1 });
    expect(page.entries).toHaveLength(whole - 1);
  });
  test.each([
    [
      'nulls where nothing is',
      {
        content_source_name: null,
        username: null,
        description: null,
        scr: null,
        thumb: null,
        pv: null,
        categories: null,
      },
    ],
    ['an empty list for an empty object', { props: [] }],
    ['emoji and text from right to left', { title: '🌊🏳️‍🌈 ‏مساء على البحيرة‏ \u202Eeinmal' }],
    [
      'huge numbers',
      { video_viewed: 1e300, likes: 1e300, dislikes: Number.MAX_SAFE_INTEGER, duration: '99999999:59:59' },
    ],
    ['an infinite number', { video_viewed: '9'.repeat(400) }],
    ['missing counts', { rating: null, rating_amount: '', likes: null, dislikes: '', start_pos: null }],
    ['no member', { user_id: null, username: null, display_name: '' }],
    ['lists for texts', { categories: [], tags: [], description: [] }],
    ['unknown fields', { secret: { deep: [1, 2, { x: null }] } }],
  ])('%s: the entry is kept', async (_, change) =>
    expect(await readEntries(withFirstEntry(change))).toMatchObject({ dropped: 0 }),
  );
  test('ten megabytes too many', async () => {
    const page = await readEntries({ ...wireList(), extra: 'x'.repeat(10_000_000) });
    expect(page.dropped).toBe(0);
    expect(JSON.stringify(page).length, 'what is embedded in a page').toBeLessThan(100_000);
  });
  test('duplicate entries are removed', async () => {
    const { videos, ...reply } = wireList();
    const page = await readEntries({ ...reply, videos: [...videos, ...videos] });
    expect(new Set(page.entries.map(({ id }) => id)).size).toBe(page.entries.length);
  });
  test.each([
    [{ pages: 1e15 }, { pages: 999_999 }],
    [{ pages: -3 }, { pages: 0 }],
    [{ pages: 2.7 }, { pages: 2 }],
    [{ pages: undefined }, { pages: 804 }],
    [{ pages: null }, { pages: 804 }],
    [{ pages: '' }, { pages: 804 }],
    [{ pages: 'two' }, { pages: 804 }],
    [{ pages: undefined, total_count: 0 }, { pages: 0 }],
    [{ total_count: '-5' }, { total: 0 }],
    [{ total_count: 12.5 }, { total: 12 }],
    [
      { videos: [], total_count: '900' },
      { entries: [], total: 900 },
    ],
  ])('%j is %j', async (change, read) => expect(await readEntries({ ...wireList(), ...change })).toMatchObject(read));
  test('cards of a list carry only the fields that one video a row shows', async () => {
    const { entries } = await readEntries(wireList());
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries)
      expect(Object.keys(entry)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(tags|width|height)$/)]));
  });
});

describe('related videos', () => {
  const request = relatedRead(standard.id);

  test('cards carry only the fields they show', async () => {
    const answer = await read(respondWith(json(wireList())), request);
    const entries = answer.state === 'ready' ? answer.value : [];
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries)
      expect(Object.keys(entry)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(description|categories|models|tags|postedAt|width)$/)]),
      );
  });

  const cards = (length: number) =>
    Array.from({ length }, (_, index) => ({ ...wireList().videos[0], video_id: String(index + 1) }));

  test.each([
    [65, 60, [12, 20, 20]],
    [60, 60, [12, 20, 20]],
    [41, 41, [12, 20, 1]],
    [9, 9, [1]],
    [3, 3, []],
    [0, 0, []],
  ])('of %i show %i, below the player in steps of %j, regardless of pages', async (sent, shown, steps) => {
    for (const pages of [undefined, null, '', 'two', 31]) {
      const reply = json({ params: {}, total_count: '929879', pages, videos: cards(sent) });
      const answer = await read(respondWith(reply), request);
      if (answer.state !== 'ready') throw new Error(JSON.stringify(answer));
      expect(answer.value).toHaveLength(shown);
      expect(relatedList(answer.value, readerFor('en')).below?.map(({ length }) => length)).toEqual(steps);
    }
  });
});

describe('a list of people', () => {
  test.each([modelsRead({ sort: 'recent', page: 1, filters: {} }), channelsRead({ sort: 'recent', page: 1 })])(
    'removes duplicates and limits the number of pages',
    async (request) => {
      const body = structuredClone(replyIn(everyday, 'GET', request.key).body) as Record<string, unknown>;
      const duplicated = Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : value,
        ]),
      );
      const answer = await read<Page<{ id: number }>>(respondWith(json({ ...duplicated, pages: 1e15 })), request);
      if (answer.state !== 'ready') throw new Error(JSON.stringify(answer));
      expect(new Set(answer.value.entries.map(({ id }) => id)).size).toBe(answer.value.entries.length);
      expect(answer.value.pages).toBe(999_999);
    },
  );
});

describe('a video', () => {
  const request = videoRead({ id: standard.id, dir: standard.dir });
  const reply = () => json(replyIn(everyday, 'GET', request.key).body);

  test('is read', async () =>
    expect(checked(request, await read(respondWith(reply()), request))).toMatchObject({
      state: 'ready',
      value: { title: standard.title },
    }));
  test('under a wrong dir is missing, with the right one suggested', async () => {
    const other = videoRead({ id: standard.id, dir: 'another' });
    expect(checked(other, await read(respondWith(reply()), other))).toEqual({
      state: 'missing',
      suggestion: `/video/${standard.id}/${standard.dir}/`,
    });
  });
  test.each<[string, object]>([
    ['video', { video: null }],
    ['a length', { video: { video_id: 1, title: 'x', dir: 'x', post_date: '2026-01-26 17:16:56' } }],
    ['everything', {}],
  ])('without %s has failed', async (_, body) => {
    expect(await read(respondWith(json(body)), request)).toEqual({ state: 'failed', status: 502 });
  });
});

describe('the order of the wire is preserved', () => {
  const request = videoRead({ id: standard.id, dir: standard.dir });
  const { video } = replyIn(everyday, 'GET', request.key).body as { video: object };
  // Integer keys of an object cannot have this order, so the JSON is written as text.
  const text = JSON.stringify({ video: { ...video, categories: 'here', tags: 'here' } }).replaceAll(
    '"here"',
    String.raw`{"8":{"title":"B","dir":"b"}, "3" : {"title":"A, \"7\":","dir":"a"},"12":{"title":"{","dir":"c"}}`,
  );

  test('in the categories and tags of a video', async () => {
    const answer = await read(respondWith(new Response(text)), request);
    const { categories, tags } = answer.state === 'ready' ? answer.value : { categories: [], tags: [] };
    expect(categories).toEqual([
      { id: 8, title: 'B', dir: 'b' },
      { id: 3, title: 'A, "7":', dir: 'a' },
      { id: 12, title: '{', dir: 'c' },
    ]);
    expect(tags).toEqual(categories);
  });
});

describe('request paths', () => {
  const filters = { type: 'hd', duration: '2', date: 'week' } as const;
  test.each([
    [
      videosRead({ of: { kind: 'all' }, sort: 'longest', page: 3, filters }),
      '/api/json/videos2/86400/str/longest/60/..3.hd.2.week.json',
    ],
    [
      videosRead({
        of: { kind: 'category', dir: 'lakeside', title: '' },
        sort: 'top-rated',
        page: 1,
        filters: { type: 'all', duration: '', date: '' },
      }),
      '/api/json/videos2/86400/str/top-rated/60/categories.lakeside.1.all...json',
    ],
    [
      videosRead({ of: { kind: 'search', words: 'lake & sea/#?' }, sort: 'relevance', page: 2, filters }),
      '/api/videos2.php?params=86400/str/relevance/60/search..2.hd.2.week&s=lake%20%26%20sea%2F%23%3F',
    ],
    [rowRead('most-popular', 'day', 12), '/api/json/videos2/86400/str/most-popular/12/..1.all..day.json'],
    [videoRead({ id: 21_707_775, dir: 'x' }), '/api/json/video/86400/21000000/21707000/21707775.json'],
    [videoRead({ id: 7, dir: 'x' }), '/api/json/video/86400/0/0/7.json'],
    [relatedRead(21_707_775), '/api/json/videos_related2/432000/60/21000000/21707000/21707775.all.1.json'],
    [topRead('de'), '/api/json/main/14400/str.de.json'],
    [categoriesRead('en'), '/api/json/categories/14400/str.all.en.json'],
    [keywordsRead, '/api/json/suggester/43200/1000.json'],
    [suggestionsRead('lake & sea/#?'), '/api/suggester.php?c=lake%20%26%20sea%2F%23%3F'],
  ])('%#: its key is its path', ({ key }, path) => expect(key).toBe(path));
});
