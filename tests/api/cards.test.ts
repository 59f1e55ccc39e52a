/** List entries follow from the rows of videos, and are rebuilt when their form changes, embedded and on a server. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runRebuild, sendRebuild, startRebuildServer } from '@afterglow/api/cards/command';
import { createCardJob, rebuildCards } from '@afterglow/api/cards/rebuildCards';
import { cardColumns, cardVersion, type CardSource } from '@afterglow/api/cards/videoCard';
import type { Database } from '@afterglow/api/database/database';
import { openDatabase, queryRows, wrapPglite } from '@afterglow/api/database/database';
import { seed } from '@afterglow/api/seed/seed';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPostgresReason, startPostgres, withPostgres, type PostgresServer } from '../tools/postgres.ts';
import { sampleDatabase } from './catalogueTemplate.ts';

const row: CardSource = {
  id: 100_000_007,
  dir: 'dusk-0',
  title: 'Dusk "\\ \u{1f307} <b>',
  picture: '/media/scenes/07/1.jpg',
  preview: '',
  seconds: 3_601,
  startSeconds: 0,
  postedAt: new Date('2026-02-28T23:59:59Z'),
  description: 'O:/a H:/b',
  hd: true,
  vr: false,
  lang: 'pt-br',
  private: true,
  width: 0,
  height: 720,
};
const names = { channelTitle: '', user: null, categories: ['Lakes, rivers'], models: [], tags: ['dusk', 'a,b'] };

test('a change of the form raises its version, with which this digest changes', () => {
  const forms = [
    cardColumns(row, names),
    cardColumns({ ...row, picture: '', vr: true, preview: '/p.mp4' }, { ...names, user: { id: 7, name: 'Ada' } }),
  ];
  const digest = createHash('sha256')
    .update(forms.map(({ card }) => card).join('\n'))
    .digest('hex')
    .slice(0, 12);
  expect({ version: cardVersion, digest }).toEqual({ version: 1, digest: 'b9c81c08f76f' });
});

const engines: [name: string, skip: boolean, open: () => Promise<[Database, PostgresServer | null]>][] = [
  ['the embedded database', false, async () => [await wrapPglite(await sampleDatabase()), null]],
  [
    withPostgres,
    noPostgresReason !== '',
    async () => {
      const server = await startPostgres();
      const database = await openDatabase({ databaseUrl: server.url, dataFolder: '' }, (empty) =>
        seed(empty, catalogueDate, 350),
      );
      return [database, server];
    },
  ],
];

describe.each(engines)('%s', (name, skip, open) => {
  let database: Database;
  let server: PostgresServer | null = null;
  let original: unknown;
  const cards = () => queryRows(database, sql`select id, card, card_version from videos order by id`);
  /** Gives videos an entry of an earlier form. */
  const outdate = (condition = sql`true`) =>
    database.execute(
      sql`update videos set card = '"title":"as it once was"', card_version = ${cardVersion - 1} where ${condition}`,
    );
  const count = async (condition: ReturnType<typeof sql>): Promise<number> =>
    (await queryRows<{ n: number }>(database, sql`select count(*)::int as n from videos where ${condition}`))[0]?.n ??
    0;

  beforeAll(async () => {
    if (skip) return;
    [database, server] = await open();
    original = await cards();
  });
  afterAll(async () => {
    if (skip) return;
    await database.close();
    await server?.end();
  });
  beforeEach(async () => {
    if (!skip) await rebuildCards(database, { from: 0 });
  });

  test.skipIf(skip)('the sample catalogue has the entries that its rows make', async () => {
    expect(await rebuildCards(database, { from: 0 })).toBe(0);
    expect(await cards()).toEqual(original);
  });

  test.skipIf(skip)('entries of an earlier form are rebuilt, and only these', async () => {
    await outdate();
    await database.execute(sql`update videos set card = 'newer', card_version = ${cardVersion + 1} where id % 7 = 0`);
    const newer = await count(sql`card = 'newer'`);
    const all = await count(sql`true`);
    expect(await rebuildCards(database)).toBe(all - newer);
    expect(await count(sql`card = 'newer' and card_version = ${cardVersion + 1}`)).toBe(newer);
    expect(await rebuildCards(database)).toBe(0);
    await rebuildCards(database, { from: 0 });
    expect(await cards()).toEqual(original);
  });

  test.skipIf(skip)('a run that was ended goes on where it was', async () => {
    await outdate();
    const ending = new AbortController();
    const first = await rebuildCards(database, { from: null, onBatch: () => ending.abort(), signal: ending.signal });
    const all = await count(sql`true`);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(all);
    expect(await rebuildCards(database)).toBe(all - first);
    expect(await cards()).toEqual(original);
  });

  test.skipIf(skip)('views, votes and new titles that come meanwhile are kept', async () => {
    await outdate();
    const before = await queryRows<{ views: number }>(database, sql`select sum(views)::int as views from videos`);
    const ids = await queryRows<{ id: number }>(database, sql`select id from videos order by id`);
    const changed = ids.filter((_, index) => index % 9 === 0);
    await Promise.all([
      rebuildCards(database),
      (async () => {
        for (const { id } of changed)
          await database.execute(
            sql`update videos set views = views + 1, title = 'Meanwhile ' || id, card_version = 0 where id = ${id}`,
          );
      })(),
    ]);
    await rebuildCards(database);
    const after = await queryRows<{ views: number }>(database, sql`select sum(views)::int as views from videos`);
    expect((after[0]?.views ?? 0) - (before[0]?.views ?? 0)).toBe(changed.length);
    expect(await count(sql`title like 'Meanwhile%' and card like '%"title":"' || title || '"%'`)).toBe(changed.length);
  });

  test.skipIf(skip)('two processes at once rebuild each entry once', async () => {
    await outdate();
    const all = await count(sql`true`);
    const [one, other] = await Promise.all([rebuildCards(database), rebuildCards(database)]);
    expect(one + other + (await rebuildCards(database))).toBe(all);
  });

  test.skipIf(skip)('the job of a start does it once, however often it is called', async () => {
    await outdate(sql`id % 2 = 0`);
    const job = createCardJob(database, new AbortController().signal);
    await Promise.all([job(), job()]);
    expect(await count(sql`card_version <> ${cardVersion}`)).toBe(0);
  });

  test.skipIf(skip)('the command rebuilds what is old, or all from an id on, and knows no other words', async () => {
    await outdate(sql`id % 2 = 0`);
    expect(await runRebuild(database, [])).toMatch(/^The list entries of \d+ videos were rebuilt\.$/);
    expect(await runRebuild(database, [])).toBe('All list entries are as they should be.');
    const [last] = await queryRows<{ id: number }>(database, sql`select max(id) as id from videos`);
    await database.execute(sql`update videos set card = ''`);
    expect(await runRebuild(database, ['--from', String(last?.id)])).toContain('of 1 videos');
    for (const args of [['--from'], ['--from', 'x'], ['all'], ['--from', '1', '2']])
      await expect(runRebuild(database, args), args.join(' ')).rejects.toThrow('npm run rebuild-cards');
  });
});

test('a running API carries the command out, as it has the embedded database open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-cards-'));
  const database = await wrapPglite(await sampleDatabase());
  expect(await sendRebuild(folder, [])).toBeNull();
  const stop = await startRebuildServer(database, folder);
  await database.execute(sql`update videos set card_version = 0 where id in (select id from videos limit 3)`);
  await expect.poll(() => sendRebuild(folder, [])).toBe('The list entries of 3 videos were rebuilt.');
  await expect(sendRebuild(folder, ['all'])).rejects.toThrow('npm run rebuild-cards');
  stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
