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

  test('a missing database is reported', async () => {
    expectSingleSentence(
      await startSite({ DATABASE_URL: postgres.url.replace(/postgres$/, 'nowhere'), DATA_DIR: folder() }).ended,
      /^The database of DATABASE_URL cannot be reached \(/,
    );
  });
});
