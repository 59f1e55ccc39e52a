/** Any bytes to any endpoint: never a 5xx, always the contract's JSON, nothing half-written. Set SEED to repeat a run. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../fixtures/api/database/database.ts';
import { sql } from '../../fixtures/api/database/sql.ts';
import { fullMembers } from '../../fixtures/data/members.ts';
import type { ApiUnderTest, Ask } from './visitApi.ts';
import { visitApi } from './visitApi.ts';

let api: ApiUnderTest;
let as: string;
beforeAll(async () => {
  api = await visitApi();
  as = await api.signIn(fullMembers.own.id);
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now += 2 * 60 * 60_000;
});

/** Without halves of surrogate pairs, which no address can hold. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const seed = Number(process.env['SEED'] ?? Date.now() % 2_147_483_647);

async function answers(path: string, ask: Ask = {}): Promise<number> {
  const response = await api.get(path, ask);
  const text = await response.text();
  const where = `${ask.method ?? 'GET'} ${path.slice(0, 200)} → ${response.status} ${text.slice(0, 200)}`;
  expect(response.status, where).toBeLessThan(500);
  if (response.status !== 304 && response.status !== 303) {
    expect(response.headers.get('content-type'), where).toBe('application/json; charset=utf-8');
    expect(() => JSON.parse(text) as unknown, where).not.toThrow();
  }
  return response.status;
}

/** Every address of a read, in its parts; each part is tried with everything below. */
const reads = [
  ['', 'api', 'json', 'videos2', '86400', 'str', 'longest', '60', '..1.all...json'],
  ['', 'api', 'json', 'videos2', '0', 'str', 'longest', '60', 'playlist.48102.1.all...json'],
  ['', 'api', 'json', 'videos2', '0', 'str', 'longest', '60', 'history.5374643.1.all...json'],
  ['', 'api', 'json', 'video', '86400', '21000000', '21707000', '21707775.json'],
  ['', 'api', 'json', 'videos_related2', '432000', '60', '21000000', '21707000', '21707775.all.1.json'],
  ['', 'api', 'json', 'main', '14400', 'str.en.json'],
  ['', 'api', 'json', 'suggester', '43200', '1000.json'],
  ['', 'api', 'json', 'categories', '14400', 'str.all.en.json'],
  ['', 'api', 'json', 'models', '86400', 'str', 'filt..........', 'recent', '60', '1.json'],
  ['', 'api', 'json', 'model', '3600', 'au', 'aurelia-voss.json'],
  ['', 'api', 'json', 'channels', '86400', 'str', 'recent', '60', '..1.json'],
  ['', 'api', 'json', 'channel', '86400', 'm', 'marlowe-house.json'],
  ['', 'api', 'json', 'members', '7200', 'filt.......', 'recent', '96', '1.json'],
  ['', 'api', 'json', 'member', '7200', '6000000', '6041000', '6041293.json'],
  ['', 'api', 'json', 'friends', '0', '6041293.1.json'],
  ['', 'api', 'json', 'comments', '3600', 'video.21707775.1.json'],
  ['', 'api', 'json', 'playlists', '86400', 'str', 'recent', '60', '..1.json'],
  ['', 'api', 'json', 'playlist', '86400', '48000', '48102.json'],
  ['', 'api', 'json', 'subscriptions', '0', '5374643.model.1.json'],
  ['', 'get_file', '3', '0'.repeat(32), '21707000', '21707775', '21707775_hq.mp4', ''],
  ['', 'media', 'scenes', '01', '288x162', '1.jpg'],
  ['', 'media', 'members', 'x.jpg'],
];

const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e9',
  '007',
  '9'.repeat(40),
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '%00',
  '%',
  '%zz',
  '%c0%ae%c0%ae',
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '\\',
  '*',
  "'",
  '"',
  '<b>',
  '💥',
  '%F0%9F%92%A5',
  '%ff%fe',
  'constructor',
  '__proto__',
  'toString',
  'x'.repeat(3_000),
  'a'.repeat(9_000),
  '‮',
  'ﷺ',
  '%0d%0aX-Bad:1',
];

/** Reads whose address is a query; what follows is tried with everything below, too. */
const queries = [
  '/api/videos2.php?params=86400/str/relevance/60/search..1.all..&s=',
  '/api/videos2.php?params=',
  '/api/suggester.php?c=',
  '/api/videofile.php?video_id=',
  '/api/json/models/86400/str/filt........../recent/60/1.json?s=',
  '/api/json/members/7200/filt......./recent/96/1.json?s=',
  '/api/json/playlists/86400/str/recent/60/..1.json?s=',
  '/api/json/channels/86400/str/recent/60/..1.json?s=',
  '/api/captcha.php?plain=',
  '/api/login.g.php?',
  '/api/dev/mailbox.php?',
  '/api/globals.php?',
];

const posts = [
  '/api/input.php',
  '/api/login.php',
  '/api/signup.php',
  '/api/member.php',
  '/api/report.php',
  '/api/age_verification.php',
  '/api/age_callback.php',
  '/api/videofile.php',
];

test('every call of the API is tried here', () => {
  const shapeOf = (route: string) =>
    new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
  const gets = [...reads.map((parts) => parts.join('/')), ...queries.map((path) => path.split('?')[0] ?? '')];
  const untried = api.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' && !(method === 'GET' ? gets : posts).some((address) => shapeOf(path).test(address)),
  );
  expect(untried).toEqual([]);
});

test.each(reads.map((parts) => [parts.join('/'), parts] as const))('%s, each part of it odd', async (_, parts) => {
  for (let place = 1; place < parts.length; place += 1) {
    for (const word of odd) {
      const path = parts.map((part, at) => (at === place ? word : part)).join('/');
      if (!path.startsWith('/get_file') && !path.startsWith('/media'))
        await answers(path, place % 2 === 0 ? { as } : {});
      else expect((await api.get(path)).status).toBeLessThan(500);
    }
    // Every dot of the last part may hold something odd too.
    const file = parts[place] ?? '';
    if (file.endsWith('.json'))
      for (let dot = 0; dot < file.split('.').length; dot += 1)
        for (const word of odd.slice(0, 20))
          await answers(
            [
              ...parts.slice(0, place),
              file
                .split('.')
                .map((piece, at) => (at === dot ? word : piece))
                .join('.'),
            ].join('/'),
          );
  }
});

test.each(queries)('%s and anything behind it', async (path) => {
  for (const word of odd) await answers(path + word);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (text) => {
      await answers(path + encodeURIComponent(wellFormed(text)));
    }),
    { seed, numRuns: 60 },
  );
});

/** Fields that some call reads, so that odd values reach the code behind them. */
const names = [
  'act',
  'section',
  'object_id',
  'video_id',
  'user_id',
  'playlist_id',
  'vote',
  'title',
  'desc',
  'categories',
  'orientation',
  'visible',
  'private',
  'videos',
  'text',
  'at_seconds',
  'parent_id',
  'del',
  'usr',
  'pwd',
  'username',
  'email',
  'captcha',
  'token',
  'old',
  'new',
  'gender',
  'birth_date',
  'country',
  'website',
  'tabs',
  'end',
  'page',
  'subject',
  'message',
  'object',
  'url',
  'reason',
  'name',
  'good_faith',
  'reference',
  'verdict',
  'signature',
  '__proto__',
  'constructor',
];
const known = [
  'playlist',
  'vote',
  'subscribe',
  'favourite',
  'watch_later',
  'view',
  'comment',
  'friend',
  'message',
  'block',
  'new',
  'upd',
  'add',
  'del',
  'order',
  'video',
  'model',
  'channel',
  'member',
  'restore',
  'confirm',
  'reset',
  'logout',
  'profile',
  'privacy',
  'password',
  'messages',
  'sessions',
  'state',
  'question',
  'illegal',
  'copyright',
  '1',
  '0',
  '21707775',
  '48103',
  '5374643',
  '6041293',
  'lakeside',
];
const value = fc.oneof(
  fc.constantFrom(...known),
  fc.constantFrom(...odd),
  fc.string({ unit: 'binary', maxLength: 60 }).map(wellFormed),
  fc.string({ minLength: 400, maxLength: 3_000 }),
);
const fields = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 9 });

test.each(posts)(
  `%s with any fields (seed ${seed})`,
  async (path) => {
    await fc.assert(
      fc.asyncProperty(fields, fc.boolean(), fc.boolean(), async (pairs, multipart, signedIn) => {
        api.clock.now += 1_000;
        let body: FormData | URLSearchParams = new URLSearchParams(pairs);
        if (multipart) {
          body = new FormData();
          for (const [name, text] of pairs) body.append(name, text);
        }
        await answers(path, { method: 'POST', body, ...(signedIn && { as }) });
      }),
      { seed, numRuns: 150 },
    );
  },
  60_000,
);

const urlencoded = 'application/x-www-form-urlencoded';
const bodies: Record<string, { type: string | null; bytes: Uint8Array<ArrayBuffer> | string }> = {
  nothing: { type: null, bytes: '' },
  'no type': { type: '', bytes: 'act=vote' },
  JSON: { type: 'application/json', bytes: '{"act":"vote","vote":{"$gt":0}}' },
  XML: { type: 'application/xml', bytes: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>' },
  'bytes that are no text': { type: urlencoded, bytes: new Uint8Array([0x61, 0x3d, 0xff, 0xfe, 0x00, 0xc3, 0x28]) },
  'UTF-16': { type: `${urlencoded}; charset=utf-16`, bytes: new Uint8Array(Buffer.from('act=vote', 'utf16le')) },
  'a form of a megabyte': { type: urlencoded, bytes: `act=comment&text=${'x'.repeat(1_000_000)}` },
  'a field seven thousand times': { type: urlencoded, bytes: 'act=vote&'.repeat(7_000) },
  'a form in parts without a boundary': { type: 'multipart/form-data', bytes: 'act=vote' },
  'a form in parts with another boundary': { type: 'multipart/form-data; boundary=a', bytes: '--b\r\n\r\n' },
  'half a form in parts': {
    type: 'multipart/form-data; boundary=a',
    bytes: '--a\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nPNG',
  },
  'a part without a name': {
    type: 'multipart/form-data; boundary=a',
    bytes: '--a\r\nContent-Disposition: form-data\r\n\r\nx\r\n--a--\r\n',
  },
  'a part with a terrible name': {
    type: 'multipart/form-data; boundary=a',
    bytes:
      '--a\r\nContent-Disposition: form-data; name="file"; filename="../../../etc/passwd\u0000.png"\r\n\r\nx\r\n--a--\r\n',
  },
  'a thousand files': {
    type: 'multipart/form-data; boundary=a',
    bytes:
      '--a\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nx\r\n'.repeat(1_000) + '--a--\r\n',
  },
};

test.each(Object.entries(bodies))('%s as a body', async (_, { type, bytes }) => {
  for (const path of posts)
    for (const session of [undefined, as]) {
      const headers = new Headers(type === null ? {} : { 'Content-Type': type });
      await answers(path, { method: 'POST', body: bytes, headers, ...(session !== undefined && { as: session }) });
    }
});

const part = (more: string) => `--a\r\nContent-Disposition: form-data; name="file"${more}\r\n\r\n`;

test.each([
  ['a word', urlencoded, 'text='],
  ['a field', 'multipart/form-data; boundary=a', part('')],
  ['a picture', 'multipart/form-data; boundary=a', part('; filename="x.png"')],
])('a hundred megabytes where %s belongs are not listened to, and leave nothing', async (_, type, head) => {
  for (const path of posts) {
    let sent = 0;
    const megabyte = new Uint8Array(1024 * 1024).fill(120);
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent === 0) controller.enqueue(new TextEncoder().encode(head));
        if (sent >= 100) controller.close();
        else controller.enqueue(megabyte);
        sent += 1;
      },
    });
    const status = await answers(path, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': type },
      as,
    } as Ask);
    // A form with a picture that is too large is still read, and told what it lacks.
    expect(head.includes('filename') ? [200, 400, 403, 404, 413] : [400, 403, 404], path).toContain(status);
    expect(sent, path).toBeLessThan(30);
  }
  const folder = join(api.settings.dataFolder, 'parts');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE2'])('%s is no way to ask', async (method) => {
  for (const path of [...posts, '/api/globals.php', '/api/json/main/14400/str.en.json'])
    expect([403, 404]).toContain(await answers(path, { method }));
});

test('headers and cookies of any kind', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        'cookie',
        'if-none-match',
        'if-modified-since',
        'range',
        'x-country',
        'x-forwarded-for',
        'referer',
        'origin',
        'user-agent',
        'accept-language',
        'content-type',
      ),
      fc.stringMatching(/^[\x21-\x7e][\x20-\x7e]{0,200}$/),
      async (name, text) => {
        await answers('/api/json/main/14400/str.en.json', { headers: { [name]: text } });
        await answers('/api/globals.php', {
          headers: { Cookie: `session=${encodeURIComponent(text)}; ageToken=${encodeURIComponent(text)}` },
        });
      },
    ),
    { seed, numRuns: 200 },
  );
});

test('after all of it the catalogue is whole', async () => {
  const [row] = await rowsOf(
    api.database,
    sql`select (select count(*) from video_facets)::int = (select count(*) from videos v, facets_of(v) where v.shown)::int as facets,
               (select count(*) from videos v where v.comments <> (select count(*) from comments c where c.section = 'video' and c.object_id = v.id))::int as comments,
               (select count(*) from playlists p where p.videos <> (select count(*) from playlist_videos l where l.playlist_id = p.id))::int as playlists,
               (select count(*) from videos where likes < 0 or dislikes < 0 or views < 0)::int as counters,
               (select count(*) from models m where m.comments <> (select count(*) from comments c where c.section = 'model' and c.object_id = m.id))::int as models`,
  );
  expect(row).toEqual({ facets: true, comments: 0, playlists: 0, counters: 0, models: 0 });
});
