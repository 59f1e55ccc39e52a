/** Expectations of tests of invalid input. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { queryRows } from '@afterglow/api/database/database';
import type { TestApi, RequestOptions } from './testApi.ts';

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
