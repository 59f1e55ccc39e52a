import { openPool, queryRows } from '@afterglow/api/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { expectSingleSentence, folder, startSite } from './startSite.ts';

describe.skipIf(noPostgresReason !== '')(withPostgres, () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.end());

  test('the site shows the same lists as with the embedded database, and can restart', async () => {
    for (const time of ['first', 'second']) {
      const site = startSite({ DATABASE_URL: postgres.url, DATA_DIR: folder() });
      const answer = await fetch(`${await site.origin}/videos/most-popular/1/`);
      expect(answer.status, time).toBe(200);
      expect((await answer.text()).match(/<article/g), time).toHaveLength(60);
      const ended = await site.end();
      expect([ended.code, ended.stderr]).toEqual([0, '']);
    }
  });

  test('two transactions that wait for each other are both done', async () => {
    const database = await openPool(postgres.url, { max: 2, connectionTimeoutMillis: 5_000 });
    await database.execute(sql`create table pairs as select id, 0 as written from generate_series(1, 2) as id`);
    let holding = 0;
    let release = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => (release = resolve));
    let begun = 0;
    const write = (first: number, second: number) =>
      database.transaction(async (tx) => {
        begun += 1;
        await tx.execute(sql`update pairs set written = written + 1 where id = ${first}`);
        holding += 1;
        if (holding === 2) release();
        await bothHold;
        await tx.execute(sql`update pairs set written = written + 1 where id = ${second}`);
      });
    await Promise.all([write(1, 2), write(2, 1)]);
    expect(await queryRows(database, sql`select written from pairs order by id`)).toEqual([
      { written: 2 },
      { written: 2 },
    ]);
    expect(begun, 'one of them began again').toBe(3);
    await database.close();
  });

  test('a missing database is reported', async () => {
    expectSingleSentence(
      await startSite({ DATABASE_URL: postgres.url.replace(/postgres$/, 'nowhere'), DATA_DIR: folder() }).ended,
      /^The database of DATABASE_URL cannot be reached \(/,
    );
  });
});
