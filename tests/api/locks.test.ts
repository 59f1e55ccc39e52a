/** Locks of concurrent transactions on a server. The embedded database has a single connection. */
import { sql, type SQL, type SQLChunk } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { openDatabase, queryRows } from '@afterglow/api/database/database';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { makeTestImage } from './testImage.ts';
import { createTestApi, type TestApi } from './testApi.ts';

const [ada, bea] = [1, 2];

describe.skipIf(noPostgresReason !== '')(withPostgres, () => {
  let postgres: PostgresServer | undefined;
  let opened: TestApi | undefined;
  let [adasSession, beasSession] = ['', ''];
  beforeAll(async () => {
    const server = await startPostgres();
    postgres = server;
    const open = () => openDatabase({ databaseUrl: server.url, dataFolder: '' });
    const first = await open();
    // A statement that waits for a lock fails, so that the test fails instead of hanging.
    await first.execute(sql`alter database postgres set lock_timeout = '75s'`);
    await first.execute(
      sql`insert into users (id, name, name_key, name_skeleton, confirmed, joined_at, seen_at)
          select id, name, name, name, true, now(), now() from (values (${ada}::int, 'ada'), (${bea}::int, 'bea')) m (id, name)`,
    );
    await first.close();
    opened = await createTestApi({}, () => true, open);
    [adasSession, beasSession] = [await opened.signIn(ada), await opened.signIn(bea)];
  });
  afterAll(async () => {
    await opened?.close();
    await postgres?.end();
  });

  const testApi = (): TestApi => {
    if (!opened) throw new Error('The API has not started.');
    return opened;
  };
  const act = async (actor: number, input: ActInput) => {
    const response = await testApi().get(calls.input.path(), {
      method: 'POST',
      body: new URLSearchParams(callFields(input)),
      as: actor === ada ? adasSession : beasSession,
    });
    return [response.status, await response.json()];
  };

  test('subscribing to a member waits for no other row that is just being added for that member', async () => {
    await testApi().database.transaction(async (tx) => {
      await tx.execute(
        sql`insert into subscriptions (user_id, section, object_id, added_at, seen_at) values (${ada}, 'member', ${bea}, now(), now())`,
      );
      expect(await act(bea, { act: 'subscribe', section: 'member', object_id: ada })).toEqual([200, { ok: 1 }]);
    });
  });

  const countRows = async (from: SQLChunk): Promise<number> =>
    (await queryRows(testApi().database, sql`select from ${from}`)).length;
  /**
   * Sends requests beside a transaction, which ends once `waiting` of them wait for its locks. Returns their results.
   */
  async function beside<Result>(
    waiting: number,
    send: () => Promise<Result>,
    { before, after }: { before: SQL[]; after?: SQL },
  ): Promise<Result> {
    let result: Promise<Result> | undefined;
    await testApi().database.transaction(async (tx) => {
      for (const statement of before) await tx.execute(statement);
      result = send();
      // Another connection looks: within a transaction, what the first look has found stays.
      const waitForLock = () => countRows(sql`pg_stat_activity where wait_event_type = 'Lock'`);
      await expect.poll(waitForLock, { timeout: 60_000 }).toBe(waiting);
      if (after) await tx.execute(after);
    });
    if (!result) throw new Error('The transaction did not run.');
    return result;
  }
  /** The lock that acts between the two members take first. */
  const pairLock = sql`select pg_advisory_xact_lock(hashtextextended(${`members ${ada} ${bea}`}, 0))`;

  test('of two pictures that are sent at once, one is left', async () => {
    const file = await makeTestImage({ width: 250, height: 250, format: 'png' });
    const sendPicture = async () => {
      const body = new FormData();
      body.append('section', 'avatar');
      body.append('file', file);
      const response = await testApi().get(calls.ownPage.path(), { method: 'POST', body, as: adasSession });
      return z.object({ avatar: z.url() }).parse(await response.json()).avatar;
    };
    const addresses = await beside(2, () => Promise.all([sendPicture(), sendPicture()]), {
      before: [sql`select from users where id = ${ada} for no key update`],
    });
    const answers = await Promise.all(addresses.map((address) => testApi().get(new URL(address).pathname)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  });

  test.each([
    ['friends', sql`insert into friends (user_id, friend_id, requested_at) values (${bea}, ${ada}, now())`],
    [
      'subscriptions',
      sql`insert into subscriptions (user_id, section, object_id, added_at, seen_at) values (${bea}, 'member', ${ada}, now(), now()) on conflict do nothing`,
    ],
  ])('%s that come in beside a block do not stay behind it', async (table, comesIn) => {
    const answer = await beside(1, () => act(ada, { act: 'block', section: 'add', user_id: bea }), {
      before: [pairLock, comesIn],
    });
    expect([answer, await countRows(sql.identifier(table))]).toEqual([[200, { ok: 1 }], 0]);
    await act(ada, { act: 'block', section: 'del', user_id: bea });
  });

  test.each<[string, ActInput]>([
    ['a friend request', { act: 'friend', section: 'add', user_id: ada }],
    ['a subscription', { act: 'subscribe', section: 'member', object_id: ada }],
  ])('%s that waited for a block is refused', async (_, input) => {
    const answer = await beside(1, () => act(bea, input), {
      before: [pairLock, sql`insert into blocks (user_id, blocked_id, created_at) values (${ada}, ${bea}, now())`],
    });
    expect(answer).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
    await act(ada, { act: 'block', section: 'del', user_id: bea });
  });

  test('a connection that breaks in the middle of a transaction ends neither the process nor the next one', async () => {
    const { database } = testApi();
    const broken = database.transaction(async (tx) => {
      const [own] = await queryRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await queryRows(database, sql`select pg_terminate_backend(${own?.pid ?? 0})`);
      await expect.poll(() => countRows(sql`pg_stat_activity where pid = ${own?.pid ?? 0}`)).toBe(0);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await countRows(sql`users where id = ${ada}`)).toBe(1);
  });

  test('a member whose deletion is under way can do nothing more, and the act leaves nothing behind', async () => {
    const answer = await beside(1, () => act(bea, { act: 'message', user_id: ada, text: 'Hello' }), {
      before: [sql`select from users where id = ${bea} for update`],
      after: sql`delete from users where id = ${bea}`,
    });
    expect([answer, await countRows(sql`messages`)]).toEqual([[401, expect.objectContaining({ code: 'login' })], 0]);
  });
});
