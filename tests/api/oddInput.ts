/** Endpoints and odd values for tests of invalid input. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import type { TestApi, RequestOptions } from './testApi.ts';

/** The paths of all read calls, split into segments. Tests replace each segment with all odd values. */
export const readPaths = [
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
  ['', 'api', 'json', 'sitemap', '3600', '5000', '0.json'],
  ['', 'get_file', '3', '0'.repeat(32), '21707000', '21707775', '21707775_hq.mp4', ''],
  ['', 'get_file', 'upload', '0'.repeat(32), 'viewer', '100000001', '1790916189', 'file_hq.mp4'],
  ['', 'media', 'uploads', '0'.repeat(32), '288x162', '1.jpg'],
  ['', 'media', 'scenes', '01', '288x162', '1.jpg'],
  ['', 'media', 'members', 'x.jpg'],
];

/** Values that are invalid in all path segments and fields. */
export const oddValues = [
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

/** Read calls with a query string. Tests use it with all odd values. */
export const queryPaths = [
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
  '/api/uploads.php?',
  '/api/studio.php?page=',
  '/api/studio_video.php?video_id=',
];

export const postPaths = [
  '/api/input.php',
  '/api/login.php',
  '/api/signup.php',
  '/api/member.php',
  '/api/report.php',
  '/api/age_verification.php',
  '/api/age_callback.php',
  '/api/videofile.php',
  '/api/video_edit.php',
];

/** Sends a request and asserts that the reply is JSON and not a 5xx. Returns the status. */
export async function expectJsonReply(api: TestApi, path: string, options: RequestOptions = {}): Promise<number> {
  const response = await api.get(path, options);
  const text = await response.text();
  const description = `${options.method ?? 'GET'} ${path.slice(0, 200)} → ${response.status} ${text.slice(0, 200)}`;
  expect(response.status, description).toBeLessThan(500);
  if (response.status !== 304 && response.status !== 303) {
    expect(response.headers.get('content-type'), description).toBe('application/json; charset=utf-8');
    expect(() => JSON.parse(text) as unknown, description).not.toThrow();
  }
  return response.status;
}

/** Asserts that counters and lists still match their rows. */
export async function expectConsistentCatalogue(api: TestApi): Promise<void> {
  const [row] = await queryRows(
    api.database,
    sql`select (select count(*) from video_facets)::int = (select count(*) from videos v, facets_of(v) where v.shown)::int as facets,
               (select count(*) from videos v where v.comments <> (select count(*) from comments c where c.section = 'video' and c.object_id = v.id))::int as comments,
               (select count(*) from playlists p where p.videos <> (select count(*) from playlist_videos l where l.playlist_id = p.id))::int as playlists,
               (select count(*) from videos where likes < 0 or dislikes < 0 or views < 0)::int as counters,
               (select count(*) from models m where m.comments <> (select count(*) from comments c where c.section = 'model' and c.object_id = m.id))::int as models`,
  );
  expect(row).toEqual({ facets: true, comments: 0, playlists: 0, counters: 0, models: 0 });
}
