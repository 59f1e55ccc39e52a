/** Every limit holds when attempts come at the same time, through two processes' connections to one server. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '@afterglow/api/accounts/passwords';
import { openDatabase, queryRows } from '@afterglow/api/database/database';
import { calls } from '@afterglow/contract/calls';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import {
  createTries,
  from,
  insertMembers,
  leaveRoom,
  memberIds,
  memberPassword,
  type LimitCase,
} from './limitTries.ts';
import { createTestApi, type TestApi } from './testApi.ts';

const [ada, bea] = [1, 2];
/** Number of simultaneous attempts, and how many of them the limit still allows. */
const tries = 8;
const left = 3;
const dayUploads = 20;

describe.skipIf(noPostgresReason !== '')(withPostgres, () => {
  let postgres: PostgresServer | undefined;
  let apis: TestApi[] = [];
  let cookies = new Map<number, string>();
  let count = 0;

  const apiOf = (number: number): TestApi => {
    const api = apis[number % apis.length];
    if (!api) throw new Error('The APIs have not started.');
    return api;
  };
  beforeAll(async () => {
    const server = await startPostgres();
    postgres = server;
    const open = () => openDatabase({ databaseUrl: server.url, dataFolder: '' });
    const settings = { uploadsPerDay: dayUploads, openUploads: 1_000 };
    apis = [await createTestApi(settings, () => true, open), await createTestApi(settings, () => true, open)];
    await insertMembers(apiOf(0).database, await hashPassword(memberPassword));
    cookies = new Map(await Promise.all(memberIds.map(async (id) => [id, await apiOf(0).signIn(id)] as const)));
  });
  afterAll(async () => {
    await Promise.all(apis.map((api) => api.close()));
    await postgres?.end();
  });
  beforeEach(() => {
    for (const { clock } of apis) clock.now += 25 * 60 * 60_000;
    count += 1_000;
  });

  const captcha = async (): Promise<string> =>
    solveCaptcha(await (await apiOf(0).get(calls.captcha.path(), { headers: from(9) })).json());
  const { cases, startUpload, act, post } = createTries({
    send: (number, path, init) => apiOf(number).get(path, init),
    cookieOf: (member) => cookies.get(member) ?? '',
    captcha,
    uploadsPerDay: dayUploads,
  });

  /** Sends all attempts at the same time. */
  const sendAll = (send: LimitCase['send']): Promise<Response[]> =>
    Promise.all(Array.from({ length: tries }, (_, index) => send(count + index + 1)));
  const statuses = (responses: readonly Response[]): number[] => responses.map(({ status }) => status);

  test.each(cases)('$name', async ({ kind, max, send, before }) => {
    await before?.();
    // With a small limit, the first attempt is one of those that are left.
    const room = Math.min(left, max - 1);
    const answer = await send(count);
    expect(answer.status).toBeLessThan(429);
    const reply = await answer.text();
    const found = await leaveRoom(apiOf(0).database, { kind, max }, room, apiOf(0).clock.now);
    expect(found, `The first try did not count: ${reply}`).toBe(1);
    const answers = statuses(await sendAll(send));
    expect(answers.filter((status) => status === 429)).toHaveLength(tries - room);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
  });

  test.each([
    ['comment', { act: 'comment', section: 'video', object_id: 10, text: 'Pressed often' }],
    ['entry of a wall', { act: 'comment', section: 'member', object_id: bea, text: 'Pressed often' }],
    ['message', { act: 'message', user_id: bea, text: 'Pressed often' }],
  ] as const)(
    'the same %s that is sent 50 times at once is one, and each try is answered with it',
    async (_, input) => {
      await apiOf(0).database.execute(
        sql`insert into videos (id, dir, title, seconds, posted_at, last_viewed_at, card) values (10, 'ten', 'Ten', 60, now(), now(), '') on conflict do nothing`,
      );
      const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => act(number, input)));
      // A busy machine may have no connection for some requests, which get a 503.
      expect(statuses(answers).filter((status) => status !== 200 && status !== 503)).toEqual([]);
      const taken = answers.filter(({ status }) => status === 200);
      expect(new Set(await Promise.all(taken.map((answer) => answer.text()))).size).toBe(1);
    },
  );

  test('unfinished uploads of a member', async () => {
    for (const api of apis) Object.assign(api.settings, { openUploads: left });
    await apiOf(0).database.execute(sql`delete from uploads`);
    const answers = await sendAll(startUpload);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(tries - left);
    const [row] = await queryRows<{ open: number }>(
      apiOf(0).database,
      sql`select count(*)::int as open from uploads where state = 'receiving'`,
    );
    expect(row?.open).toBe(left);
  });

  test('playlists of a member', async () => {
    await apiOf(0).database.execute(
      sql`insert into playlists (user_id, title, posted_at) select ${ada}, 'List ' || n, now() from generate_series(1, ${500 - left}::int) n`,
    );
    await sendAll((number) =>
      act(number, {
        act: 'playlist',
        section: 'new',
        orientation: 'str',
        title: `List ${number}`,
        desc: 'Of evenings',
      }),
    );
    const [row] = await queryRows<{ lists: number }>(
      apiOf(0).database,
      sql`select count(*)::int as lists from playlists where user_id = ${ada}`,
    );
    expect(row?.lists).toBe(500);
  });

  test("a captcha's solution and a name are taken once", async () => {
    const solution = await captcha();
    const answers = await sendAll((number) =>
      post(
        number,
        calls.signup.path(),
        { username: `once ${number}`, email: `once${number}@members.example`, pwd: memberPassword, captcha: solution },
        from(number),
      ),
    );
    const replies = await Promise.all(answers.map((answer) => answer.json()));
    expect(replies.filter((reply) => (reply as { success?: number }).success === 1)).toHaveLength(1); // all are objects
    await sendAll(async (number) =>
      post(
        number,
        calls.signup.path(),
        {
          username: 'The Very Same',
          email: `same${number}@members.example`,
          pwd: memberPassword,
          captcha: await captcha(),
        },
        from(number),
      ),
    );
    const [row] = await queryRows<{ once: number; same: number }>(
      apiOf(0).database,
      sql`select count(*) filter (where name like 'once %')::int as once, count(*) filter (where name = 'The Very Same')::int as same from users`,
    );
    expect(row).toEqual({ once: 1, same: 1 });
  });
});
