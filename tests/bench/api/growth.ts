/**
 * Measures how response times of the API grow with the catalogue: each list, search and suggestion on 10,000 and on
 * 1,000,000 videos.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from '@afterglow/api/app';
import { openDatabase, queryRows, type Database } from '@afterglow/api/database/database';
import { defaultSettings } from '@afterglow/api/settings';
import { calls } from '@afterglow/contract/calls';
import { pageSize } from '@afterglow/contract/limits';
import { memberSorts, noFilters, videoSorts, type VideoFilters } from '@afterglow/contract/lists';
import { againstBaseline, type Figure } from '../figures.ts';
import { median } from '../median.ts';

/** Number of videos and members in the two catalogues. */
export const growthSizes = [
  { videos: 10_000, members: 2_000 },
  { videos: 1_000_000, members: 200_000 },
] as const;

/** The most that a time may grow with a hundred times as many videos: a slope of 0.3 on logarithmic scales. */
const mostGrowth = 100 ** 0.3;
const rounds = 5;

/** Parts of a catalogue that the paths refer to. */
interface Named {
  category: string;
  model: string;
  channel: string;
  videos: number[];
  pages: number;
}

async function findNames(database: Database): Promise<Named> {
  const first = async (query: ReturnType<typeof sql>) =>
    (await queryRows<{ dir: string }>(database, query))[0]?.dir ?? '';
  const [total] = await queryRows<{ total: number }>(
    database,
    sql`select sum(videos)::int as total from list_totals where kind = 0 and gender = 'str' and posted_on = '-infinity'`,
  );
  const videos = await queryRows<{ id: number }>(
    database,
    sql`select id from videos where shown and gender = 'str' order by popularity desc limit 5`,
  );
  return {
    category: await first(
      sql`select c.dir from categories c join list_totals t on t.kind = 1 and t.object_id = c.id and t.posted_on = '-infinity' group by 1 order by sum(t.videos) desc limit 1`,
    ),
    model: await first(sql`select dir from models order by videos desc limit 1`),
    channel: await first(sql`select dir from channels order by videos desc limit 1`),
    videos: videos.map(({ id }) => id),
    pages: Math.floor((total?.total ?? 0) / pageSize.list),
  };
}

const listPath = (
  sort: (typeof videoSorts)[number],
  page: number,
  filters: Partial<VideoFilters> = {},
  section: '' | 'categories' | 'model' | 'channel' = '',
  objectId = '',
) =>
  calls.videos.path(
    { gender: 'str', ...noFilters, ...filters, sort, page, section, objectId, count: pageSize.list },
    0,
  );
const searchPath = (words: string, sort: 'relevance' | 'latest-updates' = 'relevance') =>
  calls.search.path({ gender: 'str', ...noFilters, sort, page: 1, objectId: '', words, count: pageSize.list }, 0);

/** Words that occur only in the titles of the first videos, which are the same in every catalogue. */
const rareWords = ['brass', 'cranes', 'curly', 'diary', 'packing', 'quoted', 'soiree', 'untitled'];

interface Kind {
  name: string;
  /** Whether growth has a limit; otherwise it is only reported. */
  isLimited: boolean;
  paths: (named: Named) => string[];
}

const kinds: Kind[] = [
  ...videoSorts.map((sort) => ({
    name: `all videos, ${sort}`,
    isLimited: true,
    paths: () => [1, 2, 20].map((page) => listPath(sort, page)),
  })),
  { name: 'all videos, page 100', isLimited: true, paths: () => videoSorts.map((sort) => listPath(sort, 100)) },
  {
    name: 'all videos, last page',
    isLimited: true,
    paths: ({ pages }) => videoSorts.map((sort) => listPath(sort, pages)),
  },
  {
    name: 'all videos, the page in the middle',
    isLimited: false,
    paths: ({ pages }) => [listPath('most-popular', Math.floor(pages / 2))],
  },
  {
    name: 'all videos, filtered',
    isLimited: true,
    paths: () => [
      listPath('most-popular', 1, { type: 'vr' }),
      listPath('longest', 1, { type: 'hd', duration: '1' }),
      listPath('most-viewed', 1, { duration: '2' }),
    ],
  },
  {
    name: 'all videos of a period',
    isLimited: true,
    paths: () =>
      (['day', 'week', 'month'] as const).flatMap((date) => [
        listPath('most-popular', 1, { date }),
        listPath('longest', 1, { date }),
      ]),
  },
  {
    name: 'the largest category',
    isLimited: true,
    paths: ({ category }) => videoSorts.map((sort) => listPath(sort, 1, {}, 'categories', category)),
  },
  {
    name: 'the largest category, of a month',
    isLimited: true,
    paths: ({ category }) => [listPath('most-popular', 1, { date: 'month' }, 'categories', category)],
  },
  {
    name: 'the largest model',
    isLimited: true,
    paths: ({ model }) => videoSorts.map((sort) => listPath(sort, 1, {}, 'model', model)),
  },
  {
    name: 'the largest channel',
    isLimited: true,
    paths: ({ channel }) => videoSorts.map((sort) => listPath(sort, 1, {}, 'channel', channel)),
  },
  {
    name: 'related videos',
    isLimited: true,
    paths: ({ videos }) => videos.map((id) => calls.related.path({ id, type: 'all', page: 1, count: 60 }, 0)),
  },
  {
    name: 'members',
    isLimited: true,
    paths: () => memberSorts.map((sort) => calls.members.path({ filters: {}, sort, page: 1, words: '', count: 96 }, 0)),
  },
  { name: 'searches for rare words', isLimited: true, paths: () => rareWords.map((words) => searchPath(words)) },
  {
    name: 'searches for a name',
    isLimited: false,
    paths: () => ['helena', 'quillfeather'].map((words) => searchPath(words)),
  },
  {
    name: 'searches for common words',
    isLimited: false,
    paths: () => ['evening', 'harbour', 'window'].map((words) => searchPath(words)),
  },
  {
    name: 'searches for common words, newest first',
    isLimited: false,
    paths: () => ['evening', 'harbour'].map((words) => searchPath(words, 'latest-updates')),
  },
  {
    name: 'searches for misspelled words',
    isLimited: false,
    paths: () => ['ewening', 'harboor'].map((words) => searchPath(words)),
  },
  {
    name: 'suggestions',
    isLimited: true,
    paths: () =>
      ['eve', 'hel', 'win', 'mor', 'lan', 'voss', 'quill', 'sun'].map((words) => calls.suggest.path({ words })),
  },
];

interface Opened {
  /** Returns the milliseconds until the response is complete. */
  time: (path: string) => Promise<number>;
  named: Named;
  close: () => Promise<void>;
}

/** Opens the API on a catalogue, without caches of replies and totals. */
async function open(databaseUrl: string): Promise<Opened> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-growth-'));
  const database = await openDatabase({ databaseUrl, dataFolder });
  const app = await createApp({
    database,
    settings: {
      ...defaultSettings,
      dataFolder,
      mediaStoreFolder: join(dataFolder, 'media'),
      totalsTtlMs: 0,
      responseTtlMs: 0,
    },
  });
  let asked = 0;
  return {
    named: await findNames(database),
    time: async (path) => {
      // Suggestions are rate-limited by address.
      const remoteAddress = `198.18.${(asked >> 8) & 255}.${asked & 255}`;
      asked += 1;
      const startedAt = performance.now();
      const response = await app.request(path, {}, { incoming: { socket: { remoteAddress } } });
      await response.arrayBuffer();
      const took = performance.now() - startedAt;
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
      return took;
    },
    close: async () => {
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Measures a kind on both catalogues, in turn, so that other load affects them equally. */
async function measureKind({ name, isLimited, paths }: Kind, small: Opened, large: Opened): Promise<Figure> {
  const pairs = paths(small.named).map((path, index) => [path, paths(large.named)[index] ?? path] as const);
  for (const [former, latter] of pairs) {
    await small.time(former);
    await large.time(latter);
  }
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round < rounds; round++)
    for (const [former, latter] of pairs) {
      times.small.push(await small.time(former));
      times.large.push(await large.time(latter));
    }
  const [baseline, measured] = [median(times.small), median(times.large)];
  const slope = Math.log(measured / baseline) / Math.log(100);
  return againstBaseline(
    {
      part: 'growth',
      name,
      unit: 'ms',
      baseline,
      measured,
      note: `slope ${slope.toFixed(2)}; ${pairs.length} requests, each ${rounds} times in turn, slowest ${Math.max(...times.large).toFixed(0)} ms`,
    },
    isLimited ? { atMost: Number(mostGrowth.toFixed(2)) } : undefined,
  );
}

/** @param urls of the databases, in the order of `growthSizes` */
export async function measureGrowth(urls: readonly [string, string]): Promise<Figure[]> {
  const [small, large] = [await open(urls[0]), await open(urls[1])];
  try {
    const figures: Figure[] = [];
    for (const kind of kinds) figures.push(await measureKind(kind, small, large));
    return figures;
  } finally {
    await small.close();
    await large.close();
  }
}
