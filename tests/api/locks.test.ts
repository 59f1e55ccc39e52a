/** Locks of concurrent transactions on a server. The embedded database has a single connection. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { openDatabase } from '@afterglow/api/database/database';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { createTestApi, type TestApi } from './testApi.ts';

const [ada, bea] = [1, 2];

describe.skipIf(noPostgresReason !== '')(withPostgres, () => {
  let postgres: PostgresServer | undefined;
  let opened: TestApi | undefined;
  beforeAll(async () => {
    const server = await startPostgres();
    postgres = server;
    const open = () => openDatabase({ databaseUrl: server.url, dataFolder: '' });
    const first = await open();
    // A statement that waits for a lock fails, so that the test fails instead of hanging.
    await first.execute(sql`alter database postgres set lock_timeout = '3s'`);
    await first.execute(
      sql`insert into users (id, name, name_key, name_skeleton, confirmed, joined_at, seen_at)
          select id, name, name, name, true, now(), now() from (values (${ada}::int, 'ada'), (${bea}::int, 'bea')) m (id, name)`,
    );
    await first.close();
    opened = await createTestApi({}, () => true, open);
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
      as: await testApi().signIn(actor),
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

  test('a member whose deletion is under way can do nothing more, and the act leaves nothing behind', async () => {
    const session = await testApi().signIn(bea);
    let answer: Promise<Response> | undefined;
    await testApi().database.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${bea} for update`);
      answer = testApi().get(calls.input.path(), {
        method: 'POST',
        body: new URLSearchParams({ act: 'message', user_id: String(ada), text: 'Hello' }),
        as: session,
      });
      // Waits until the act waits for the lock on the member's row.
      await expect
        .poll(async () => {
          const { rows } = (await tx.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock'`)) as {
            rows: unknown[]; // format of node-postgres
          };
          return rows.length;
        })
        .toBe(1);
      await tx.execute(sql`delete from users where id = ${bea}`);
    });
    const response = await answer;
    expect([response?.status, await response?.json()]).toEqual([401, expect.objectContaining({ code: 'login' })]);
    const { rows } = (await testApi().database.execute(sql`select from messages`)) as { rows: unknown[] }; // see above
    expect(rows).toEqual([]);
  });
});
