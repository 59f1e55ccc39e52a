/** The totals of lists and searches, with the embedded database and with a server. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { searchHits } from '@afterglow/contract/limits';
import { dateDays, durationSeconds, noFilters, type VideoFilters } from '@afterglow/contract/lists';
import type { Database } from '@afterglow/api/database/database';
import { openDatabase, queryRows, wrapPglite } from '@afterglow/api/database/database';
import { mergeListTotals } from '@afterglow/api/reads/listTotals';
import { seed } from '@afterglow/api/seed/seed';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { sampleDatabase } from './catalogueTemplate.ts';
import { createTestApi, type TestApi } from './testApi.ts';

const keys = sql.raw('kind, object_id, gender, hd, vr, duration, posted_on::text as day');

const keptTotals = (database: Database) =>
  queryRows(
    database,
    sql`select ${keys}, sum(videos)::int as videos from list_totals group by kind, object_id, gender, hd, vr, duration, posted_on
        having sum(videos) <> 0 order by 1, 2, 3, 4, 5, 6, 7`,
  );
const countedTotals = (database: Database) =>
  queryRows(database, sql`select ${keys}, videos from counted_totals() order by 1, 2, 3, 4, 5, 6, 7`);

/** Changes that move a video between lists, or out of all of them. */
const changes = [
  sql`update videos set shown = false, state = 'hidden' where id % 5 = 0`,
  sql`update videos set shown = true, state = 'public', posted_at = ${new Date(catalogueDate).toISOString()}::timestamptz where id % 10 = 0`,
  sql`update videos set category_ids = '{1,2}', model_ids = '{}' where id % 7 = 0`,
  sql`update videos set seconds = 599, hd = not hd, vr = not vr where id % 11 = 0`,
  sql`update videos set gender = 'she' where id % 13 = 0`,
  sql`delete from channels where id = (select min(id) from channels)`,
  sql`update videos set views = views + 1, likes = likes + 1`,
  sql`delete from videos where id % 17 = 0`,
  sql`update users set confirmed = false where id % 4 = 0`,
  sql`delete from users where id = (select max(id) from users where confirmed)`,
];

/** Number of videos with a common word, a few more than `searchHits.counted`. */
const hits = searchHits.counted + 60;
const firstHit = 900_000_001;

/** Later videos are more popular. Every thousandth has the word in its title, the others in their tags. */
const addHits = sql`
  insert into videos (id, dir, title, seconds, posted_at, last_viewed_at, card, search_title, search_words)
  select ${firstHit}::int + n, 'hit', 'Hit', 60, to_timestamp(1700000000 + n), to_timestamp(1700000000 + n), '"video_id":"' || (${firstHit}::int + n) || '","title":"Hit"',
         case when n % 1000 = 0 then 'quokka' else 'hit' end, 'quokka' from generate_series(0, ${hits - 1}) n`;

function checkTotals(open: () => Promise<Database>): void {
  let opened: TestApi | undefined;
  beforeAll(async () => {
    opened = await createTestApi({}, () => true, open);
  });
  afterAll(() => opened?.close());
  const testApi = (): TestApi => {
    if (!opened) throw new Error('The API has not started.');
    return opened;
  };
  const totalOf = async (filters: Partial<VideoFilters>, section: '' | 'categories' = '', objectId = '') => {
    const params = {
      gender: 'str',
      ...noFilters,
      ...filters,
      sort: 'longest',
      page: 1,
      section,
      objectId,
      count: 1,
    } as const;
    const reply = (await (await testApi().get(calls.videos.path(params, 0))).json()) as { total_count: string };
    return Number(reply.total_count);
  };
  const search = async (sort: 'relevance' | 'latest-updates', page: number) => {
    const params = { gender: 'str', ...noFilters, sort, page, objectId: '', words: 'quokka', count: 60 } as const;
    const reply = (await (await testApi().get(calls.search.path(params, 0))).json()) as {
      total_count: string;
      pages: number;
      videos: { video_id: string }[];
    };
    return { ...reply, places: reply.videos.map(({ video_id: id }) => Number(id) - firstHit) };
  };

  test('bands of length are those of the contract', async () => {
    const bounds = Object.entries(durationSeconds).flatMap(([band, [from, to]]) =>
      [from, to - 1].filter(Number.isFinite).map((seconds) => ({ band: Number(band), seconds })),
    );
    for (const { band, seconds } of bounds)
      expect(await queryRows(testApi().database, sql`select duration_band(${seconds}::int)::int as band`)).toEqual([
        { band },
      ]);
  });

  test('a list says how many videos there are, with every filter', async () => {
    const { database, clock } = testApi();
    for (const type of ['all', 'hd', 'vr'] as const)
      for (const duration of ['', '1', '2', '3'] as const)
        for (const date of ['', 'day', 'week', 'month'] as const) {
          const [from, to] = duration === '' ? [0, Infinity] : durationSeconds[duration];
          const since = date === '' ? 0 : clock.now - dateDays[date] * 86_400_000;
          const condition = sql`v.shown and v.gender = 'str' and ${sql.raw(type === 'all' ? 'true' : type)}
            and v.seconds >= ${from} and v.seconds < ${Math.min(to, 1e9)} and v.posted_at > ${new Date(since).toISOString()}::timestamptz`;
          const [all] = await queryRows<{ total: number }>(
            database,
            sql`select count(*)::int as total from videos v where ${condition}`,
          );
          const [ofFirst] = await queryRows<{ total: number; dir: string }>(
            database,
            sql`select c.dir, (select count(*)::int from videos v where c.id = any(v.category_ids) and ${condition}) as total from categories c order by c.id limit 1`,
          );
          expect(await totalOf({ type, duration, date }), `${type} ${duration} ${date}`).toBe(all?.total);
          expect(
            await totalOf({ type, duration, date }, 'categories', ofFirst?.dir),
            `${type} ${duration} ${date}`,
          ).toBe(ofFirst?.total);
        }
  });

  test('kept totals stay what they are when counted, whatever becomes of videos and members', async () => {
    const { database } = testApi();
    expect(await keptTotals(database)).toEqual(await countedTotals(database));
    for (const change of changes) {
      await database.execute(change);
      expect(await keptTotals(database)).toEqual(await countedTotals(database));
    }
  });

  test('what has not changed the lists of a video adds nothing, and what was taken back leaves nothing', async () => {
    const { database } = testApi();
    const before = await keptTotals(database);
    await mergeListTotals(database);
    await database.execute(sql`update videos set views = views + 1, description = 'Another', shown = shown`);
    expect(await queryRows(database, sql`select from list_totals where not merged`)).toEqual([]);
    await database
      .transaction(async (tx) => {
        await tx.execute(sql`delete from videos`);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await keptTotals(database)).toEqual(before);
  });

  test('merging leaves one row of each, and the sums', async () => {
    const { database } = testApi();
    await database.execute(sql`update videos set shown = not shown where id % 3 = 0`);
    const before = await keptTotals(database);
    await mergeListTotals(database);
    expect(await keptTotals(database)).toEqual(before);
    expect(
      await queryRows(
        database,
        sql`select from list_totals group by kind, object_id, gender, hd, vr, duration, posted_on having count(*) > 1 or sum(videos) = 0`,
      ),
    ).toEqual([]);
  });

  test('of a word with many hits the count stops, the most popular hits are ranked, and the others follow by popularity', async () => {
    await testApi().database.execute(addHits);
    const { total_count: total, pages, places } = await search('relevance', 1);
    expect({ total, pages }).toEqual({ total: '10000', pages: 167 });
    // First the two of the 2,000 most popular that have the word in their titles, then the others.
    expect(places.slice(0, 4)).toEqual([10_000, 9_000, 10_059, 10_058]);
    const ranked = (await search('relevance', 33)).places;
    const across = (await search('relevance', 34)).places;
    const beyond = (await search('relevance', 35)).places;
    const last = (await search('relevance', 167)).places;
    expect(ranked.at(-1)).toBe(across[0] === undefined ? 0 : across[0] + 1);
    // The least popular ranked hit has place 8,060. One hit beyond has the word in its title and keeps its place.
    expect([...across, ...beyond]).toEqual(Array.from({ length: 120 }, (_, index) => 8_079 - index));
    expect(last).toEqual(Array.from({ length: 60 }, (_, index) => 99 - index));
    expect((await search('relevance', 168)).videos).toEqual([]);
    expect((await search('latest-updates', 2)).places).toEqual(Array.from({ length: 60 }, (_, index) => 9_999 - index));
  });
}

describe('the embedded database', () => checkTotals(async () => wrapPglite(await sampleDatabase())));

describe.skipIf(noPostgresReason !== '')(withPostgres, () => {
  let postgres: PostgresServer | undefined;
  let server: Database | undefined;
  const open = (): Promise<Database> => {
    if (!postgres) throw new Error('PostgreSQL has not started.');
    return openDatabase({ databaseUrl: postgres.url, dataFolder: '' });
  };
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await open();
    await seed(server, catalogueDate);
  });
  afterAll(async () => {
    await server?.close();
    await postgres?.end();
  });

  test('COPY fills it with the rows that inserts fill the embedded one with', async () => {
    const rows = sql`select id, dir, title, titles, description, category_ids, model_ids, posted_at at time zone 'UTC' as posted_at, views, comments, card, search_title,
                            search_words, channel_id, user_id from videos order by id`;
    const members = sql`select id, name, name_skeleton, open_tabs, born_on, joined_at at time zone 'UTC' as joined_at, videos, views from users order by id`;
    const embedded = await wrapPglite(await sampleDatabase());
    for (const query of [rows, members]) {
      const copied = await queryRows(await (server ?? open()), query);
      expect(copied.length).toBeGreaterThan(100);
      expect(copied).toEqual(await queryRows(embedded, query));
    }
    await embedded.close();
  });

  checkTotals(open);

  test('totals stay right while videos are hidden, published and deleted at once and two processes merge', async () => {
    const database = await open();
    await database.execute(sql`delete from videos where id >= ${firstHit}`);
    const ids = (await queryRows<{ id: number }>(database, sql`select id from videos order by id`)).map(({ id }) => id);
    const work = { isRunning: true };
    const merging = async (): Promise<void> => {
      while (work.isRunning) await mergeListTotals(database);
    };
    const merges = [merging(), merging()];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (writer) => {
        for (const [index, id] of ids.entries()) {
          if (index % 2 !== writer % 2) continue;
          // In the opposite order, so that the writers wait for each other.
          const target = writer < 3 ? id : (ids.at(-1 - index) ?? id);
          await database.execute(
            writer === 5 && index % 9 === 0
              ? sql`delete from videos where id = ${target}`
              : sql`update videos set shown = not shown, hd = not hd where id = ${target}`,
          );
        }
      }),
    );
    work.isRunning = false;
    await Promise.all(merges);
    const counted = await countedTotals(database);
    expect(counted.length).toBeGreaterThan(100);
    expect(await keptTotals(database)).toEqual(counted);
    await database.close();
  });
});
