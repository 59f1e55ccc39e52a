/**
 * `npm run bench:api [-- --strict] [-- --short]`: the API on 100,000 videos, on the embedded database and on a PostgreSQL
 * server, beside a bare Node server in the same run. `--short` leaves out the heap, which takes 100,000 requests.
 */
import { join } from 'node:path';
import { calls } from '../../../fixtures/contract/calls.ts';
import { pageSize } from '../../../fixtures/contract/limits.ts';
import { noFilters, videoSorts } from '../../../fixtures/contract/lists.ts';
import { againstFloor, bounded, tableOf, type Figure } from '../figures.ts';
import { makeGround } from '../ground.ts';
import { thisMachine } from '../machine.ts';
import { median } from '../median.ts';
import { root } from '../../tools/tree.ts';
import { freePort } from '../servers/ports.ts';
import { startScript } from '../servers/script.ts';
import { many } from '../servers/seed.ts';
import { startNode, type Started } from '../servers/started.ts';
import { startPostgres } from './postgres.ts';
import { connections, shoot, type Shots } from './shots.ts';

const seconds = 4;
const warming = 2;
const rounds = 3;

const list = (sort: (typeof videoSorts)[number], page: number, lifetime?: number) =>
  calls.videos('str', { ...noFilters, sort, page, section: '', objectId: '', count: pageSize.list }, lifetime);
/** A list that everybody looks at. */
const popular = list('most-popular', 1);
/** Asked for without a lifetime, so that no answer is a kept one: the first 200 pages of every sort. */
const fresh = Array.from({ length: 200 }, (_, page) => videoSorts.map((sort) => list(sort, page + 1, 0))).flat();
/** Beginnings of words as people type them. */
const beginnings = [
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

interface Running {
  api: Started;
  heap: () => Promise<number>;
}

async function start({ name, environment }: Engine): Promise<Running> {
  const [port, heapPort] = [await freePort(), await freePort()];
  const words = [
    '--expose-gc',
    '--import',
    'tsx',
    '--import',
    join(import.meta.dirname, 'heap.ts'),
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
  const api = await startNode(words, settings, `The API on ${name}`);
  return { api, heap: async () => Number(await (await fetch(`http://127.0.0.1:${heapPort}`)).text()) };
}

const middle = (shots: Shots[]): Shots => ({
  rate: median(shots.map(({ rate }) => rate)),
  p50: median(shots.map(({ p50 }) => p50)),
  p99: median(shots.map(({ p99 }) => p99)),
});
const inWords = ({ p50, p99 }: Shots) =>
  `${connections} at once: half within ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

/** Requests a second: the floor and both kinds of lists, in turn, so that what else the machine does meets them alike. */
async function rates(part: string, origin: string, limits: { fresh?: number }): Promise<Figure[]> {
  const answer = await fetch(origin + popular);
  const { byteLength } = await answer.arrayBuffer();
  const floor = await startScript(join(import.meta.dirname, '../floor/bufferServer.ts'), String(byteLength));
  try {
    const guns = {
      floor: () => shoot(floor.origin, () => '/', { seconds }),
      kept: () => shoot(origin, () => popular, { seconds }),
      fresh: () => shoot(origin, (turn) => fresh[turn % fresh.length] ?? popular, { seconds }),
    };
    for (const path of [popular, ...fresh.slice(0, 60)]) await fetch(origin + path).then((one) => one.arrayBuffer());
    await shoot(floor.origin, () => '/', { seconds: warming });
    await shoot(origin, () => popular, { seconds: warming });
    await shoot(origin, (turn) => fresh[(turn * 7) % fresh.length] ?? popular, { seconds: warming });
    const found: Record<keyof typeof guns, Shots[]> = { floor: [], kept: [], fresh: [] };
    for (let round = 0; round < rounds; round++) {
      found.floor.push(await guns.floor());
      found.kept.push(await guns.kept());
      found.fresh.push(await guns.fresh());
    }
    const [bare, kept, made] = [middle(found.floor), middle(found.kept), middle(found.fresh)];
    const freshFigure = {
      part,
      name: 'lists, each made anew',
      unit: 'requests/s',
      floor: bare.rate,
      measured: made.rate,
      note: `${fresh.length} lists; ${inWords(made)}`,
    } as const;
    return [
      againstFloor(
        {
          part,
          name: 'kept list',
          unit: 'requests/s',
          floor: bare.rate,
          measured: kept.rate,
          note: `${byteLength.toLocaleString('en')} bytes; ${inWords(kept)}; the floor: ${inWords(bare)}`,
        },
        { atLeast: 0.15 },
      ),
      limits.fresh === undefined ? againstFloor(freshFigure) : againstFloor(freshFigure, { atLeast: limits.fresh }),
    ];
  } finally {
    await floor.close();
  }
}

/** How often each beginning is asked for; its middle time counts, since the machine may have had something else to do once. */
const tries = 5;

/** Milliseconds of a suggestion, one asked for after the other, as one visitor types. Every address is a new one, so that no answer is kept. */
async function suggestions(part: string, origin: string): Promise<Figure[]> {
  const times = new Map(beginnings.map((words) => [words, [] as number[]]));
  for (let turn = 0; turn < tries; turn++) {
    for (const [words, of] of times) {
      const begun = performance.now();
      // Each turn is another visitor's: one may ask for so many in a minute, and a refusal is no suggestion.
      const headers = { 'X-Forwarded-For': `198.18.0.${turn}` };
      const answer = await fetch(`${origin}${calls.suggest(words)}&turn=${turn}`, { headers });
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
        note: `“${slowest?.words ?? ''}” of ${beginnings.length} beginnings of words, each the middle of ${tries}; half of them within ${median(others.map(({ time }) => time)).toFixed(1)} ms`,
      },
      { atMost: 50 },
    ),
  ];
}

/** What a crowd asks for: mostly lists that others have just looked at, now and then one that nobody has. */
const crowd = (turn: number): string =>
  turn % 20 === 0
    ? (fresh[(turn / 20) % fresh.length] ?? popular)
    : list(videoSorts[turn % videoSorts.length] ?? 'longest', 1 + (turn % 37));

async function heapGrowth(part: string, { api, heap }: Running): Promise<Figure[]> {
  await shoot(api.origin, crowd, { answers: 10_000 });
  const first = await heap();
  const { p99 } = await shoot(api.origin, (turn) => crowd(turn + 10_000), { answers: 90_000 });
  const last = await heap();
  return [
    againstFloor(
      {
        part,
        name: 'heap after 100,000 requests',
        unit: 'bytes',
        floor: first,
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

const say = (sentence: string): void => console.log(sentence);
const options = new Set(process.argv.slice(2));
const machine = thisMachine();
const ground = makeGround({ asBuilt: true, say });
const figures: Figure[] = [];
say('Measuring the API on PGlite …');
figures.push(
  ...(await measure(
    { name: 'PGlite', environment: { DATA_DIR: await ground.largeData(), DATABASE_URL: '' } },
    options.has('--short'),
    {},
  )),
);
const server = await startPostgres(say);
if (typeof server === 'string') say(server);
else {
  try {
    say(`Measuring the API on ${server.version} …`);
    figures.push(
      ...(await measure(
        { name: 'PostgreSQL', environment: { DATA_DIR: await ground.largeData(), DATABASE_URL: server.url } },
        options.has('--short'),
        { fresh: 0.02 },
      )),
    );
  } finally {
    server.close();
  }
}
await ground.clear();
say(
  `\n${many.toLocaleString('en')} videos; ${machine.cores} cores (${machine.processor}), ${machine.memory} GB, Node ${machine.node}, load ${machine.load.toFixed(1)} at the start, commit ${machine.commit}`,
);
say(
  `${connections} connections, ${seconds} s each, medians of ${rounds} rounds in turn with the floor (tests/bench/floor/bufferServer.ts), from the sources.\n`,
);
say(tableOf(figures));
const missed = figures.filter(({ held }) => held === false);
say(`\nbench:api: ${figures.filter(({ held }) => held === true).length} held, ${missed.length} missed`);
if (options.has('--strict') && missed.length > 0) process.exitCode = 1;
