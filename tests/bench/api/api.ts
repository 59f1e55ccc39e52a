/**
 * `npm run bench:api [-- --strict] [-- --short]`: measures the API on 100,000 videos, on the embedded database and on a
 * PostgreSQL server, relative to a bare Node server in the same run. Then measures searches beside lists, and a rush of
 * connections, on the sample catalogue; `--sample` measures only these. `--short` skips the heap, which takes 100,000
 * requests. `--growth` measures only how response times grow from 10,000 to 1,000,000 videos; the first run seeds them,
 * and they take 6 GB.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@afterglow/contract/calls';
import { pageSize } from '@afterglow/contract/limits';
import { noFilters, videoSorts } from '@afterglow/contract/lists';
import { sampleSize } from '@afterglow/fixtures/data/catalogue/catalogue';
import { againstBaseline, bounded, type Figure } from '../figures.ts';
import { createEnvironment } from '../environment.ts';
import { describeMachine } from '../machine.ts';
import { median } from '../median.ts';
import { formatTable } from '../table.ts';
import { root } from '../../tools/repository.ts';
import { freePort } from '../../tools/freePort.ts';
import { startScript } from '../servers/script.ts';
import { largeCatalogueSize } from '../servers/seed.ts';
import { startNode, type StartedServer } from '../servers/startNode.ts';
import { growthSizes, measureGrowth } from './growth.ts';
import { connections, runLoad, type LoadResult } from './load.ts';
import { startPostgres } from './postgres.ts';
import { rushFigures } from './rush.ts';
import { commonSearches, searchFigure } from './search.ts';

const runSeconds = 4;
const warmUpSeconds = 2;
const rounds = 3;

const list = (sort: (typeof videoSorts)[number], page: number, lifetime?: number) =>
  calls.videos.path(
    { gender: 'str', ...noFilters, sort, page, section: '', objectId: '', count: pageSize.list },
    lifetime,
  );
/** The first page of the most popular videos. */
const popular = list('most-popular', 1);
/** The first 200 pages of every sort order, with lifetime 0, so that nothing is cached. */
const uncachedLists = Array.from({ length: 200 }, (_, page) =>
  videoSorts.map((sort) => list(sort, page + 1, 0)),
).flat();
/** Prefixes of words as people type them. */
const prefixes = [
  'eve',
  'sun',
  'lak',
  'gar',
  'roo',
  'win',
  'mor',
  'har',
  'lan',
  'ter',
  'str',
  'moo',
  'rai',
  'sea',
  'hot',
  'кин',
  '夜の',
  'ang',
].flatMap((word) => ['', 'n', 'e', 'r', 'a', ' s', 's', 'i', 't', 'o'].map((more) => word + more));

interface Engine {
  name: 'PGlite' | 'PostgreSQL';
  environment: Record<string, string>;
}

interface RunningApi {
  api: StartedServer;
  heap: () => Promise<number>;
}

async function start({ name, environment }: Engine): Promise<RunningApi> {
  const [port, heapPort] = [await freePort(), await freePort()];
  const args = [
    '--expose-gc',
    '--import',
    'tsx',
    '--import',
    join(import.meta.dirname, '../servers/heap.ts'),
    join(root, 'fixtures/api/main.ts'),
  ];
  const settings = {
    API_PORT: String(port),
    HEAP_PORT: String(heapPort),
    HOST: '127.0.0.1',
    PROFILE: 'demo',
    NODE_ENV: 'production',
    ...environment,
  };
  const api = await startNode(args, settings, `The API on ${name}`);
  return { api, heap: async () => Number(await (await fetch(`http://127.0.0.1:${heapPort}`)).text()) };
}

const medianOf = (shots: LoadResult[]): LoadResult => ({
  rate: median(shots.map(({ rate }) => rate)),
  p50: median(shots.map(({ p50 }) => p50)),
  p99: median(shots.map(({ p99 }) => p99)),
});
const describe = ({ p50, p99 }: LoadResult) =>
  `${connections} at once: half within ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

/**
 * Measures requests per second of the baseline and both kinds of lists, in turn, so that other load affects them
 * equally.
 */
async function rates(part: string, origin: string, bounds: { fresh?: number }): Promise<Figure[]> {
  const answer = await fetch(origin + popular);
  const { byteLength } = await answer.arrayBuffer();
  const baseline = await startScript(join(import.meta.dirname, '../baseline/bufferServer.ts'), String(byteLength));
  try {
    const generators = {
      baseline: () => runLoad(baseline.origin, () => '/', { seconds: runSeconds }),
      cached: () => runLoad(origin, () => popular, { seconds: runSeconds }),
      fresh: () =>
        runLoad(origin, (index) => uncachedLists[index % uncachedLists.length] ?? popular, { seconds: runSeconds }),
    };
    for (const path of [popular, ...uncachedLists.slice(0, 60)])
      await fetch(origin + path).then((one) => one.arrayBuffer());
    await runLoad(baseline.origin, () => '/', { seconds: warmUpSeconds });
    await runLoad(origin, () => popular, { seconds: warmUpSeconds });
    await runLoad(origin, (index) => uncachedLists[(index * 7) % uncachedLists.length] ?? popular, {
      seconds: warmUpSeconds,
    });
    const found: Record<keyof typeof generators, LoadResult[]> = { baseline: [], cached: [], fresh: [] };
    for (let round = 0; round < rounds; round++) {
      found.baseline.push(await generators.baseline());
      found.cached.push(await generators.cached());
      found.fresh.push(await generators.fresh());
    }
    const [bare, cached, rebuilt] = [medianOf(found.baseline), medianOf(found.cached), medianOf(found.fresh)];
    const freshFigure = {
      part,
      name: 'lists, each made anew',
      unit: 'requests/s',
      baseline: bare.rate,
      measured: rebuilt.rate,
      note: `${uncachedLists.length} lists; ${describe(rebuilt)}`,
    } as const;
    return [
      againstBaseline(
        {
          part,
          name: 'kept list',
          unit: 'requests/s',
          baseline: bare.rate,
          measured: cached.rate,
          note: `${byteLength.toLocaleString('en')} bytes; ${describe(cached)}; the floor: ${describe(bare)}`,
        },
        { atLeast: 0.15 },
      ),
      bounds.fresh === undefined
        ? againstBaseline(freshFigure)
        : againstBaseline(freshFigure, { atLeast: bounds.fresh }),
    ];
  } finally {
    await baseline.close();
  }
}

/** Requests per prefix. The median counts, because other load may disturb a single request. */
const tries = 5;

/**
 * Measures the time of suggestions in milliseconds, one request after the other. Every URL is unique, so that nothing
 * is cached.
 */
async function suggestions(part: string, origin: string): Promise<Figure[]> {
  const times = new Map(prefixes.map((words) => [words, [] as number[]]));
  for (let index = 0; index < tries; index++) {
    for (const [words, of] of times) {
      const begun = performance.now();
      // Each round is from another visitor, because suggestions are rate-limited.
      const headers = { 'X-Forwarded-For': `198.18.0.${index}` };
      const answer = await fetch(`${origin}${calls.suggest.path({ words })}&turn=${index}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The API answers ${answer.status} to “${words}”.`);
      of.push(performance.now() - begun);
    }
  }
  const [slowest, ...others] = [...times]
    .map(([words, of]) => ({ words, time: median(of) }))
    .toSorted((one, other) => other.time - one.time);
  const measured = slowest?.time ?? Number.NaN;
  return [
    bounded(
      {
        part,
        name: 'suggestions, slowest words',
        unit: 'ms',
        measured,
        note: `“${slowest?.words ?? ''}” of ${prefixes.length} beginnings of words, each the middle of ${tries}; half of them within ${median(others.map(({ time }) => time)).toFixed(1)} ms`,
      },
      { atMost: 50 },
    ),
  ];
}

/** Returns a path of mixed traffic: 19 of 20 are cached lists, the others uncached. */
const mixedTraffic = (index: number): string =>
  index % 20 === 0
    ? (uncachedLists[(index / 20) % uncachedLists.length] ?? popular)
    : list(videoSorts[index % videoSorts.length] ?? 'longest', 1 + (index % 37));

async function heapGrowth(part: string, { api, heap }: RunningApi): Promise<Figure[]> {
  await runLoad(api.origin, mixedTraffic, { answers: 10_000 });
  const first = await heap();
  const { p99 } = await runLoad(api.origin, (index) => mixedTraffic(index + 10_000), { answers: 90_000 });
  const last = await heap();
  return [
    againstBaseline(
      {
        part,
        name: 'heap after 100,000 requests',
        unit: 'bytes',
        baseline: first,
        measured: last,
        note: `after collection; beside that after 10,000; p99 on the way ${p99.toFixed(0)} ms`,
      },
      { atMost: 1.1 },
    ),
  ];
}

async function measure(engine: Engine, short: boolean, limits: { fresh?: number }): Promise<Figure[]> {
  const running = await start(engine);
  try {
    const { origin } = running.api;
    return [
      ...(await suggestions(engine.name, origin)),
      ...(await rates(engine.name, origin, limits)),
      ...(short ? [] : await heapGrowth(engine.name, running)),
    ];
  } finally {
    await running.api.close();
  }
}

/** Measures searches beside lists, and a rush, on the sample catalogue. */
async function measureSample(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const { api } = await start({ name: 'PostgreSQL', environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } });
  try {
    const { origin } = api;
    const search = (index: number): string => commonSearches[index % commonSearches.length] ?? popular;
    return [
      await searchFigure('PostgreSQL', origin),
      ...(await rushFigures('PostgreSQL', 'kept list', origin, () => popular)),
      ...(await rushFigures('PostgreSQL', 'search, made anew', origin, search)),
    ];
  } finally {
    await api.close();
  }
}

const log = (sentence: string): void => console.log(sentence);
const options = new Set(process.argv.slice(2));
const [growthOnly, sampleOnly] = [options.has('--growth'), options.has('--sample')];
const machine = describeMachine();
const environment = createEnvironment({ asBuilt: true, http1: true, log });
const figures: Figure[] = [];
if (!growthOnly && !sampleOnly) {
  log('Measuring the API on PGlite …');
  const settings = { DATA_DIR: await environment.largeData(), DATABASE_URL: '' };
  figures.push(...(await measure({ name: 'PGlite', environment: settings }, options.has('--short'), {})));
}
const server = await startPostgres(log);
if (typeof server === 'string') log(server);
else {
  const dataDir = mkdtempSync(join(tmpdir(), 'afterglow-bench-'));
  try {
    log(`Measuring the API on ${server.version} …`);
    if (growthOnly) {
      const [small, large] = growthSizes;
      figures.push(
        ...(await measureGrowth([
          await server.filled(small.videos, small.members),
          await server.filled(large.videos, large.members),
        ])),
      );
    } else {
      const settings = { DATA_DIR: dataDir, DATABASE_URL: sampleOnly ? '' : await server.filled(largeCatalogueSize) };
      if (!sampleOnly)
        figures.push(
          ...(await measure({ name: 'PostgreSQL', environment: settings }, options.has('--short'), { fresh: 0.02 })),
        );
      figures.push(...(await measureSample(await server.filled(sampleSize), dataDir)));
    }
  } finally {
    server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
await environment.dispose();
log(
  `\n${machine.cores} cores (${machine.processor}), ${machine.memory} GB, Node ${machine.node}, load ${machine.load.toFixed(1)} at the start, commit ${machine.commit}`,
);
log(
  `${connections} connections, ${runSeconds} s each, medians of rounds in turn with the floor (tests/bench/baseline/bufferServer.ts), from the sources.\n`,
);
log(formatTable(figures));
const failedFigures = figures.filter(({ passed }) => passed === false);
log(`\nbench:api: ${figures.filter(({ passed }) => passed === true).length} held, ${failedFigures.length} missed`);
if (options.has('--strict') && failedFigures.length > 0) process.exitCode = 1;
