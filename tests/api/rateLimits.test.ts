/** Rate limits by address hold for all spellings of the address. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '@afterglow/api/accounts/rateLimits';
import { solveCaptcha } from './solveCaptcha.ts';
import { queryRows } from '@afterglow/api/database/database';
import { calls } from '@afterglow/contract/calls';
import { commentsIn10Minutes } from '@afterglow/contract/formLimits';
import { defaultPolicy } from '@afterglow/contract/policy';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import type { TestApi, RequestOptions } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
let as: string;
beforeAll(async () => {
  // Requests without an address have no country, but must reach the rate limits.
  api = await createTestApi({ policy: { ...defaultPolicy, unknown: 'off' } });
  as = await api.signIn(fullMembers.standard.id);
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now += 2 * 60 * 60_000;
});

const post = (path: string, fields: Record<string, string>, options: RequestOptions) =>
  api.get(path, { ...options, method: 'POST', body: new URLSearchParams(fields) });
const captcha = async (): Promise<string> => solveCaptcha(await (await api.get(calls.captcha.path())).json());
let newAccounts = 0;

interface LimitCase {
  kind: string;
  max: number;
  code: string;
  /** Sends one attempt. */
  tryFrom: (options: RequestOptions) => Promise<Response>;
}

type LimitByAddress = Extract<keyof typeof rateLimits, `${string}ByAddress`>;

const attempts: Record<LimitByAddress, Pick<LimitCase, 'code' | 'tryFrom'>> = {
  signInByAddress: {
    code: 'too_many_attempts',
    tryFrom: (options) =>
      post(calls.login.path(), { usr: `nobody ${(newAccounts += 1)}`, pwd: 'some password' }, options),
  },
  signUpByAddress: {
    code: 'limit_ip',
    tryFrom: async (options) => {
      const username = `newcomer ${(newAccounts += 1)}`;
      const email = `newcomer${newAccounts}@members.example`;
      return post(calls.signup.path(), { username, email, pwd: 'a lantern at sea', captcha: await captcha() }, options);
    },
  },
  restoreByAddress: {
    code: 'too_many_attempts',
    tryFrom: (options) =>
      post(calls.signup.path(), { section: 'restore', email: `nobody${(newAccounts += 1)}@members.example` }, options),
  },
  linkByAddress: {
    code: 'too_many_attempts',
    tryFrom: (options) =>
      post(calls.signup.path(), { section: 'link', email: `nobody${(newAccounts += 1)}@members.example` }, options),
  },
  reportByAddress: {
    code: 'limit_ip',
    tryFrom: async (options) =>
      post(
        calls.report.path(),
        { subject: 'question', email: 'asker@members.example', message: 'Why?', captcha: await captcha() },
        options,
      ),
  },
  suggestByAddress: { code: 'limit_ip', tryFrom: (options) => api.get(calls.suggest.path({ words: 'lake' }), options) },
};

const limitCases: LimitCase[] = [
  ...Object.entries(attempts).map(([name, more]) => ({ ...rateLimits[name as LimitByAddress], ...more })), // all keys
  {
    kind: 'comment from',
    max: commentsIn10Minutes.address,
    code: 'limit_ip',
    tryFrom: (options) =>
      post(
        calls.input.path(),
        { act: 'comment', section: 'video', object_id: String(videos.hd.id), text: `Words ${randomUUID()}` },
        { ...options, as },
      ),
  },
];

/** Copies the current attempt in the database. */
async function repeatAttempts(kind: string, times: number): Promise<void> {
  const rows = await queryRows(
    api.database,
    sql`insert into attempts (kind, key, created_at) select kind, key, created_at from attempts cross join generate_series(1, ${times}::int)
        where kind = ${kind} and created_at = ${new Date(api.clock.now).toISOString()}::timestamptz returning key`,
  );
  expect(rows).toHaveLength(times);
}

const viaProxy = (address: string): RequestOptions => ({ headers: { 'X-Forwarded-For': address } });

const visitors: Record<string, { same: RequestOptions[]; other: RequestOptions }> = {
  IPv4: {
    same: [
      viaProxy('192.0.2.9'),
      viaProxy('::ffff:192.0.2.9'),
      viaProxy('0:0:0:0:0:FFFF:c000:209'),
      viaProxy('192.0.2.9:50000'),
      viaProxy('2001:db8::bad, 192.0.2.9'),
      { peer: '192.0.2.9' },
      { peer: '::ffff:192.0.2.9', ...viaProxy('203.0.113.1') },
    ],
    other: viaProxy('192.0.2.10'),
  },
  IPv6: {
    same: [
      viaProxy('2001:db8:1:2::9'),
      viaProxy('2001:DB8:1:2:0:0:0:9'),
      viaProxy('2001:0db8:0001:0002:0000:0000:0000:0009'),
      viaProxy('[2001:db8:1:2::9]:50000'),
      viaProxy('2001:db8:1:2:ffff:ffff:ffff:ffff'),
      { peer: '2001:db8:1:2::' },
    ],
    other: viaProxy('2001:db8:1:3::9'),
  },
  nobody: {
    same: [{ peer: null }, { peer: null, ...viaProxy('192.0.2.77') }, { peer: '' }],
    other: { peer: '192.0.2.11' },
  },
};

describe.each(limitCases)('the limit "$kind"', ({ kind, max, code, tryFrom }) => {
  test.each(Object.entries(visitors))('counts %s as one visitor in every spelling', async (_, visitor) => {
    const [first = {}] = visitor.same;
    expect((await tryFrom(first)).status).toBe(200);
    await repeatAttempts(kind, max - 1);
    for (const options of visitor.same) {
      const refused = await tryFrom(options);
      expect(refused.status, JSON.stringify(options)).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.stringify(await refused.json())).toContain(`"code":"${code}"`);
    }
    expect((await tryFrom(visitor.other)).status).toBe(200);
  });
});

describe('suggestions', () => {
  const suggest = () => api.get(calls.suggest.path({ words: 'lake' }), viaProxy('192.0.2.99'));
  const asked = async (times: number) => {
    expect((await suggest()).status).toBe(200);
    await repeatAttempts(rateLimits.suggestByAddress.kind, times - 1);
  };
  test('are limited exactly under concurrency', async () => {
    await asked(210);
    const answers = await Promise.all(Array.from({ length: 50 }, suggest));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(refused?.headers.get('cache-control')).toBe('no-store');
    expect(await refused?.json()).toMatchObject({ error: 1, code: 'limit_ip', info: { seconds: 60 } });
  });
  test('are allowed again one by one with the sliding window', async () => {
    await asked(1);
    api.clock.now += 30_000;
    await asked(239);
    expect((await suggest()).headers.get('retry-after')).toBe('30');
    api.clock.now += 30_000;
    expect((await suggest()).status).toBe(200);
    expect((await suggest()).status).toBe(429);
  });
  test('still work if the disk is full and nothing can be counted', async () => {
    const fullDiskApi = await createTestApi({}, () => false);
    try {
      expect((await fullDiskApi.get(calls.suggest.path({ words: 'lake' }))).status).toBe(200);
    } finally {
      await fullDiskApi.close();
    }
  });
});
