/** Several processes on one PostgreSQL server: behind a pooler, beside a replica, and of two versions. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { videos } from '@afterglow/fixtures/data/videos';
import {
  fromPage,
  makeNextBuild,
  mostViewed,
  signInAt,
  startLoad,
  updateAndReturn,
  type Load,
} from '../tools/cluster.ts';
import { startPgbouncer, noClusterReason, withCluster, type Pooler } from '../tools/pgbouncer.ts';
import { startPostgres, startReplica, type PostgresServer } from '../tools/postgres.ts';
import { root } from '../tools/repository.ts';
import { expectSingleSentence, folder, startSite, type RunningSite } from './startSite.ts';

async function answerMore(load: Load): Promise<void> {
  const before = load.answered();
  await expect.poll(() => load.answered() - before, { timeout: 60_000 }).toBeGreaterThan(40);
}

describe.skipIf(noClusterReason !== '')(withCluster, () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let pooler: Pooler;
  let client: pg.Client;
  const shared = folder();
  let sites: RunningSite[] = [];
  let origins: [string, string] = ['', ''];

  beforeAll(async () => {
    primary = await startPostgres();
    [replica, pooler] = await Promise.all([startReplica(primary), startPgbouncer(primary)]);
    client = new pg.Client({ connectionString: primary.url });
    await client.connect();
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.end()));
    await client.end();
    await pooler.end();
    await replica.end();
    await primary.end();
  });

  const rows = async <Row extends Record<string, unknown>>(query: string): Promise<Row[]> =>
    (await client.query<Row>(query)).rows;
  const settings = () => ({ DATA_DIR: shared, DATABASE_URL: pooler.url, PUBLIC_ORIGIN: 'http://cluster.example' });
  /** Starts two sites at once, each with an API and a worker of its own. */
  async function startBoth(more: Record<string, string>): Promise<void> {
    sites = [1, 2].map(() => startSite({ ...settings(), ...more }));
    const [first = '', second = ''] = await Promise.all(sites.map(({ origin }) => origin));
    origins = [first, second];
  }
  const post = (origin: string, path: string, fields: Record<string, string>, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: {
        ...fromPage,
        'X-Forwarded-For': '203.0.113.20',
        ...(cookie !== '' && { Cookie: cookie }),
      },
      body: new URLSearchParams(fields),
    });

  test('two start at once through the pooler, on an empty database and on a full one, and leave no lock behind', async () => {
    await startBoth({});
    expect(await rows('select count(*)::int as videos from videos')).toEqual([{ videos: 600 }]);
    for (const ended of await Promise.all(sites.map((site) => site.end())))
      expect([ended.code, ended.stderr]).toEqual([0, '']);
    expect(await rows(`select * from pg_locks where locktype = 'advisory'`)).toEqual([]);
    await startBoth({ DATABASE_DIRECT_URL: primary.url, DATABASE_READ_URL: replica.url });
    expect(await rows('select count(*)::int as videos from videos')).toEqual([{ videos: 600 }]);
    expect(await rows(`select * from pg_locks where locktype = 'advisory'`)).toEqual([]);
  });

  test('a session is one at both, and what is written at one is read at the other', async () => {
    const [one, other] = origins;
    const cookie = await signInAt(one);
    const id = String(videos.standard.id);
    const comments = () =>
      fetch(
        other + calls.comments.path({ section: 'video', objectId: videos.standard.id, page: 1, sort: 'newest' }, 0),
        {
          headers: { Cookie: cookie },
        },
      ).then((response) => response.text());
    const text = 'Said at one, read at the other.';
    expect(await comments()).not.toContain(text);
    const said = await post(one, calls.input.path(), { act: 'comment', section: 'video', object_id: id, text }, cookie);
    expect(await said.json()).toMatchObject({ ok: 1 });
    expect(await comments()).toContain(text);
    await post(other, calls.login.path(), { section: 'logout' }, cookie);
    const refused = await post(one, calls.input.path(), { act: 'favourite', video_id: id }, cookie);
    expect(await refused.json()).toMatchObject({ code: 'login' });
  });

  test('limits count together, and a mail goes out once', async () => {
    await client.query(
      `insert into outbox (address, subject, text, created_at, next_try_at)
       select 'member' || n || '@members.example', 'Number ' || n, 'x', now(), now() from generate_series(1, 40) n`,
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        post(origins[number % 2] ?? '', calls.signup.path(), {
          section: 'restore',
          email: 'member-6041293@members.example',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    await expect.poll(() => rows('select from outbox'), { timeout: 30_000 }).toEqual([]);
    const mailbox = await fetch(`${origins[0]}${calls.mailbox.path()}`).then((response) => response.text());
    for (let number = 1; number <= 40; number += 1)
      expect(mailbox.split(`"Number ${number}"`), String(number)).toHaveLength(2);
  });

  describe('the replica', () => {
    let count = 0;
    /** Returns the views of the most viewed video, as a guest sees them, or the member of the cookie. */
    async function viewsSeen(cookie = ''): Promise<string> {
      count += 1;
      const response = await fetch(origins[count % 2] + mostViewed(count), { headers: { Cookie: cookie } });
      return /"video_viewed":"(\d+)"/.exec(await response.text())?.[1] ?? '';
    }
    const setViews = (views: number) =>
      client.query(
        `update videos set views = $1 where id = (select id from videos where shown and gender = 'str' order by popularity desc, id desc limit 1)`,
        [views],
      );
    const onReplica = async (query: string): Promise<unknown[]> => {
      const own = new pg.Client({ connectionString: replica.url });
      await own.connect();
      try {
        return (await own.query(query)).rows;
      } finally {
        await own.end();
      }
    };
    const guestsQueries = `select from pg_stat_activity where query like 'select v.card%'`;

    test('answers guests until it is five seconds behind, and members never', async () => {
      const cookie = await signInAt(origins[0]);
      let views = 700_000_000;
      // On a busy machine the five seconds can pass before all have read.
      await vi.waitFor(
        async () => {
          await onReplica('select pg_wal_replay_resume()');
          views += 1;
          await setViews(views);
          await expect.poll(viewsSeen).toBe(String(views));
          await onReplica('select pg_wal_replay_pause()');
          const [old, now] = [String(views), String(views + 1)];
          views += 1;
          await setViews(views);
          expect([await viewsSeen(), await viewsSeen()]).toEqual([old, old]);
          expect([await viewsSeen(cookie), await viewsSeen(cookie)]).toEqual([now, now]);
        },
        { timeout: 60_000, interval: 1 },
      );
      // Then the API reads from the primary.
      await expect
        .poll(async () => [await viewsSeen(), await viewsSeen()], { timeout: 15_000, interval: 500 })
        .toEqual([String(views), String(views)]);
      await onReplica('select pg_wal_replay_resume()');
    });

    test('may go away and come back, and nobody notices', async () => {
      const load = startLoad([...origins], await signInAt(origins[1]));
      await replica.stop();
      await setViews(700_001_000);
      await expect.poll(viewsSeen).toBe('700001000');
      await answerMore(load);
      await replica.start();
      await expect
        .poll(async () => (await onReplica(guestsQueries)).length > 0, { timeout: 20_000, interval: 500 })
        .toBe(true);
      await answerMore(load);
      expect((await load.stop()).failures).toEqual([]);
    });

    test('must be one, and have an address', async () => {
      const more = { ...settings(), DATA_DIR: folder() };
      expectSingleSentence(
        await startSite({ ...more, DATABASE_READ_URL: primary.url }).ended,
        /^DATABASE_READ_URL leads to a server that is no streaming replica/,
      );
    });
  });

  test('one version replaces another under load, and the other way round on the newer schema, and no request fails', async () => {
    const next = makeNextBuild(folder());
    await Promise.all(sites.map((site) => site.end()));
    sites = [];
    await client.query('create database updated');
    const databaseUrl = pooler.url.replace(/postgres$/, 'updated');
    const data = folder();
    // While two versions and the load share a machine, a page waits for its reads for as long as they take.
    const settings = { DATA_DIR: data, DATABASE_URL: databaseUrl, TEST_DOCUMENT_WAIT_MS: '60000' };
    const start = (entry: string) => startSite(settings, { entry });
    const report = await updateAndReturn({ before: root, next: next.folder, start, hold: answerMore }, async (at) => {
      // The server of each version also has the files for pages of the other.
      for (const address of [`${at.next}/assets/${next.onlyBefore}`, `${at.before}/assets/${next.onlyNext}`]) {
        const response = await fetch(address);
        expect([response.status, response.headers.get('cache-control')], address).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
    });
    expect(report.failures).toEqual([]);
    expect(report.answered).toBeGreaterThan(100);
    expect(readdirSync(join(data, 'builds'))).toHaveLength(2);
  }, 300_000);
});

test('what is wrong with the further addresses of a database is said in a sentence', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  const end = (settings: Record<string, string>) => startSite({ DATA_DIR: folder(), ...settings }).ended;
  expectSingleSentence(
    await end({ DATABASE_URL, DATABASE_READ_URL: 'replica.example' }),
    /^DATABASE_READ_URL is no address of a PostgreSQL server\. Set it to something like postgres:/,
  );
  expectSingleSentence(
    await end({ DATABASE_DIRECT_URL: DATABASE_URL }),
    /^DATABASE_DIRECT_URL is set, but DATABASE_URL is not, so the embedded database would be used\./,
  );
  expectSingleSentence(
    await end({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL }),
    /^The database of DATABASE_DIRECT_URL cannot be reached \(ECONNREFUSED\)\. Start it or correct DATABASE_DIRECT_URL\.$/m,
  );
});
