/** Every limit holds when attempts come at the same time, through two processes' connections to one server. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '@afterglow/api/accounts/passwords';
import { rateLimits } from '@afterglow/api/accounts/rateLimits';
import { openDatabase, queryRows } from '@afterglow/api/database/database';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { encodeTusMetadata, tusVersion } from '@afterglow/contract/tus';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { cookieNames } from '@afterglow/contract/cookies';
import { commentsIn10Minutes } from '@afterglow/contract/formLimits';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import { createTestApi, type RequestOptions, type TestApi } from './testApi.ts';

const password = 'a lantern at sea';
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
    const hash = await hashPassword(password);
    await apiOf(0).database.execute(
      sql`insert into users (id, name, name_key, name_skeleton, email, email_key, password_hash, confirmed, joined_at, seen_at)
          select id, 'member ' || id, 'member ' || id, 'member ' || id, id || '@members.example', id || '@members.example', ${hash}, true, now(), now()
          from generate_series(1, 100) id`,
    );
    cookies = new Map(
      await Promise.all(
        Array.from({ length: 100 }, async (_, index) => [index + 1, await apiOf(0).signIn(index + 1)] as const),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(apis.map((api) => api.close()));
    await postgres?.end();
  });
  beforeEach(() => {
    for (const { clock } of apis) clock.now += 25 * 60 * 60_000;
    count += 1_000;
  });

  const asMember = (id: number): RequestOptions => ({ as: cookies.get(id) ?? '' });
  /** Sends the request from an address of its own. */
  const from = (number: number): RequestOptions => ({
    headers: { 'X-Forwarded-For': `198.51.${number >> 8}.${number & 255}` },
  });
  const post = (number: number, path: string, fields: Record<string, string | number>, options: RequestOptions = {}) =>
    apiOf(number).get(path, {
      ...options,
      method: 'POST',
      body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    });
  /** Sends a form that may contain files. */
  const postFile = (number: number, path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return apiOf(number).get(path, { ...asMember(ada), method: 'POST', body });
  };
  const captcha = async (): Promise<string> =>
    solveCaptcha(await (await apiOf(0).get(calls.captcha.path(), from(9))).json());
  const act = (number: number, input: ActInput, member = ada, options: RequestOptions = {}) =>
    post(number, calls.input.path(), callFields(input), { ...asMember(member), ...options });

  const startUpload = (number: number): Promise<Response> =>
    apiOf(number).get(tusPath, {
      ...asMember(ada),
      method: 'POST',
      headers: {
        'Tus-Resumable': tusVersion,
        'Upload-Length': '1000000',
        'Upload-Metadata': encodeTusMetadata({ filename: 'evening.mp4', duration: '754' }),
      },
    });

  let device = '';
  type Try = (number: number) => Promise<Response>;
  /** An attempt for each limit. Every call has another number. */
  const limits: Record<keyof typeof rateLimits, { max?: number; send: Try; before?: () => Promise<void> }> = {
    signInByName: {
      send: (number) => post(number, calls.login.path(), { usr: 'member 1', pwd: 'not this one' }, from(number)),
    },
    signInByNameFrom: {
      send: (number) => post(number, calls.login.path(), { usr: 'member 1', pwd: 'not this one' }, from(8)),
    },
    signInByDevice: {
      before: async () => {
        const response = await post(0, calls.login.path(), { usr: 'member 1', pwd: password }, from(7));
        device = response.headers.getSetCookie().find((one) => one.startsWith(`${cookieNames.device}=`)) ?? '';
        expect(device).not.toBe('');
      },
      send: (number) =>
        post(
          number,
          calls.login.path(),
          { usr: 'member 1', pwd: 'not this one' },
          { ...from(number), as: device.split(';')[0] ?? '' },
        ),
    },
    signInByAddress: {
      send: (number) => post(number, calls.login.path(), { usr: `nobody ${number}`, pwd: 'not this one' }, from(1)),
    },
    signUpByAddress: {
      send: async (number) =>
        post(
          number,
          calls.signup.path(),
          {
            username: `newcomer ${number}`,
            email: `newcomer${number}@members.example`,
            pwd: password,
            captcha: await captcha(),
          },
          from(2),
        ),
    },
    restoreByEmail: {
      send: (number) =>
        post(number, calls.signup.path(), { section: 'restore', email: '1@members.example' }, from(number)),
    },
    restoreByAddress: {
      send: (number) =>
        post(number, calls.signup.path(), { section: 'restore', email: `none${number}@members.example` }, from(3)),
    },
    linkByEmail: {
      send: (number) =>
        post(number, calls.signup.path(), { section: 'link', email: '1@members.example' }, from(number)),
    },
    linkByAddress: {
      send: (number) =>
        post(number, calls.signup.path(), { section: 'link', email: `none${number}@members.example` }, from(3)),
    },
    passwordByMember: {
      send: (number) =>
        post(
          number,
          calls.ownPage.path(),
          { section: 'password', old: 'not this one', new: 'another lantern' },
          asMember(ada),
        ),
    },
    emailChangeByMember: {
      send: (number) =>
        post(
          number,
          calls.ownPage.path(),
          { section: 'email', email: `newer${number}@members.example`, pwd: password },
          asMember(ada),
        ),
    },
    emailChangeTo: {
      send: (number) =>
        post(
          number,
          calls.ownPage.path(),
          { section: 'email', email: 'wanted@members.example', pwd: password },
          asMember((number % 90) + 10),
        ),
    },
    reportByAddress: {
      send: async (number) =>
        post(
          number,
          calls.report.path(),
          { subject: 'question', email: 'asker@members.example', message: 'Why?', captcha: await captcha() },
          from(4),
        ),
    },
    suggestByAddress: { send: (number) => apiOf(number).get(calls.suggest.path({ words: 'lake' }), from(5)) },
    photoByMember: { send: (number) => postFile(number, calls.ageVerification.path(), { about: 'a photo' }) },
    imageByMember: { send: (number) => postFile(number, calls.ownPage.path(), { section: 'avatar' }) },
    captionsByMember: {
      send: (number) => postFile(number, calls.videoEdit.path(), { section: 'chapters', video_id: '10', chapters: '' }),
    },
    messageByMember: { send: (number) => act(number, { act: 'message', user_id: bea, text: `Hello ${number}` }) },
    friendRequestByMember: {
      send: (number) => act(number, { act: 'friend', section: 'add', user_id: (number % 90) + 10 }),
    },
    uploadByMember: {
      max: dayUploads,
      send: (number) => startUpload(number),
    },
  };

  const comment = (number: number, member: number, options: RequestOptions) =>
    act(number, { act: 'comment', section: 'member', object_id: bea, text: `Words ${number}` }, member, options);

  const cases: { name: string; kind: string; max: number; send: Try; before?: () => Promise<void> }[] = [
    ...Object.entries(limits).map(([name, limit]) => {
      const { kind, max } = rateLimits[name as keyof typeof rateLimits]; // the keys are typed above
      return { name, kind, max, ...limit };
    }),
    {
      name: 'comments of a member',
      kind: 'comment of',
      max: commentsIn10Minutes.user,
      send: (number) => comment(number, ada, from(number)),
    },
    {
      name: 'comments from an address',
      kind: 'comment from',
      max: commentsIn10Minutes.address,
      send: (number) => comment(number, (number % 90) + 10, from(6)),
    },
  ];

  /** Sends all attempts at the same time. */
  const sendAll = (send: Try): Promise<Response[]> =>
    Promise.all(Array.from({ length: tries }, (_, index) => send(count + index + 1)));
  const statuses = (responses: readonly Response[]): number[] => responses.map(({ status }) => status);

  test.each(cases)('$name', async ({ kind, max, send, before }) => {
    await before?.();
    // With a small limit, the first attempt is one of those that are left.
    const room = Math.min(left, max - 1);
    const answer = await send(count);
    expect(answer.status).toBeLessThan(429);
    const reply = await answer.text();
    const [first] = await queryRows<{ found: number }>(
      apiOf(0).database,
      sql`with now_tried as (
            select kind, key, created_at from attempts where kind = ${kind} and created_at = ${new Date(apiOf(0).clock.now).toISOString()}::timestamptz limit 1),
          copies as (
            insert into attempts (kind, key, created_at) select kind, key, created_at from now_tried cross join generate_series(1, ${max - 1 - room}::int))
          select count(*)::int as found from now_tried`,
    );
    expect(first?.found, `The first try did not count: ${reply}`).toBe(1);
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
        { username: `once ${number}`, email: `once${number}@members.example`, pwd: password, captcha: solution },
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
          pwd: password,
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
