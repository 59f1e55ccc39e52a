/** HTTP behaviour: cache headers, errors and range requests. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { signAgeToken } from '@afterglow/contract/ageToken';
import { calls } from '@afterglow/contract/calls';
import { isExemptCall } from '@afterglow/contract/gate';
import type { GateMode } from '@afterglow/contract/gateModes';
import type { VideoListParams } from '@afterglow/contract/lists';
import { noFilters } from '@afterglow/contract/lists';
import { defaultPolicy } from '@afterglow/contract/policy';
import { videoFilesReply } from '@afterglow/contract/videoFile';
import { mediaFolder } from '@afterglow/api/files/paths';
import { parseRange } from '@afterglow/api/http/sendFile';
import { videos } from '@afterglow/fixtures/data/videos';
import { scenePicture, storyClips } from '@afterglow/fixtures/media/manifest';
import { postPaths, queryPaths, readPaths } from '../tools/oddValues.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ ageSecret: 'a secret of this test' });
});
afterAll(() => api.close());

const params: VideoListParams = { ...noFilters, section: '', objectId: '', page: 1, count: 60, sort: 'most-popular' };
const listPath = calls.videos.path({ gender: 'str', ...params });
const header = (response: Response, name: string) => response.headers.get(name);

test('a public reply is cacheable for the lifetime in its path, up to the maximum of the call', async () => {
  for (const [asked, allowed] of [
    [60, 60],
    [86_400, 86_400],
    [999_999_999, 86_400],
  ] as const) {
    expect(header(await api.get(calls.videos.path({ gender: 'str', ...params }, asked)), 'cache-control')).toBe(
      `public, max-age=${allowed}`,
    );
  }
  expect(header(await api.get(calls.videos.path({ gender: 'str', ...params }, 0)), 'cache-control')).toBe('no-store');
  expect(
    header(
      await api.get(calls.related.path({ id: videos.standard.id, type: 'all', page: 1, count: 60 })),
      'cache-control',
    ),
  ).toBe('public, max-age=432000');
  expect(header(await api.get(listPath), 'vary')).toBe('x-country');
});

test('conditional requests are answered with 304', async () => {
  const first = await api.get(listPath);
  const etag = header(first, 'etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await api.get(listPath, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text(), header(again, 'etag')]).toEqual([304, '', etag]);
  }
  expect((await api.get(listPath, { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
});

test('personal replies are not cacheable', async () => {
  for (const path of [calls.globals.path(), calls.videoFile.path({ id: videos.standard.id })]) {
    const response = await api.get(path);
    expect([header(response, 'cache-control'), header(response, 'etag')]).toEqual(['no-store', null]);
  }
});

test('every reply carries the RTA label, including errors and files', async () => {
  for (const path of [listPath, calls.globals.path(), '/nowhere', scenePicture(1, '288x162')]) {
    const response = await api.get(path);
    expect(header(response, 'rating'), path).toBe('RTA-5042-1996-1400-1577-RTA');
    expect(header(response, 'x-content-type-options'), path).toBe('nosniff');
  }
});

const missing = [
  '/',
  '/api',
  '/api/json/videos2/86400/str/best/60/..1.all...json',
  '/api/json/videos2/86400/men/longest/60/..1.all...json',
  '/api/json/videos2/86400/str/longest/0/..1.all...json',
  '/api/json/videos2/86400/str/longest/201/..1.all...json',
  '/api/json/videos2/86400/str/longest/60/..0.all...json',
  '/api/json/videos2/86400/str/longest/60/..1000000.all...json',
  '/api/json/videos2/86400/str/longest/60/..1.4k...json',
  '/api/json/videos2/86400/str/longest/60/..1.all.4..json',
  '/api/json/videos2/86400/str/longest/60/..1.all..year.json',
  '/api/json/videos2/86400/str/longest/60/..1.all..json',
  '/api/json/videos2/86400/str/longest/60/..1.all...xml',
  '/api/json/videos2/86400/str/relevance/60/..1.all...json',
  '/api/json/videos2/x/str/longest/60/..1.all...json',
  '/api/json/videos2/-1/str/longest/60/..1.all...json',
  '/api/json/videos2/86400/str/longest/60/categories.nowhere.1.all...json',
  '/api/json/videos2/86400/str/longest/60/categories..1.all...json',
  '/api/json/videos2/86400/str/longest/60/model.nobody.1.all...json',
  '/api/json/videos2/86400/str/longest/60/channel.%00.1.all...json',
  '/api/json/videos2/86400/str/longest/60/nonsense.1.1.all...json',
  '/api/json/videos2/86400/str/longest/60/.lakeside.1.all...json',
  `/api/json/videos2/86400/str/longest/60/model.${'9'.repeat(40)}.1.all...json`,
  '/api/json/video/86400/21000000/21707000/21707774.json',
  '/api/json/video/86400/21000000/21706000/21707775.json',
  '/api/json/video/86400/1000000/21707000/21707775.json',
  '/api/json/video/86400/0/0/0.json',
  `/api/json/video/86400/0/0/${'1'.repeat(40)}.json`,
  '/api/json/video/86400/0/0/abc.json',
  '/api/json/video/86400/0/0/%2e%2e.json',
  '/api/json/video/86400/0/0/..%2f1.json',
  '/api/json/video/86400/0/0/%00.json',
  '/api/json/video/86400/0/0/2147483648.json',
  '/api/json/videos_related2/432000/60/21000000/21707000/21707774.all.1.json',
  '/api/json/videos_related2/432000/60/21000000/21707000/21707775.new.1.json',
  '/api/json/main/14400/str.json',
  '/api/json/main/14400/str.english.json',
  '/api/json/suggester/43200/0.json',
  '/api/json/suggester/43200/many.json',
  '/api/json/categories/14400/str.some.en.json',
  '/api/videos2.php',
  '/api/videos2.php?params=1/2/3',
  '/api/videos2.php?params=86400/str/relevance/60/categories.lakeside.1.all..&s=lake',
  '/api/videos2.php?params=86400/str/best/60/search..1.all..&s=lake',
  '/media/draw/draw.ts',
  '/media/../package.json',
  '/media/%2e%2e/api/main.ts',
  '/media/scenes/99/288x162/1.jpg',
  '/media/scenes',
  '/media/',
  '/media/clips.ts',
  '/media/scenes/01%00/288x162/1.jpg',
  '/%',
  '/%zz',
  '/%c0%ae',
];

test.each(missing)('%s is missing', async (path) => {
  const response = await api.get(path);
  expect([
    response.status,
    await response.text(),
    header(response, 'content-type'),
    header(response, 'cache-control'),
  ]).toEqual([404, '{"error":1,"code":"not_found"}', 'application/json; charset=utf-8', 'no-store']);
});

test('a country that requires age verification only gets what the verification needs', async () => {
  const gb = { country: 'gb' };
  for (const path of [
    listPath,
    calls.video.path({ id: videos.standard.id }),
    calls.videoFile.path({ id: videos.standard.id }),
    calls.main.path({ gender: 'str', language: 'en' }),
    '/api/videos2.php?s=lake',
    scenePicture(1, '288x162'),
    storyClips[0].address,
    '/nowhere',
  ]) {
    const response = await api.get(path, gb);
    expect([response.status, await response.text(), header(response, 'cache-control')], path).toEqual([
      403,
      '{"error":1,"code":"age_required"}',
      'no-store',
    ]);
  }
  expect(await (await api.get(calls.globals.path(), gb)).json()).toMatchObject({ country_code: 'gb', gate: 'verify' });
});

test('under a mode that nobody knows, every route is closed but those that a check needs', async () => {
  // The cast is intended: a policy that is read at run time may contain a value outside its type.
  const policy = { ...defaultPolicy, countries: { ca: 'palm-reading' as GateMode } };
  const newer = await createTestApi({ policy });
  const open = new Set<string>();
  for (const { method, path } of newer.routes.filter(({ method }) => method !== 'ALL')) {
    const response = await newer.get(path.replaceAll(/:\w+(\{[^}]*\})?/g, '1'), { method, country: 'ca' });
    await response.body?.cancel();
    if (response.status !== 403) open.add(path);
  }
  await newer.close();
  expect([...open].filter((path) => !isExemptCall(path)).toSorted()).toEqual(['/healthz', '/readyz']);
});

test('an age token passes the gate, and the replies are not cacheable', async () => {
  const token = await signAgeToken('a secret of this test', api.clock.now + 60_000, null);
  const headers = { Cookie: `ageToken=${token}` };
  for (const path of [listPath, scenePicture(1, '288x162')]) {
    const response = await api.get(path, { country: 'gb', headers });
    expect([
      response.status,
      header(response, 'cache-control'),
      header(response, 'etag') === null || path !== listPath,
    ]).toEqual([200, 'private, no-store', true]);
    await response.body?.cancel();
  }
  expect((await api.get(listPath, { country: 'gb', headers: { Cookie: 'ageToken=1.2' } })).status).toBe(403);
  expect(await (await api.get(calls.globals.path(), { country: 'gb', headers })).json()).toMatchObject({ gate: 'off' });
});

test.each([...readPaths.map((parts) => parts.join('/')), ...queryPaths, ...postPaths])(
  '%s, refused or not, is kept by no cache where a proof of age is needed',
  async (path) => {
    const token = await signAgeToken('a secret of this test', api.clock.now + 60_000, null);
    for (const cookie of ['', `ageToken=${token}`]) {
      const method = postPaths.includes(path) ? 'POST' : 'GET';
      const response = await api.get(path, { method, country: 'gb', headers: { Cookie: cookie } });
      await response.body?.cancel();
      expect(header(response, 'cache-control')).toMatch(/no-store/);
      expect(header(response, 'vary')).toMatch(/x-country/);
    }
  },
);

test('a notice does not block data and pictures', async () => {
  expect((await api.get(listPath, { country: 'de' })).status).toBe(200);
  expect(await (await api.get(calls.globals.path(), { country: 'de' })).json()).toMatchObject({
    country_code: 'de',
    gate: 'notice',
  });
  expect(
    await (
      await api.get(calls.globals.path(), {
        country: 'de',
        headers: { Cookie: 'ageGateAccepted=2026-10-30T18%3A00%3A00Z' },
      })
    ).json(),
  ).toMatchObject({ gate: 'off' });
  expect(
    await (await api.get(calls.globals.path(), { country: 'de', headers: { Cookie: 'ageGateAccepted=' } })).json(),
    'an empty cookie is not consent',
  ).toMatchObject({ gate: 'notice' });
});

test('without a connection, no header is trusted and the country is unknown', async () => {
  const headers = { 'x-country': 'ca', 'x-forwarded-for': '192.0.2.9' };
  expect((await api.get(listPath, { headers })).status).toBe(200);
  expect((await api.get(listPath, { headers, peer: null })).status).toBe(403);
  expect(await (await api.get(calls.globals.path(), { headers, peer: null })).json()).toMatchObject({
    country_code: '',
  });
});

test('the country header is only accepted from a trusted proxy', async () => {
  expect(await (await api.get(calls.globals.path(), { country: 'gb', peer: '203.0.113.9' })).json()).toMatchObject({
    country_code: 'ca',
  });
  for (const odd of ['', 'GBR', '1', 'g\u00e9', 'XX', 'EU', 'T1'])
    expect(
      await (await api.get(calls.globals.path(), { headers: { 'x-country': encodeURIComponent(odd) } })).json(),
      odd,
    ).toMatchObject({ country_code: '' });
  expect(await (await api.get(calls.globals.path(), { country: 'GB' })).json()).toMatchObject({ country_code: 'gb' });
});

const fetchFiles = async (id: number) =>
  decodeJson(videoFilesReply, await (await api.get(calls.videoFile.path({ id }))).json());
const fetchLink = async (id: number) => (await fetchFiles(id))[0]?.path ?? '';
/** The video of the same scene in the same length. */
const clip = readFileSync(join(mediaFolder, storyClips[3].address.replace('/media/', '')));

test('a file can be requested by GET and POST, and its signed URL works', async () => {
  const files = await fetchFiles(videos.standard.id);
  expect(files).toEqual([
    {
      format: '_hq.mp4',
      path: expect.stringMatching(
        /^\/get_file\/3\/[0-9a-f]{32}\/21707000\/21707775\/21707775_hq\.mp4\/\?d=754&br=\d+&ti=\d+$/,
      ),
      preferred: true,
    },
  ]);
  const posted = await api.get('/api/videofile.php', {
    method: 'POST',
    body: new URLSearchParams({ video_id: String(videos.standard.id) }),
  });
  expect(await posted.json()).toEqual(z.encode(videoFilesReply, files));
  const file = await api.get(files[0]?.path ?? '');
  expect([
    file.status,
    header(file, 'content-type'),
    header(file, 'content-length'),
    header(file, 'accept-ranges'),
  ]).toEqual([200, 'video/mp4', String(clip.length), 'bytes']);
  expect(
    createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex'),
  ).toBe(createHash('sha256').update(clip).digest('hex'));
});

test('ranges: a part, the end, and an unsatisfiable one', async () => {
  const path = await fetchLink(videos.standard.id);
  const size = clip.length;
  for (const [range, first, last] of [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=${size - 1}-${size + 500}`, size - 1, size - 1],
  ] as const) {
    const response = await api.get(path, { headers: { Range: range } });
    expect([response.status, header(response, 'content-range'), header(response, 'content-length')]).toEqual([
      206,
      `bytes ${first}-${last}/${size}`,
      String(last - first + 1),
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(clip.subarray(first, last + 1)), range).toBe(true);
  }
  const beyond = await api.get(path, { headers: { Range: `bytes=${size}-` } });
  expect([beyond.status, header(beyond, 'content-range')]).toEqual([416, `bytes */${size}`]);
  const etag = header(await api.get(path, { method: 'HEAD' }), 'etag') ?? '';
  expect((await api.get(path, { headers: { Range: 'bytes=0-9', 'If-Range': etag } })).status).toBe(206);
  const changed = await api.get(path, { headers: { Range: 'bytes=0-9', 'If-Range': '"older"' } });
  expect(changed.status).toBe(200);
  await changed.body?.cancel();
});

test.each([
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=3-4', { first: 3, last: 4 }],
  ['bytes=-4', { first: 6, last: 9 }],
  ['bytes=-400', { first: 0, last: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=4-3', 'all'],
  ['bytes=-', 'all'],
  ['bytes=a-b', 'all'],
  ['bytes=0-1,3-4', 'all'],
  ['lines=0-1', 'all'],
  ['', 'all'],
  [undefined, 'all'],
] as const)('of ten bytes %s is', (range, part) => expect(parseRange(range, 10)).toEqual(part));

test('HEAD returns the length without a body', async () => {
  const response = await api.get(await fetchLink(videos.standard.id), { method: 'HEAD' });
  expect([response.status, header(response, 'content-length'), (await response.arrayBuffer()).byteLength]).toEqual([
    200,
    String(clip.length),
    0,
  ]);
});

test('a download has a file name', async () => {
  const response = await api.get(`${await fetchLink(videos.standard.id)}&download=1`, {
    headers: { Range: 'bytes=0-0' },
  });
  expect(header(response, 'content-disposition')).toBe(`attachment; filename="${videos.standard.dir}.mp4"`);
  await response.body?.cancel();
});

test('a clip in several qualities can be had in each, and as a stream whose every part is signed', async () => {
  const files = await fetchFiles(videos.oneLetter.id);
  expect(files.map(({ format, preferred }) => [format, preferred])).toEqual([
    ['_hd.mp4', false],
    ['_hq.mp4', true],
    ['_lq.mp4', false],
    ['.m3u8', false],
  ]);
  const sizes = await Promise.all(
    files.slice(0, 3).map(async ({ path }) => Number(header(await api.get(path), 'content-length'))),
  );
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  const partsOf = async (path: string): Promise<string[]> => {
    const playlist = await api.get(path);
    expect([playlist.status, header(playlist, 'content-type')]).toEqual([200, 'application/vnd.apple.mpegurl']);
    return (await playlist.text()).match(/\/get_file\/[^"\s]+/g) ?? [];
  };
  const playlists = await partsOf(files[3]?.path ?? '');
  expect(playlists).toHaveLength(4);
  const segments = await partsOf(playlists[1] ?? '');
  const [first = '', second = ''] = segments;
  expect(segments.length).toBeGreaterThan(5);
  expect((await api.get(first)).status).toBe(200);
  expect((await api.get(second.replace('720-0', '360-0'))).status, 'another part with its signature').toBe(403);
  const before = api.clock.now;
  api.clock.now += 5 * 60 * 60 * 1_000;
  expect((await api.get(second)).status, 'after its time').toBe(403);
  api.clock.now = before;
});

test('a signed URL expires, and a modified one is rejected', async () => {
  const path = await fetchLink(videos.standard.id);
  const before = api.clock.now;
  api.clock.now += 5 * 60 * 60 * 1_000;
  const ended = await api.get(path);
  expect([ended.status, await ended.json()]).toEqual([
    403,
    { error: 1, code: 'expired', msg: 'This link has ended. Ask videofile.php for a fresh one.' },
  ]);
  api.clock.now = before;
  for (const tampered of [
    path.replace(/ti=\d/, 'ti=9'),
    path.replace('/3/', '/3/0'),
    path.replaceAll('21707775', '21707776'),
    path.replace(/&ti=.*/, ''),
    path.replace(/ti=\d+/, 'ti=9e9'),
  ]) {
    expect((await api.get(tampered)).status, tampered).toBeGreaterThanOrEqual(403);
  }
});

test('a private file is refused for guests, an unknown one is not found', async () => {
  const refused = await api.get(calls.videoFile.path({ id: videos.private.id }));
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: 1, msg: 'Please log in to complete this action' },
  ]);
  for (const id of ['1', '', 'x', '-1', '9'.repeat(40), '%00'])
    expect((await api.get(`/api/videofile.php?video_id=${id}`)).status, id).toBe(404);
});

test('pictures are immutable', async () => {
  const response = await api.get(scenePicture(7, '288x162', 1, 'avif'));
  expect([response.status, header(response, 'content-type'), header(response, 'cache-control')]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ]);
  const again = await api.get(scenePicture(7, '288x162', 1, 'avif'), {
    headers: { 'If-None-Match': header(response, 'etag') ?? '' },
  });
  expect(again.status).toBe(304);
  await response.body?.cancel();
});
