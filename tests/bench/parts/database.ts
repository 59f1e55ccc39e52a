import { calls } from '@afterglow/contract/calls';
import { noFilters, videoSorts, type VideoFilters, type VideoSort } from '@afterglow/contract/lists';
import { pageSize } from '@afterglow/contract/limits';
import { createApp } from '@afterglow/api/app';
import { openDatabase } from '@afterglow/api/database/database';
import { defaultSettings } from '@afterglow/api/settings';
import { bounded, unbounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { largeCatalogueSize } from '../servers/seed.ts';
import type { Environment } from './part.ts';

const part = 'database';

const pages = Array.from({ length: 20 }, (_, page) => page + 1);

/** All filters of the site, one at a time. */
const filters: VideoFilters[] = [
  ...(['hd', 'vr'] as const).map((type) => ({ ...noFilters, type })),
  ...(['1', '2', '3'] as const).map((duration) => ({ ...noFilters, duration })),
  ...(['day', 'week', 'month'] as const).map((date) => ({ ...noFilters, date })),
];

const listPath = (sort: VideoSort, page: number, filter = noFilters): string =>
  calls.videos.path({ gender: 'str', ...filter, sort, page, section: '', objectId: '', count: pageSize.list });

/** Returns the times of all calls in milliseconds, for three rounds after a warm-up. */
async function measureTimes(paths: readonly string[], request: (path: string) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= 3; round++) {
    for (const path of paths) {
      const begun = performance.now();
      await request(path);
      if (round > 0) times.push(performance.now() - begun);
    }
  }
  return times;
}

/** Measures complete API replies for lists of the large catalogue, without network and response cache. */
export async function database(environment: Environment): Promise<Figure[]> {
  const settings = { ...defaultSettings, dataFolder: await environment.largeData(), responseTtlMs: 0 };
  const opened = await openDatabase(settings);
  try {
    const app = await createApp({ database: opened, settings });
    const request = async (path: string): Promise<void> => {
      // Without an address the country is unknown, and the gate refuses.
      const answer = await app.request(path, {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`The API answers ${answer.status} for ${path}.`);
    };
    const bySort = async (pathsOf: (sort: VideoSort) => string[]) => {
      const found: { sort: VideoSort; times: number[] }[] = [];
      for (const sort of videoSorts) found.push({ sort, times: await measureTimes(pathsOf(sort), request) });
      const medians = found.map(({ sort, times }) => ({ sort, time: median(times) })).sort((a, b) => b.time - a.time);
      return {
        all: median(found.flatMap(({ times }) => times)),
        note: medians.map(({ sort, time }) => `${sort} ${time.toFixed(1)}`).join(', '),
        slowest: medians[0]?.time ?? Number.NaN,
      };
    };
    const first = await bySort((sort) => pages.map((page) => listPath(sort, page)));
    const filtered = await bySort((sort) => filters.map((filter) => listPath(sort, 1, filter)));
    const deep = await bySort((sort) => [listPath(sort, 1_000)]);
    // The limit applies to the slowest sort order.
    return [
      bounded(
        {
          part,
          name: 'pages 1–20, slowest sort',
          unit: 'ms',
          measured: first.slowest,
          note: `${largeCatalogueSize.toLocaleString('en')} videos; ${first.note}`,
        },
        { atMost: 5 },
      ),
      bounded(
        { part, name: 'with one filter, slowest sort', unit: 'ms', measured: filtered.slowest, note: filtered.note },
        { atMost: 15 },
      ),
      bounded(
        { part, name: 'page 1,000, slowest sort', unit: 'ms', measured: deep.slowest, note: deep.note },
        { atMost: 60 },
      ),
      unbounded({ part, name: 'pages 1–20, all sorts', unit: 'ms', measured: first.all }),
    ];
  } finally {
    await opened.close();
  }
}
