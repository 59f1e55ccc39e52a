/** Limits by address count visitors, not spellings: each limit is met by whoever writes the same address in another way. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../fixtures/api/accounts/limits.ts';
import { solveCaptcha } from '../../fixtures/api/accounts/solveCaptcha.ts';
import { rowsOf } from '../../fixtures/api/database/database.ts';
import { sql } from '../../fixtures/api/database/sql.ts';
import { calls } from '../../fixtures/contract/calls.ts';
import { commentsIn10Minutes } from '../../fixtures/contract/limits.ts';
import { defaultPolicy } from '../../fixtures/contract/policy.ts';
import { fullMembers } from '../../fixtures/data/members.ts';
import { videos } from '../../fixtures/data/videos.ts';
import type { ApiUnderTest, Ask } from './visitApi.ts';
import { visitApi } from './visitApi.ts';

let api: ApiUnderTest;
let as: string;
beforeAll(async () => {
  // Whoever comes over no connection is nowhere, and must get as far as the limits.
  api = await visitApi({ policy: { ...defaultPolicy, unknown: 'off' } });
  as = await api.signIn(fullMembers.standard.id);
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now += 2 * 60 * 60_000;
});

const post = (path: string, fields: Record<string, string>, ask: Ask) =>
  api.get(path, { ...ask, method: 'POST', body: new URLSearchParams(fields) });
const captcha = async (): Promise<string> => solveCaptcha(await (await api.get('/api/captcha.php')).json());
let newcomers = 0;

interface Limited {
  kind: string;
  most: number;
  code: string;
  /** One try from an address. */
  tryFrom: (ask: Ask) => Promise<Response>;
}

type LimitByAddress = Extract<keyof typeof limits, `${string}From`>;

const tries: Record<LimitByAddress, Pick<Limited, 'code' | 'tryFrom'>> = {
  signInFrom: {
    code: 'too_many_attempts',
    tryFrom: (ask) => post('/api/login.php', { usr: `nobody ${(newcomers += 1)}`, pwd: 'some password' }, ask),
  },
  signUpFrom: {
    code: 'limit_ip',
    tryFrom: async (ask) => {
      const username = `newcomer ${(newcomers += 1)}`;
      const email = `newcomer${newcomers}@members.example`;
      return post('/api/signup.php', { username, email, pwd: 'a lantern at sea', captcha: await captcha() }, ask);
    },
  },
  restoreFrom: {
    code: 'too_many_attempts',
    tryFrom: (ask) =>
      post('/api/signup.php', { section: 'restore', email: `nobody${(newcomers += 1)}@members.example` }, ask),
  },
  reportFrom: {
    code: 'limit_ip',
    tryFrom: async (ask) =>
      post(
        '/api/report.php',
        { subject: 'question', email: 'asker@members.example', message: 'Why?', captcha: await captcha() },
        ask,
      ),
  },
  suggestFrom: { code: 'limit_ip', tryFrom: (ask) => api.get(calls.suggest('lake'), ask) },
};

const limited: Limited[] = [
  ...Object.entries(tries).map(([name, more]) => ({ ...limits[name as LimitByAddress], ...more })), // the keys are typed above
  {
    kind: 'comment from',
    most: commentsIn10Minutes.address,
    code: 'limit_ip',
    tryFrom: (ask) =>
      post(
        '/api/input.php',
        { act: 'comment', section: 'video', object_id: String(videos.hd.id), text: 'Words' },
        { ...ask, as },
      ),
  },
];

/** As many more tries as that, written down as the one of this moment was. */
async function repeated(kind: string, times: number): Promise<void> {
  const rows = await rowsOf(
    api.database,
    sql`insert into attempts (kind, key, at) select kind, key, at from attempts cross join generate_series(1, ${times}::int)
        where kind = ${kind} and at = ${new Date(api.clock.now).toISOString()}::timestamptz returning key`,
  );
  expect(rows).toHaveLength(times);
}

const forwarded = (address: string): Ask => ({ headers: { 'X-Forwarded-For': address } });

const visitors: Record<string, { same: Ask[]; other: Ask }> = {
  IPv4: {
    same: [
      forwarded('192.0.2.9'),
      forwarded('::ffff:192.0.2.9'),
      forwarded('0:0:0:0:0:FFFF:c000:209'),
      forwarded('192.0.2.9:50000'),
      forwarded('2001:db8::bad, 192.0.2.9'),
      { peer: '192.0.2.9' },
      { peer: '::ffff:192.0.2.9', ...forwarded('203.0.113.1') },
    ],
    other: forwarded('192.0.2.10'),
  },
  IPv6: {
    same: [
      forwarded('2001:db8:1:2::9'),
      forwarded('2001:DB8:1:2:0:0:0:9'),
      forwarded('2001:0db8:0001:0002:0000:0000:0000:0009'),
      forwarded('[2001:db8:1:2::9]:50000'),
      forwarded('2001:db8:1:2:ffff:ffff:ffff:ffff'),
      { peer: '2001:db8:1:2::' },
    ],
    other: forwarded('2001:db8:1:3::9'),
  },
  nobody: {
    same: [{ peer: null }, { peer: null, ...forwarded('192.0.2.77') }, { peer: '' }],
    other: { peer: '192.0.2.11' },
  },
};

describe.each(limited)('the limit "$kind"', ({ kind, most, code, tryFrom }) => {
  test.each(Object.entries(visitors))(
    'counts %s as one visitor, however the address is written',
    async (_, visitor) => {
      const [first = {}] = visitor.same;
      expect((await tryFrom(first)).status).toBe(200);
      await repeated(kind, most - 1);
      for (const ask of visitor.same) {
        const refused = await tryFrom(ask);
        expect(refused.status, JSON.stringify(ask)).toBe(429);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(JSON.stringify(await refused.json())).toContain(`"code":"${code}"`);
      }
      expect((await tryFrom(visitor.other)).status).toBe(200);
    },
  );
});

describe('suggestions', () => {
  const suggest = () => api.get(calls.suggest('lake'), forwarded('192.0.2.99'));
  const asked = async (times: number) => {
    expect((await suggest()).status).toBe(200);
    await repeated(limits.suggestFrom.kind, times - 1);
  };
  test('are limited exactly, however many are asked for at once', async () => {
    await asked(210);
    const answers = await Promise.all(Array.from({ length: 50 }, suggest));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(refused?.headers.get('cache-control')).toBe('no-store');
    expect(await refused?.json()).toMatchObject({ error: 1, code: 'limit_ip', info: { seconds: 60 } });
  });
  test('are free again one by one, as the minute slides on', async () => {
    await asked(1);
    api.clock.now += 30_000;
    await asked(239);
    expect((await suggest()).headers.get('retry-after')).toBe('30');
    api.clock.now += 30_000;
    expect((await suggest()).status).toBe(200);
    expect((await suggest()).status).toBe(429);
  });
  test('go on where the disk is full and nothing can be counted', async () => {
    const full = await visitApi({}, () => false);
    try {
      expect((await full.get(calls.suggest('lake'))).status).toBe(200);
    } finally {
      await full.close();
    }
  });
});
