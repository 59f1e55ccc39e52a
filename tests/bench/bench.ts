import { stripVTControlCharacters } from 'node:util';
import { createEnvironment, type DisposableEnvironment } from './environment.ts';
import type { Figure } from './figures.ts';
import { describeMachine } from './machine.ts';
import { readOptions, type Options } from './options.ts';
import { back } from './parts/back.ts';
import { backForwardCache } from './parts/backForwardCache.ts';
import { click, memberClick } from './parts/click.ts';
import { database } from './parts/database.ts';
import { desktop } from './parts/desktop.ts';
import { encode } from './parts/encode.ts';
import { heap } from './parts/heap.ts';
import { hydrate, memberHydrate } from './parts/hydrate.ts';
import { interactions } from './parts/interactions.ts';
import { home, list, memberList, model, search } from './parts/list.ts';
import { lowerEnd } from './parts/lowerEnd.ts';
import type { Part } from './parts/part.ts';
import { peer } from './parts/peer.ts';
import { player } from './parts/player.ts';
import { quiet } from './parts/quiet.ts';
import { recovery } from './parts/recovery.ts';
import { revisit } from './parts/revisit.ts';
import { script } from './parts/script.ts';
import { server } from './parts/server.ts';
import { touch } from './parts/touch.ts';
import { memberVideo, video } from './parts/video.ts';
import { writeReport } from './report.ts';
import { enableWaitForIdle } from './waitForIdle.ts';

/**
 * `npm run bench [-- part …] [option …]`: measures the speed of the site relative to baselines in the same run. A
 * missed goal is reported, and fails only with `--strict`. `--as-built` measures the existing build. `--calm` waits
 * before each visit until the machine is idle. `--http1` measures pages over HTTP/1.1 instead of TLS and HTTP/2.
 * `--rounds 9` sets the number of rounds of page visits; `--views 10000` sets the number of page views after which the
 * heap is measured. `--against main` also builds that version, measures both in turn, and reports medians that differ
 * by 5 % or more. `--peer piped/dist` also measures a built client of Piped, another video front end.
 */
const parts: Record<string, Part> = {
  list,
  home,
  search,
  model,
  'second-visit': revisit,
  video,
  player,
  click,
  touch,
  hydrate,
  quiet,
  script,
  back,
  'back-forward-cache': backForwardCache,
  interactions,
  'lower-end': lowerEnd,
  desktop,
  'member-list': memberList,
  'member-video': memberVideo,
  'member-click': memberClick,
  'member-hydrate': memberHydrate,
  server,
  heap,
  recovery,
  database,
  encode,
  peer,
};
const withoutBrowser = new Set(['server', 'heap', 'recovery', 'database', 'encode']);

const log = (sentence: string): void => console.log(sentence);

interface Found {
  figures: Figure[];
  /** Error messages of parts that could not be measured. */
  failures: Record<string, string>;
}

async function measure(names: readonly string[], environment: DisposableEnvironment): Promise<Found> {
  const found: Found = { figures: [], failures: {} };
  for (const name of names) {
    log(`Measuring ${name} …`);
    try {
      found.figures.push(...((await parts[name]?.(environment)) ?? []));
    } catch (error) {
      found.failures[name] = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    }
  }
  return found;
}

const chromiumVersion = (names: readonly string[], { chromium }: DisposableEnvironment): Promise<string> =>
  names.every((name) => withoutBrowser.has(name))
    ? Promise.resolve('not needed')
    : chromium().then(
        ({ version }) => version,
        () => 'none',
      );

/** Returns whether all parts could be measured and no goal was missed. */
async function bench({
  parts: names,
  asBuilt,
  http1,
  rounds,
  views,
  against,
  peer: client,
}: Options): Promise<boolean> {
  const startedAt = Date.now();
  const machine = describeMachine();
  const environment = createEnvironment({ asBuilt, http1, rounds, views, against, peer: client, log });
  const stop = (): void => void environment.dispose().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const found = await measure(names, environment);
    machine.chromium = await chromiumVersion(names, environment);
    writeReport({ ...found, machine, http1, against, tookSeconds: (Date.now() - startedAt) / 1_000 });
    return found.figures.every(({ passed }) => passed !== false) && Object.keys(found.failures).length === 0;
  } finally {
    await environment.dispose();
  }
}

const options = readOptions(process.argv.slice(2), Object.keys(parts));
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 1;
} else {
  if (options.calm) enableWaitForIdle();
  const good = await bench(options);
  if (options.strict && !good) process.exitCode = 1;
}
