import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { unbounded, type Figure } from '../figures.ts';
import { benchFolder } from '../paths.ts';
import { startSite } from '../servers/site.ts';
import type { Environment } from './part.ts';

const part = 'recovery';
const defaultRounds = 3;
const pollMs = 20;

const lock = z.object({ pid: z.number() });

/** Kills the API and returns the milliseconds until an uncached page loads again. */
async function killAndWait(origin: string, dataDir: string, round: number): Promise<number> {
  const { pid } = z.parse(lock, JSON.parse(readFileSync(join(dataDir, 'database.lock'), 'utf8')));
  const begun = performance.now();
  process.kill(pid, 'SIGKILL');
  // The kernel closes the API's port before the next request is answered.
  for (let step = 0; ; step += 1) {
    await sleep(pollMs);
    const response = await fetch(`${origin}/videos/longest/1/?step=${round}-${step}`).catch(() => null);
    await response?.text();
    if (response?.status === 200) return performance.now() - begun;
  }
}

/** Measures how long uncached pages fail after the API was killed, with the embedded database. */
export async function recovery({ build, rounds }: Environment): Promise<Figure[]> {
  const dataDir = join(benchFolder, 'data-recovery');
  const site = await startSite(await build(), dataDir, { settings: { SUPERVISE: 'yes' } });
  const times: number[] = [];
  try {
    // The site ends after more than five kills within ten minutes.
    for (let round = 0; round < Math.min(rounds ?? defaultRounds, 5); round += 1)
      times.push(await killAndWait(site.origin, dataDir, round));
  } finally {
    await site.close();
  }
  const measured = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
  const all = times.map((ms) => Math.round(ms)).join(', ');
  return [
    unbounded({
      part,
      name: 'until pages load after kill -9 of the API',
      unit: 'ms',
      measured,
      note: `median of ${all} ms`,
    }),
  ];
}
